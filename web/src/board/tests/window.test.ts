import { describe, expect, test } from "vitest";
import { windowOn } from "../window";

const SCALES = { least: 0.5, most: 1 };
const frame = { width: 400, height: 400 };
const box = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({
  x,
  y,
  width: 100,
  height: 100,
});

describe("the part of the board that a small frame shows", () => {
  test("holds everything asked about, if it can be read so", () => {
    const { x, y, scale } = windowOn([box(0, 0), box(500, 200)], frame, SCALES);
    expect([x, y]).toEqual([300, 150]);
    expect(scale).toBeGreaterThan(0.5);
  });

  test("comes no nearer than is useful", () => {
    expect(windowOn([box(0, 0)], frame, SCALES).scale).toBe(1);
  });

  test("else holds as much of it as can be read", () => {
    const { x, scale } = windowOn([box(0, 0), box(1000, 0), box(1200, 0)], frame, SCALES);
    expect(scale).toBeGreaterThanOrEqual(0.5);
    expect(x).toBe(1150);
  });

  test("begins at the top of what is too high", () => {
    const tall = { x: 0, y: 100, width: 100, height: 2000 };
    expect(windowOn([tall], frame, SCALES).y).toBeLessThan(500);
  });
});
