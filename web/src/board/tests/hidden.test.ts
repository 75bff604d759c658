import { describe, expect, test } from "vitest";
import { hiddenBy } from "../hidden";

const board = { x: 10, y: 100, width: 800, height: 400 };

describe("how much of the board is hidden", () => {
  test("is nothing while everything stands beside it", () => {
    expect(hiddenBy([{ x: 10, y: 500, width: 800, height: 200 }], board)).toEqual({ foot: 0, side: 0 });
  });

  test("is what a sheet has grown over its foot, however far that reaches below", () => {
    expect(hiddenBy([{ x: 0, y: 380, width: 1000, height: 300 }], board)).toEqual({ foot: 120, side: 0 });
  });

  test("is what came over it from its side", () => {
    expect(hiddenBy([{ x: 500, y: 90, width: 340, height: 600 }], board)).toEqual({ foot: 0, side: 310 });
  });

  test("is as much as the higher of two, and never all of it", () => {
    const [low, high] = [{ x: 0, y: 450, width: 900, height: 90 }, { x: 0, y: 120, width: 900, height: 500 }];
    expect(hiddenBy([low, high], board).foot).toBe(300);
  });
});
