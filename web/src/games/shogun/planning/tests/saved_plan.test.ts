import { expect, test } from "vitest";
import { savedAsOf } from "../saved_plan";

test("what was laid in an earlier round is that of last time", () => {
  const saved = { round: 1, plan: { castle: "aki" as const }, last: null };
  expect(savedAsOf(1, saved)).toBe(saved);
  expect(savedAsOf(2, saved)).toEqual({ round: 2, plan: {}, last: { castle: "aki" } });
});

test("a round in which nothing was laid here does not hide the one before", () => {
  expect(savedAsOf(3, { round: 2, plan: {}, last: { castle: "aki" } })).toEqual({ round: 3, plan: {}, last: { castle: "aki" } });
});

test("what a table that was taken back knows of later rounds is not offered", () => {
  expect(savedAsOf(1, { round: 2, plan: { castle: "aki" }, last: null })).toEqual({ round: 1, plan: {}, last: null });
  expect(savedAsOf(1, null)).toEqual({ round: 1, plan: {}, last: null });
});
