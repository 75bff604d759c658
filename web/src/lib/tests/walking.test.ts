import { expect, test } from "vitest";
import { walkedAcross, walkedDown } from "../walking";

test("a list is walked to its ends and no further", () => {
  expect(["ArrowDown", "ArrowUp", "Home", "End"].map((key) => walkedDown(key, 1, 3))).toEqual([2, 0, 0, 2]);
  expect([walkedDown("ArrowDown", 2, 3), walkedDown("ArrowUp", 0, 3)]).toEqual([2, 0]);
});

test("a row begins anew after its end", () => {
  expect([walkedAcross("ArrowRight", 2, 3), walkedAcross("ArrowLeft", 0, 3)]).toEqual([0, 2]);
});

test("other keys do not walk", () => {
  expect([walkedDown("Enter", 1, 3), walkedDown("ArrowLeft", 1, 3), walkedAcross("Home", 1, 3)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
