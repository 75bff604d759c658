import { expect, test } from "vitest";
import { besideThing, riseOver } from "../place";

const FRAME = { width: 1000, height: 800 };
const CARD = { width: 300, height: 400 };
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const overlaps = (x: number, y: number, other: ReturnType<typeof box>): boolean =>
  x < other.x + other.width && other.x < x + CARD.width && y < other.y + other.height && other.y < y + CARD.height;

test("an explanation stands right of its thing where there is room", () => {
  const thing = box(100, 100, 120, 80);
  expect(besideThing(CARD, FRAME, thing, []).x).toBe(230);
});

test("it stays in the page and never covers its thing", () => {
  for (const thing of [box(880, 20, 100, 60), box(20, 700, 200, 90), box(450, 380, 60, 60), box(900, 720, 90, 70)]) {
    const { x, y } = besideThing(CARD, FRAME, thing, []);
    expect(x >= 0 && y >= 0 && x + CARD.width <= FRAME.width && y + CARD.height <= FRAME.height).toBe(true);
    expect(overlaps(x, y, thing)).toBe(false);
  }
});

test("it goes to the other side where it would cover what may be chosen", () => {
  const thing = box(450, 300, 80, 80);
  const targets = [box(560, 200, 200, 300)];
  const { x, y } = besideThing(CARD, FRAME, thing, targets);
  expect(targets.some((target) => overlaps(x, y, target))).toBe(false);
});

test("over a sheet the board rises until the thing is in sight, but never past its own top", () => {
  expect(riseOver(box(0, 600, 50, 60), 100, 500)).toBe(170);
  expect(riseOver(box(0, 200, 50, 60), 100, 500)).toBe(0);
  expect(riseOver(box(0, 300, 50, 500), 100, 400)).toBe(190);
});
