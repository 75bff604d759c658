import { expect, test } from "vitest";
import type { Line, Message, TableEvent, Value } from "../../../lib/protocol";
import { TABLE } from "../learning/example";
import { cameFrom, clausesOf, why } from "../told/battle";
import { farmersFought, fightsIn, toldTogether, wintersIn, type Fight } from "../told/stories";

const line = (event: TableEvent, values: Record<string, Value> = {}): Line => ({
  ...{ at: 1, part: 0, event },
  message: { key: `event-${event.event}`, values },
});
const cubes = (counts: Record<string, number>): { cubes: Message[] } => ({
  cubes: Object.entries(counts).map(([colour, n]) => ({ key: `cubes-${colour}`, values: { n } })),
});

const BATTLE: Line[] = [
  line(
    { event: "attacks", seat: 0, source: "shinano", province: "kozuke", armies: 3 },
    { defender: { seat: 1 } },
  ),
  line({ event: "thrown" }, cubes({ blue: 3, red: 3, farmers: 1 })),
  line({ event: "fall-out" }, cubes({ blue: 3, red: 1, farmers: 1 })),
  line({ event: "return" }, cubes({ blue: 2, red: 1, farmers: 1 })),
  line({ event: "conquers", seat: 0, province: "kozuke", armies: 1 }),
];

test("a battle is put together from the log, with the tower before and after it (S-15.13)", () => {
  const [fight] = fightsIn(BATTLE, TABLE, 1) as [Fight];
  expect([fight.attacker, fight.defender, fight.armies]).toEqual([0, 1, 3]);
  expect(fight.inside.map(({ count }) => count)).toEqual([3, 2, 2, 4]);
  expect(fight.before.map(({ count }) => count)).toEqual([3, 0, 2, 4]);
  expect(farmersFought(fight)).toBe(true);
  expect(why(fight)).toEqual({ key: "board-why-conquers", values: { armies: 3, against: 2 } });
  expect(clausesOf(fight)).toEqual(["S-9.5", "S-9.10"]);
});

test("farmers that do not go back took no part: there was unrest (S-9.6)", () => {
  const log = BATTLE.with(3, line({ event: "return" }, cubes({ blue: 1, red: 1 })));
  const [fight] = fightsIn(log, TABLE, 1) as [Fight];
  expect(farmersFought(fight)).toBe(false);
  expect(clausesOf(fight)[0]).toBe("S-9.6");
});

test("where cubes came from is told exactly: what lay in the tray is what a battle before left there (S-10.4)", () => {
  const unrest = BATTLE.with(3, line({ event: "return" }, cubes({ blue: 2, red: 1 })));
  const [first, second] = fightsIn([...unrest, ...BATTLE], TABLE, 1) as [Fight, Fight];
  expect(cameFrom(first, 1)).toEqual({ key: "board-from-source", values: { province: "province-kozuke", more: 0, tray: 0 } });
  expect(second.tray.filter(({ count }) => count > 0)).toEqual([{ seat: null, count: 1 }]);
  expect(cameFrom(second, null)).toEqual({ key: "board-from-tray", values: { more: 0, tray: 1 } });
});

test("a winter is told from the loss of rice to the end of the year", () => {
  const log = ["round", "winter", "fed", "scores", "year-ends", "round"].map((event) => line({ event }));
  const winters = wintersIn(log, 1);
  expect(winters.map(({ lines }) => lines.map(({ event }) => event.event))).toEqual([
    ["winter", "fed", "scores", "year-ends"],
  ]);
});

test("a revolt of a winter is told together with its end (S-12.6)", () => {
  const log = ["cards-drawn", "revolts", "puts-down", "revolts", "lost-to-farmers"].map((event) => line({ event }));
  expect(toldTogether(log).map((told) => told.map(({ event }) => event.event))).toEqual([
    ["cards-drawn"],
    ["revolts", "puts-down"],
    ["revolts", "lost-to-farmers"],
  ]);
});
