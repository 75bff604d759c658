import { expect, test } from "vitest";
import { spread, type TaleMark } from "../tales";

const mark = (number: number, x: number, tail: boolean): TaleMark => ({
  ...{ number, crest: 0, target: { x, y: 0, radius: 20 } },
  tail: tail ? { x, y: -50 } : null,
});

test("numbers on a board never cover each other", () => {
  const spots = spread([mark(1, 0, true), mark(2, 4, true), mark(2, 0, false)], 38).map(({ tail, target }) => tail ?? target);
  const [first, second, third] = spots;
  expect(first).toEqual({ x: 0, y: -50 });
  expect(Math.abs((second?.x ?? 0) - (first?.x ?? 0))).toBeGreaterThanOrEqual(38);
  expect(third).toMatchObject({ x: 0, y: 0 });
});
