import { expect, test } from "vitest";
import type { Line, TableEvent } from "../../../lib/protocol";
import { TABLE } from "../learning/example";
import { lengthsOf, tracksOf } from "../round/tracks";
import { gainsSaid, givenIn } from "../told/points";
import type { View } from "../view";
import { winterSteps } from "../winter/steps";

const line = (event: TableEvent): Line => ({ at: 1, part: 0, event, message: { key: `event-${event.event}`, values: {} } });

const LOG: Line[] = [
  line({ event: "winter", rice: 3 }),
  ...[0, 1, 2].map((seat) => line({ event: "loses-rice", seat, rice: 3 })),
  line({ event: "goes-hungry", seat: 2, missing: 4 }),
  line({ event: "goes-hungry", seat: 1, missing: 1 }),
];
const WINTER: View = { ...TABLE, phase: "winter", order: [2, 0, 1] };

test("winter comes step by step: those who are hungry in turn order, then the points (S-12)", () => {
  const steps = winterSteps(LOG, { ...WINTER, revolts: { seat: 1, provinces: ["mino"], farmers: 1 } }, 1);
  expect(steps.map(({ says, state }) => [says.key, says.values["seat"] ?? null, state])).toEqual([
    ["board-step-rice", null, "done"],
    ["board-step-fed", null, "done"],
    ["board-step-revolts", 2, "done"],
    ["board-step-revolts", 1, "now"],
    ["board-step-points", null, "later"],
  ]);
  expect(steps[0]?.says.values["rice"]).toBe(3);
});

test("without a revolt that waits the points are next", () => {
  expect(winterSteps(LOG, WINTER, 1).map(({ state }) => state)).toEqual(["done", "done", "done", "done", "now"]);
});

const POINTS = [
  line({ event: "scores", seat: 0, provinces: 8, buildings: 1, points: 9 }),
  line({ event: "scores", seat: 1, provinces: 9, buildings: 4, points: 13 }),
  line({ event: "most", seat: 1, building: "castle", region: "red", points: 3 }),
  line({ event: "most", seat: 1, building: "castle", region: "green", points: 2 }),
];

test("the points of a winter are told by what they are for, and add up (S-13)", () => {
  const [second, first] = givenIn(POINTS);
  expect(first).toMatchObject({ seat: 1, provinces: 9, buildings: 4, sum: 18 });
  expect(first?.most.castle.map(({ region, points }) => [region, points])).toEqual([["red", 3], ["green", 2]]);
  expect(second).toMatchObject({ seat: 0, sum: 9, most: { castle: [], temple: [], theatre: [] } });
});

test("in one line a winter says who got how much, the most first, and nothing before it is counted", () => {
  const gains = gainsSaid(POINTS)?.values["gains"] as { values: object }[];
  expect(gains.map(({ values }) => values)).toEqual([{ seat: 1, points: 18 }, { seat: 0, points: 9 }]);
  expect(gainsSaid([])).toBeNull();
});

test("the tracks show what the year would add and the rice that the provinces need", () => {
  const [mine] = tracksOf(TABLE);
  expect(mine).toMatchObject({ seat: 0, points: 0, more: 0, rice: 5, provinces: 9 });
  const forecast = { ...TABLE.players[0]!.forecast, provinces: 9, most_castles: 21 };
  const ahead = tracksOf({ ...TABLE, players: [{ ...TABLE.players[0]!, points: 10, forecast }] });
  expect(lengthsOf(ahead)).toEqual({ points: 40, rice: 18 });
});
