import { expect, test } from "vitest";
import { partsBetween } from "../chapters";

const LEGS = [0, 6, 33, 61, 90];
const legAt = (at: number): string => `leg ${LEGS.filter((first) => first <= at).length}`;

test("the parts of a game are found with few questions", async () => {
  let asked = 0;
  const parts = await partsBetween(0, 120, (at) => {
    asked += 1;
    return Promise.resolve(legAt(at));
  });
  expect(parts.map((part) => part.at)).toEqual(LEGS);
  expect(asked).toBeLessThan(40);
});

test("a game that says nothing of its parts has none", async () => {
  expect(await partsBetween(0, 120, () => Promise.resolve(null))).toEqual([]);
});
