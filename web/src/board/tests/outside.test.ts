import { describe, expect, test } from "vitest";
import type { Box } from "../draw";
import { outside } from "../outside";

const seen: Box = { x: 0, y: 0, width: 400, height: 200 };
const at = (x: number, y: number): Box => ({ x: x - 10, y: y - 10, width: 20, height: 20 });
const found = (...boxes: Box[]): { side: string; things: Box[] }[] => outside(boxes, (box) => box, seen);

describe("what may be chosen outside the frame", () => {
  test("is nothing while everything is in sight", () => {
    expect(found(at(10, 10), at(390, 190))).toEqual([]);
  });

  test("counts as outside when its middle is", () => {
    expect(found(at(399, 100))).toEqual([]);
    expect(found(at(401, 100))).toHaveLength(1);
  });

  test("is told once for each side, the nearest first", () => {
    const [far, near, below] = [at(-90, 50), at(-20, 150), at(200, 260)];
    expect(found(far, near, below)).toEqual([
      { side: "left", things: [near, far] },
      { side: "down", things: [below] },
    ]);
  });

  test("lies on the side where it is farther away", () => {
    expect(found(at(450, 500))[0]?.side).toBe("down");
  });
});
