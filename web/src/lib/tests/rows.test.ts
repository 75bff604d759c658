// Games stand in even rows, however many there are.

import { expect, test } from "vitest";
import { columnsFor, inRows } from "../rows";

test("up to four stand beside each other", () => {
  expect([0, 1, 2, 3, 4].map(columnsFor)).toEqual([1, 1, 2, 3, 4]);
});

test("more of them stand in rows that are as even as can be", () => {
  expect([5, 6, 7, 8, 9, 12, 13].map(columnsFor)).toEqual([3, 3, 4, 4, 3, 4, 4]);
});

test("one row needs no columns", () => {
  expect([2, 4, 5, 6].map(inRows)).toEqual([undefined, undefined, 3, 3]);
});
