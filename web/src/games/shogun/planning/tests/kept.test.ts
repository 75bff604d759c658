import { expect, test } from "vitest";
import { keptIn } from "../kept";

test("what was laid in an earlier round is that of last time", () => {
  const kept = { round: 1, plan: { castle: "aki" as const }, last: null };
  expect(keptIn(1, kept)).toBe(kept);
  expect(keptIn(2, kept)).toEqual({ round: 2, plan: {}, last: { castle: "aki" } });
});

test("a round in which nothing was laid here does not hide the one before", () => {
  expect(keptIn(3, { round: 2, plan: {}, last: { castle: "aki" } })).toEqual({ round: 3, plan: {}, last: { castle: "aki" } });
});

test("what a table that was taken back knows of later rounds is not offered", () => {
  expect(keptIn(1, { round: 2, plan: { castle: "aki" }, last: null })).toEqual({ round: 1, plan: {}, last: null });
  expect(keptIn(1, null)).toEqual({ round: 1, plan: {}, last: null });
});
