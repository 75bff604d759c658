import { expect, test } from "vitest";
import { freePlace } from "../free_place";

const PAGE = { width: 400, height: 300 };
const TOAST = { width: 100, height: 40 };

test("where nothing is in the way it lies at the bottom left", () => {
  expect(freePlace(TOAST, PAGE, [])).toMatchObject({ x: 12, y: 248 });
});

test("a button in that corner moves it to the middle", () => {
  const button = { x: 0, y: 260, width: 50, height: 40 };
  expect(freePlace(TOAST, PAGE, [button])).toMatchObject({ x: 150, y: 248 });
});

test("a row of buttons along the bottom lifts it above them", () => {
  const row = { x: 0, y: 240, width: 400, height: 60 };
  const { y, height } = freePlace(TOAST, PAGE, [row]);
  expect(y + height).toBeLessThanOrEqual(240);
});

test("where buttons are everywhere it covers as little as it can", () => {
  const left = { x: 0, y: 0, width: 250, height: 300 };
  const right = { x: 250, y: 0, width: 150, height: 200 };
  const small = { x: 250, y: 200, width: 150, height: 100 };
  expect(freePlace(TOAST, PAGE, [left, right, { ...small, height: 10 }]).x).toBe(288);
});
