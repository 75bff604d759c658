import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ExplainingNow, GRACE, REST } from "../explaining.svelte";

let now: ExplainingNow;
beforeEach(() => {
  vi.useFakeTimers();
  now = new ExplainingNow();
});
afterEach(() => vi.useRealTimers());

test("a mouse that rests on a thing is told of it, one that passes is not", () => {
  now.point("a", null);
  vi.advanceTimersByTime(REST - 1);
  now.point(null, null);
  vi.advanceTimersByTime(REST);
  expect(now.thing).toBeNull();
  now.point("a", null);
  vi.advanceTimersByTime(REST);
  expect(now.thing).toBe("a");
});

test("moving about on a thing does not begin the rest anew", () => {
  now.point("a", null);
  vi.advanceTimersByTime(REST - 1);
  now.point("a", null);
  vi.advanceTimersByTime(1);
  expect(now.thing).toBe("a");
});

test("leaving closes it after a while, but not if the mouse comes to the card", () => {
  now.open("a", null, "pointer");
  now.point(null, null);
  now.stay();
  vi.advanceTimersByTime(GRACE);
  expect(now.thing).toBe("a");
  now.point(null, null);
  vi.advanceTimersByTime(GRACE);
  expect(now.thing).toBeNull();
});

test("what is pinned stays, whatever the mouse points at", () => {
  now.open("a", null, "pointer");
  now.pin();
  now.point("b", null);
  vi.advanceTimersByTime(GRACE);
  expect(now.thing).toBe("a");
  expect(now.close()).toBe(true);
  expect([now.thing, now.pinned]).toEqual([null, false]);
});

test("whoever presses a thing is not told of it until the mouse comes again", () => {
  now.point("a", null);
  now.hush("a");
  now.point("a", null);
  vi.advanceTimersByTime(REST);
  expect(now.thing).toBeNull();
  now.point(null, null);
  now.point("a", null);
  vi.advanceTimersByTime(REST);
  expect(now.thing).toBe("a");
});

test("what a finger or a key asked for is pinned", () => {
  now.open("a", null, "hold");
  expect(now.pinned).toBe(true);
});
