// The aid of the first games: what is news, and what has been said before.

import { expect, test } from "vitest";
import { aidKey, isNews, learnedBy, NOTHING_YET, type Asking, type Learned } from "../src/lib/learned";

const asking = (table: string, at: number, question = "prompt-move"): Asking => ({ game: "go", table, at, question });

const after = (...met: Asking[]): Learned => met.reduce(learnedBy, NOTHING_YET);

test("a question has its aid under the same name", () => {
  expect(aidKey("prompt-courtiers-climb")).toBe("aid-courtiers-climb");
});

test("a kind of question is news when it comes for the first time, and as long as it is asked", () => {
  expect(isNews(NOTHING_YET, asking("first", 3))).toBe(true);
  expect(isNews(after(asking("first", 3)), asking("first", 3))).toBe(true);
  expect(isNews(after(asking("first", 3)), asking("first", 8))).toBe(false);
  expect(isNews(after(asking("first", 3)), asking("second", 3))).toBe(false);
  expect(isNews(after(asking("first", 3)), asking("first", 8, "prompt-buy"))).toBe(true);
});

test("the fourth game brings no news, however rare the question", () => {
  const three = after(asking("first", 1, "a"), asking("second", 1, "b"), asking("third", 1, "c"));
  expect(isNews(three, asking("third", 9, "d"))).toBe(true);
  expect(isNews(three, asking("fourth", 9, "d"))).toBe(false);
});

test("a game in which nothing was new does not count as one of the first", () => {
  const known = after(asking("first", 1), asking("second", 1), asking("third", 1));
  expect(known).toEqual(after(asking("first", 1)));
});
