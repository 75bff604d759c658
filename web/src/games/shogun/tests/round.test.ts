// A round is told from the log: what became of each order, which battles belong to it, how its cubes fall.

import { expect, test } from "vitest";
import type { Line, TableEvent } from "../../../lib/protocol";
import { TABLE } from "../learning/example";
import { chaptersOf } from "../told/chapters";
import { keptIn } from "../told/round";
import { roundsIn, storiesIn, type Round } from "../told/stories";
import { fallsOf } from "../tower/falls";

const line = (event: string, values: Record<string, unknown> = {}): Line => ({
  ...{ at: 1, part: 0, event: { event, ...values } as TableEvent, message: { key: `event-${event}`, values: {} } },
});
const due = (action: string): Line => line("action-due", { action });

const ROUND: Line[] = [
  line("round", { season: "spring", year: 1 }),
  line("left-empty", { seat: 0, spaces: ["theatre"] }),
  line("bids", { seat: 0, chests: 2 }),
  line("bids-nothing", { seat: 1 }),
  line("chooses", { seat: 0, special: "rice", place: 2 }),
  due("tax"),
  line("reveals", { seat: 0, action: "tax", province: "kai" }),
  line("taxes", { seat: 0, province: "kai", chests: 5 }),
  line("reveals", { seat: 1, action: "tax", province: "iyo" }),
  line("taxes", { seat: 1, province: "iyo", chests: 3 }),
  due("battle_a"),
  line("reveals", { seat: 0, action: "battle_a", province: "shinano" }),
  line("attacks", { seat: 0, source: "shinano", province: "kozuke", armies: 3 }),
  line("conquers", { seat: 0, province: "kozuke", armies: 1 }),
  line("reveals", { seat: 1, action: "battle_a", province: "izu" }),
  line("attacks", { seat: 1, source: "izu", province: "echigo", armies: 3 }),
  line("conquers", { seat: 1, province: "echigo", armies: 1 }),
  line("card-goes", { seat: 0, province: "echigo", space: "castle" }),
  due("rice"),
  line("no-action", { seat: 0, action: "rice" }),
  due("castle"),
  due("temple"),
  line("reveals", { seat: 0, action: "temple", province: "noto" }),
  line("cancelled", { seat: 0, action: "temple", province: "noto" }),
];
const NEXT = line("round", { season: "summer", year: 1 });

test("after a round each of the ten orders and the bid has its fate (S-8)", () => {
  const [round] = roundsIn([...ROUND, NEXT], 1) as [Round];
  const kept = keptIn(round, 0);
  expect(kept).toHaveLength(11);
  expect(kept.slice(0, 5).map(({ space, place, province, fate }) => [space, place, province, fate])).toEqual([
    ["tax", 1, "kai", "done"],
    ["battle_a", 2, "shinano", "done"],
    ["rice", 3, null, "chest"],
    ["castle", 4, "echigo", "lost"],
    ["temple", 5, "noto", "cancelled"],
  ]);
  expect(kept[1]?.deeds.map(({ event }) => event["province"])).toEqual(["kozuke"]);
  expect(kept.find(({ space }) => space === "theatre")?.fate).toBe("empty");
  expect(kept.at(-1)).toMatchObject({ space: "bid", chests: 2, fate: "done" });
});

test("where all reveal at once the deeds are still everybody's own", () => {
  const [head, first, second] = [ROUND.slice(0, 5), line("reveals", { seat: 0, action: "tax", province: "kai" }), line("reveals", { seat: 1, action: "tax", province: "iyo" })];
  const log = [...head, due("tax"), first, second, line("taxes", { seat: 0, province: "kai", chests: 5 }), line("taxes", { seat: 1, province: "iyo", chests: 3 })];
  const [round] = roundsIn(log, 1) as [Round];
  expect(keptIn(round, 0)[0]?.deeds.map(({ event }) => event["province"])).toEqual(["kai"]);
  expect(keptIn(round, 1)[0]?.deeds.map(({ event }) => event["province"])).toEqual(["iyo"]);
});

test("battles belong to the round in which they were fought, revolts of a winter to it", () => {
  const winter = [line("winter", { rice: 1 }), line("revolts", { seat: 0, province: "kai", farmers: 2 }), line("puts-down", { seat: 0, province: "kai", armies: 1 })];
  const stories = storiesIn([...ROUND, ...winter], TABLE, 1);
  expect(stories.map(({ kind }) => kind)).toEqual(["battle", "battle", "round", "revolt", "winter"]);
  const [first, second, round, revolt, cold] = chaptersOf(stories);
  expect([first, second, revolt]).toEqual([round, round, cold]);
  expect(round).not.toBe(cold);
});

test("a round is over with the next one or winter; before its first action there is nothing to tell", () => {
  expect(roundsIn(ROUND, 1)[0]?.over).toBe(false);
  expect(roundsIn([...ROUND, line("winter", { rice: 1 })], 1)[0]?.over).toBe(true);
  expect(roundsIn(ROUND.slice(0, 5), 1)).toEqual([]);
});

test("as many cubes fall as there are, out of the tower only when all are in", () => {
  const { into, outOf } = fallsOf([{ seat: 0, count: 9 }, { seat: null, count: 3 }], [{ seat: 1, count: 6 }]);
  expect([into.length, outOf.length]).toEqual([12, 6]);
  expect(Math.min(...outOf.map(({ after }) => after))).toBeGreaterThan(Math.max(...into.map(({ after }) => after)));
});
