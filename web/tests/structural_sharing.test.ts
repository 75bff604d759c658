import { expect, test } from "vitest";
import { shared } from "../src/lib/structural_sharing";

const before = { view: { hand: [1, 2], ready: [false, false] }, deciders: [0, 1], prompt: { key: "bid" } };

test("what is as before is the very same", () => {
  expect(shared(before, structuredClone(before))).toBe(before);
});

test("what is new is told, and the rest stays the very same", () => {
  const now = shared(before, { ...structuredClone(before), deciders: [0] });
  expect(now).toEqual({ ...before, deciders: [0] });
  expect(now.view).toBe(before.view);
  expect(now.deciders).not.toBe(before.deciders);
});

test("whatever came or went is noticed", () => {
  expect(shared({ one: 1, two: 2 }, { one: 1 })).toEqual({ one: 1 });
  expect(shared({ one: 1 }, { one: 1, two: undefined })).toEqual({ one: 1, two: undefined });
  expect(shared([1, 2], [1])).toEqual([1]);
  expect(shared({ 0: "a" }, ["a"])).toEqual(["a"]);
  expect(shared(null, { one: 1 })).toEqual({ one: 1 });
  expect(shared({ one: { two: 2 } }, { one: null })).toEqual({ one: null });
});
