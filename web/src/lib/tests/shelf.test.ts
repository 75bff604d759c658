import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Shelf } from "../shelf";
import { storage } from "./storage";

beforeEach(() => vi.stubGlobal("localStorage", storage()));
afterEach(() => vi.unstubAllGlobals());

test("what is laid at one table and seat is found there again, and nowhere else", () => {
  new Shelf<string>("bids").remember("table", 0, "three coins");
  const shelf = new Shelf<string>("bids");
  expect([shelf.recall("table", 0), shelf.recall("table", 1), shelf.recall("other", 0)]).toEqual(["three coins", null, null]);
  expect(new Shelf<string>("offers").recall("table", 0)).toBe(null);
});

test("what is sent is forgotten", () => {
  const shelf = new Shelf<string>("bids");
  shelf.remember("table", 0, "three coins");
  shelf.remember("table", 0, null);
  expect(shelf.recall("table", 0)).toBe(null);
});

test("only the tables played last are remembered", () => {
  const shelf = new Shelf<number>("bids");
  for (let table = 0; table < 20; table++) shelf.remember(`${table}`, 0, table);
  expect([shelf.recall("7", 0), shelf.recall("8", 0), shelf.recall("19", 0)]).toEqual([null, 8, 19]);
});

test("a device that keeps nothing, or something else there, is no trouble", () => {
  localStorage.setItem("chabudai.bids", "{");
  const shelf = new Shelf<string>("bids");
  expect(shelf.recall("table", 0)).toBe(null);
  vi.stubGlobal("localStorage", undefined);
  shelf.remember("table", 0, "three coins");
  expect(shelf.recall("table", 0)).toBe(null);
});
