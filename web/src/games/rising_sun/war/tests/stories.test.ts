// A battle is told from the log alone: what was bid, who won what, what came of it.

import { expect, test } from "vitest";
import type { Line } from "../../../../lib/protocol";
import { stepsOf } from "../steps";
import { againstVictor, bidsOn, fightsIn, sumOf } from "../stories";

let at = 0;
const line = (event: string, values: Record<string, unknown> = {}): Line => ({
  ...{ at, part: 0, event: { event, ...values } as Line["event"], message: { key: `event-${event}`, values: {} } },
});

/** as far as the log goes. */
const NAGATO: Line[] = [
  line("war-begins", { season: "summer" }),
  line("unopposed", { seat: 1, province: "oshu" }),
  line("battle", { province: "nagato", participants: [0, 1, 2] }),
  line("bids", { seat: 0, seppuku: 0, hostage: 0, ronin: 1, poets: 3 }),
  line("bids", { seat: 1, seppuku: 1, hostage: 3, ronin: 2, poets: 0 }),
  line("bids", { seat: 2, seppuku: 0, hostage: 3, ronin: 0, poets: 1 }),
  line("wins-advantage", { seat: 1, advantage: "seppuku" }),
  line("commits-seppuku", { seat: 1, province: "nagato", figures: 1 }),
  line("kills", { seat: 1, owner: 1, figure: "shinto", n: 1, province: "nagato" }),
  line("points", { seat: 1, points: 1 }),
  line("honor-up", { seat: 1, other: 0 }),
  line("wins-advantage", { seat: 1, advantage: "hostage" }),
  line("captures", { seat: 1, owner: 2, figure: "oni_of_skulls", province: "nagato" }),
  line("points-taken", { seat: 1, owner: 2, points: 1 }),
  line("wins-advantage", { seat: 1, advantage: "ronin" }),
  line("hires", { seat: 1, force: 3 }),
  line("fights", { seat: 0, province: "nagato", force: 2 }),
  line("fights", { seat: 2, province: "nagato", force: 1 }),
  line("wins-battle", { seat: 1, province: "nagato", force: 3 }),
  line("kills", { seat: 1, owner: 0, figure: "bushi", n: 1, province: "nagato" }),
  line("kills", { seat: 1, owner: 0, figure: "daimyo", n: 1, province: "nagato" }),
  line("wins-advantage", { seat: 0, advantage: "poets" }),
  line("points", { seat: 0, points: 3 }),
  line("pays-bid", { seat: 0, coins: 4 }),
  line("pays-bid", { seat: 2, coins: 4 }),
  line("reparation", { seat: 1, other: 0, coins: 3 }),
  line("reparation", { seat: 1, other: 2, coins: 3 }),
];

test("a battle has its bids, its contests in their order, its outcome and its payments", () => {
  const [fight] = fightsIn(NAGATO, 0);
  expect(fight?.province).toBe("nagato");
  expect(fight?.season).toBe("summer");
  expect([...(fight?.bids.keys() ?? [])]).toEqual([0, 1, 2]);
  expect(sumOf(fight?.bids.get(1))).toBe(6);
  expect(fight?.contests.map(({ advantage, winner }) => [advantage, winner])).toEqual([
    ["seppuku", 1],
    ["hostage", 1],
    ["ronin", 1],
    ["poets", 0],
  ]);
  expect(fight?.contests[0]?.lines.map(({ event }) => event.event)).toEqual(["commits-seppuku", "points", "honor-up"]);
  expect(fight?.contests[3]?.lines.map(({ event }) => event.event)).toEqual(["points"]);
  expect(fight?.outcome?.lines.map(({ event }) => event.event)).toEqual(["kills", "kills"]);
  expect(fight?.outcome?.victor).toBe(1);
  expect([...(fight?.outcome?.forces ?? [])]).toEqual([
    [0, 2],
    [2, 1],
    [1, 3],
  ]);
  expect(fight?.payments).toHaveLength(4);
});

test("a battle is over when something else begins, and not before", () => {
  const more = [...NAGATO, line("token-discarded", { province: "edo" })];
  expect(fightsIn(NAGATO, 0)[0]?.over).toBe(false);
  expect(fightsIn(more, 0)[0]?.over).toBe(true);
});

test("what comes later is not told in an earlier position", () => {
  const later = { ...line("battle", { province: "edo", participants: [0, 1] }), at: 5 };
  expect(fightsIn([...NAGATO, later], 4)).toHaveLength(1);
  expect(fightsIn([...NAGATO, later], 5)).toHaveLength(2);
});


test("each advantage is told with by how much it was won, ties by honor", () => {
  const [fight] = fightsIn(NAGATO, 0);
  if (!fight) throw new Error("there is a battle");
  expect(bidsOn(fight, "hostage").map(({ coins }) => coins)).toEqual([3, 3]);
  expect(stepsOf(fight, null).map(({ id, headline }) => [id, headline.key])).toEqual([
    ["bids", "war-told-bids"],
    ["seppuku", "war-told-alone"],
    ["hostage", "war-told-tie"],
    ["ronin", "war-told-over"],
    ["outcome", "war-told-won-over"],
    ["poets", "war-told-over"],
    ["payments", "war-told-payments"],
  ]);
});

test("a battle between equals is told with what decided it: honor (R-20.1)", () => {
  const [fight] = fightsIn(
    NAGATO.map((each) => (each.event.event === "fights" ? line("fights", { ...each.event, force: 3 }) : each)),
    0,
  );
  if (!fight?.outcome) throw new Error("there is a battle");
  expect(againstVictor(fight.outcome)).toEqual({ force: 3, others: [3, 3], tied: true });
  expect(stepsOf(fight, null).find(({ id }) => id === "outcome")?.headline.key).toBe("war-told-won-tie");
});
