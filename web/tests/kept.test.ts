import { expect, test } from "vitest";
import { kept } from "../src/lib/kept";

const before = { view: { hand: [1, 2], ready: [false, false] }, deciders: [0, 1], prompt: { key: "bid" } };

test("what is as before is the very same", () => {
  expect(kept(before, structuredClone(before))).toBe(before);
});

test("what is new is told, and the rest stays the very same", () => {
  const now = kept(before, { ...structuredClone(before), deciders: [0] });
  expect(now).toEqual({ ...before, deciders: [0] });
  expect(now.view).toBe(before.view);
  expect(now.deciders).not.toBe(before.deciders);
});

test("whatever came or went is noticed", () => {
  expect(kept({ one: 1, two: 2 }, { one: 1 })).toEqual({ one: 1 });
  expect(kept({ one: 1 }, { one: 1, two: undefined })).toEqual({ one: 1, two: undefined });
  expect(kept([1, 2], [1])).toEqual([1]);
  expect(kept({ 0: "a" }, ["a"])).toEqual(["a"]);
  expect(kept(null, { one: 1 })).toEqual({ one: 1 });
  expect(kept({ one: { two: 2 } }, { one: null })).toEqual({ one: null });
});
