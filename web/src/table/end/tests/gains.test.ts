import { expect, test } from "vitest";
import type { History, Turn } from "../../../lib/protocol";
import { gainsOf, leapOf, sumText, termsOf, wasStoodIn } from "../gains";

const turn = (seat: number | null, first: number, last: number, gains: number[], closing = false): Turn => ({
  ...{ seat, first, last, gains, closing },
});

/** Two players; the second loses a point when the first overtakes, and the round brings something to both. */
const HISTORY: History = {
  scores: [],
  forecast: [
    [1, 0],
    [5, 0],
    [5, 3],
    [7, 2],
    [9, 12],
    [10, 12],
    [14, 13],
  ],
  parts: [],
  turns: [
    turn(0, 1, 1, [4, 0]),
    turn(1, 2, 2, [0, 3]),
    turn(0, 3, 3, [2, -1]),
    turn(1, 4, 4, [0, 10]),
    turn(null, 4, 4, [2, 0], true),
    turn(0, 5, 6, [4, 0]),
    turn(null, 6, 6, [1, 1], true),
  ],
  reasons: [],
  stand_ins: [
    { seat: 1, first: 4, last: null },
    { seat: 0, first: 2, last: 3 },
  ],
};

test("the largest rows of the sheet and the rest add up to its total, and what brought nothing is no gain", () => {
  const gains = gainsOf({ apples: 6, pears: 0, plums: 25, cherries: 12, nuts: 7, lost: -2 });
  expect(gains.biggest).toEqual([
    ...[{ item: "plums", points: 25 }, { item: "cherries", points: 12 }],
    { item: "nuts", points: 7 },
  ]);
  expect(termsOf(gains)).toEqual([25, 12, 7, 4]);
  expect(gains.total).toBe(48);
});

test("of rows alike the earlier comes first, and nothing is left where three are all", () => {
  const gains = gainsOf({ apples: 2, pears: 0, plums: 2 });
  expect(gains.biggest.map(({ item }) => item)).toEqual(["apples", "plums"]);
  expect(termsOf(gains)).toEqual([2, 2]);
});

test("whoever has nothing, or lost it, has gained nothing", () => {
  expect(gainsOf({ apples: 0 }).biggest).toEqual([]);
  expect(termsOf(gainsOf({ lost: -1, apples: 0 }))).toEqual([-1]);
});

test("the turn that brought most is shown at its best move, without what the end of the round brought after it", () => {
  expect(leapOf(HISTORY, 0)).toMatchObject({ at: 1, from: 1, to: 5 });
  const round = { ...HISTORY, turns: [...HISTORY.turns.slice(2, -2), turn(0, 5, 6, [7, 0]), turn(null, 6, 6, [4, 1], true)] };
  expect(leapOf(round, 0)?.at).toBe(5);
});

test("what it brought are two figures of the table under the chart", () => {
  const leap = leapOf(HISTORY, 1);
  expect(leap).toMatchObject({ at: 4, from: 2, to: 12 });
  expect([3, 4].map((at) => HISTORY.forecast?.[at]?.[1])).toEqual([leap?.from, leap?.to]);
});

test("a turn that earned nothing is not called a gain", () => {
  const turns = [turn(0, 1, 1, [0, 0]), turn(1, 2, 2, [-1, 0]), turn(null, 3, 3, [3, 0], true)];
  expect(leapOf({ ...HISTORY, turns }, 0)).toBeNull();
});

test("a sum is written with true minus signs", () => {
  expect(sumText([20, 18, -3, 0])).toBe("20 + 18 − 3 + 0");
  expect(sumText([-2, 5])).toBe("−2 + 5");
});

test("a move of a bot that played on is known as such", () => {
  expect(wasStoodIn(HISTORY.stand_ins, 1, 4)).toBe(true);
  expect(wasStoodIn(HISTORY.stand_ins, 0, 5)).toBe(false);
  expect(wasStoodIn(HISTORY.stand_ins, null, 3)).toBe(false);
});
