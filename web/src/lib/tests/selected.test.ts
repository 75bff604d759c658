// Which of several equal pieces are the chosen ones.

import { expect, test } from "vitest";
import { chosenAmong } from "../selected";

test("of equal things as many are chosen as were picked, the first of them", () => {
  expect(chosenAmong(["a", "a", "b", "a"], ["a", "b", "a"])).toEqual([true, true, true, false]);
});

test("what cannot be chosen never is", () => {
  expect(chosenAmong([null, "a", null], ["b"])).toEqual([false, false, false]);
});
