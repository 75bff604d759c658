import { expect, test } from "vitest";
import type { History, Turn } from "../../../lib/protocol";
import { gainsOf, sumText, termsOf, wasStoodIn } from "../gains";

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
  stand_ins: [
    { seat: 1, first: 4, last: null },
    { seat: 0, first: 2, last: 3 },
  ],
};

test("the biggest turns, the rest, the start and the ends of rounds add up to the total of the sheet", () => {
  for (const place of [0, 1]) {
    const gains = gainsOf(HISTORY, place);
    expect(termsOf(gains).reduce((all, term) => all + term, 0)).toBe(gains.total);
  }
  expect(termsOf(gainsOf(HISTORY, 0))).toEqual([4, 4, 2, 0, 1, 3]);
  expect(termsOf(gainsOf(HISTORY, 1))).toEqual([10, 3, -1, 1]);
});

test("the biggest come first, and of two alike the earlier", () => {
  expect(gainsOf(HISTORY, 0).biggest.map((gain) => gain.turn.first)).toEqual([1, 5, 3]);
});

test("a turn is shown at the move that brought most, without what the end of the round brought after it", () => {
  expect(gainsOf(HISTORY, 0).biggest.map((gain) => gain.at)).toEqual([1, 6, 3]);
  const round = { ...HISTORY, turns: [...HISTORY.turns.slice(0, -2), turn(0, 5, 6, [1, 0]), turn(null, 6, 6, [4, 1], true)] };
  expect(gainsOf(round, 0).biggest.at(-1)?.at).toBe(5);
});

test("a game whose rounds end with nothing has no line for it", () => {
  const turns = HISTORY.turns.filter((each) => !each.closing);
  expect(gainsOf({ ...HISTORY, turns }, 0).closing).toBeNull();
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
