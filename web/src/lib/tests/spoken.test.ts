import { expect, test } from "vitest";
import { headed, listed } from "../spoken";

test("no part of a sentence ends with a full stop before the next one", () => {
  expect(listed(["The bag", "Nine marbles.", "next to the table"])).toBe("The bag; Nine marbles; next to the table");
  expect(listed(["The bag", "Nine marbles."])).toBe("The bag; Nine marbles.");
});

test("a heading has a colon behind it, a sentence its own stop", () => {
  expect(headed(["The end", "Anna wins.", "Points: 3."])).toBe("The end: Anna wins. Points: 3.");
  expect(headed([])).toBe("");
});
