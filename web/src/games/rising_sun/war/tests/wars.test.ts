// A war is told from the log alone: each province with its reason, and whom it brought points for what.

import { expect, test } from "vitest";
import type { Line } from "../../../../lib/protocol";
import { meanwhileIn, signed } from "../chronicle";
import { gainsOf, warsIn, type War } from "../wars";

const line = (event: string, values: Record<string, unknown> = {}): Line => ({
  ...{ at: 1, part: 0, event: { event, ...values } as Line["event"] },
  message: { key: `event-${event}`, values: values as Line["message"]["values"] },
});
const points = (seat: number, count: number, source: string): Line => line("points", { seat, points: count, source });

const SPRING: Line[] = [
  line("wars-lie", { provinces: ["edo", "oshu", "kyoto", "nagato"] }),
  line("war-begins", { season: "spring" }),
  points(2, 9, "card-way-of-justice"),
  line("unopposed", { seat: 2, province: "edo" }),
  points(2, 2, "card-oni"),
  line("battle", { province: "oshu", participants: [0, 1] }),
  line("bids", { seat: 0, seppuku: 1, hostage: 0, ronin: 0, poets: 0 }),
  line("wins-advantage", { seat: 0, advantage: "hostage" }),
  line("points-taken", { seat: 0, owner: { seat: 1 }, points: 1, source: "advantage-hostage" }),
  line("wins-battle", { seat: 1, province: "oshu", force: 3 }),
  line("token-discarded", { province: "kyoto" }),
];
const ENDS = [line("allied-claim", { seat: 0, other: 2, province: "nagato" }), line("cleanup", { season: "spring" })];

const warIn = (log: readonly Line[]): War => warsIn(log, 1)[0] as War;

test("each province of a war has its taker and how it was taken (R-17.5)", () => {
  const war = warIn([...SPRING, ...ENDS]);
  expect(war.provinces).toEqual(["edo", "oshu", "kyoto", "nagato"]);
  expect(war.fields.map(({ number, province, taker, told }) => [number, province, taker, told?.event.event])).toEqual([
    [1, "edo", 2, "unopposed"],
    [2, "oshu", 1, "wins-battle"],
    [3, "kyoto", null, "token-discarded"],
    [4, "nagato", 0, "allied-claim"],
  ]);
  expect(war.over).toBe(true);
});

test("a battle is over when the next province is come to, and a war with its last", () => {
  const fought = SPRING.slice(0, -1);
  expect(warIn(fought).fields.at(-1)?.over).toBe(false);
  expect(warIn(SPRING).fields[1]?.over).toBe(true);
  expect(warIn(SPRING).over).toBe(false);
});

test("points are told by player with their reasons, those of cards before the first battle too", () => {
  const gains = gainsOf(warIn([...SPRING, ...ENDS]));
  expect(gains.map(({ seat, sum }) => [seat, sum])).toEqual([
    [2, 11],
    [0, 1],
    [1, -1],
  ]);
  expect(gains[0]?.gains).toEqual([
    { points: 9, source: "card-way-of-justice", province: null },
    { points: 2, source: "card-oni", province: "edo" },
  ]);
  expect(gains[2]?.gains).toEqual([{ points: -1, source: "advantage-hostage", province: "oshu" }]);
});

test("what happened without a battle before one is told with it", () => {
  const war = warIn(SPRING);
  const oshu = war.fields[1];
  expect(oshu && meanwhileIn(war, oshu).map(({ event }) => event.event)).toEqual(["points", "unopposed", "points"]);
});

test("offers that come and go meanwhile are no part of a war, nor of a battle", () => {
  const [begins, ...rest] = SPRING.slice(1);
  const talked = [SPRING[0] as Line, begins as Line, line("expires", { seat: 1, other: 2, which: 1 }), ...rest];
  talked.splice(9, 0, line("offers", { seat: 0, other: 1, which: 1 }), line("declines", { seat: 1, other: 0, which: 1 }));
  const [war, quiet] = [warIn([...talked, ...ENDS]), warIn([...SPRING, ...ENDS])];
  expect(war.before).toEqual(quiet.before);
  expect(war.fields.map(({ lines }) => lines)).toEqual(quiet.fields.map(({ lines }) => lines));
  expect(war.fields[1]?.fight?.contests).toEqual(quiet.fields[1]?.fight?.contests);
});

test("what was gained and lost again is neither", () => {
  expect([3, -1, 0].map(signed)).toEqual(["+3", "−1", "0"]);
});

test("what comes later is not told in an earlier position", () => {
  const later = ENDS.map((each) => ({ ...each, at: 5 }));
  expect(warsIn([...SPRING, ...later], 4)[0]?.over).toBe(false);
  expect(warsIn([...SPRING, ...later], 5)[0]?.over).toBe(true);
});
