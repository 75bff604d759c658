import { expect, test } from "vitest";
import { freePlace } from "../free_place";

const PAGE = { width: 400, height: 300 };
const TOAST = { width: 100, height: 40 };

test("where nothing is in the way it lies at the bottom left", () => {
  expect(freePlace(TOAST, PAGE, [])).toMatchObject({ left: 12, top: 248 });
});

test("a button in that corner moves it to the middle", () => {
  const button = { left: 0, top: 260, width: 50, height: 40 };
  expect(freePlace(TOAST, PAGE, [button])).toMatchObject({ left: 150, top: 248 });
});

test("a row of buttons along the bottom lifts it above them", () => {
  const row = { left: 0, top: 240, width: 400, height: 60 };
  const { top, height } = freePlace(TOAST, PAGE, [row]);
  expect(top + height).toBeLessThanOrEqual(240);
});

test("where buttons are everywhere it covers as little as it can", () => {
  const left = { left: 0, top: 0, width: 250, height: 300 };
  const right = { left: 250, top: 0, width: 150, height: 200 };
  const small = { left: 250, top: 200, width: 150, height: 100 };
  expect(freePlace(TOAST, PAGE, [left, right, { ...small, height: 10 }]).left).toBe(288);
});
