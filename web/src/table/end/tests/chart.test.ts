import { expect, test } from "vitest";
import { chartOf, moments, pushedApart, steps } from "../chart";

test("the steps of an axis are round and few", () => {
  expect(steps(94, 5)).toEqual([0, 20, 40, 60, 80]);
  expect(steps(7, 5)).toEqual([0, 2, 4, 6]);
  expect(steps(1, 5)).toEqual([0, 1]);
});

test("labels are pushed apart and stay inside", () => {
  expect(pushedApart([100, 96, 10], 20, 110)).toEqual([110, 90, 10]);
});

test("every seat has a curve from the first position to the last", () => {
  const chart = chartOf(
    [
      [0, 0],
      [3, 1],
      [3, 6],
    ],
    640,
    320,
  );
  expect(chart.curves.map((curve) => curve.total)).toEqual([3, 6]);
  expect(chart.curves[0]?.points.split(" ").length).toBe(3);
});

test("a game without a move has a chart too", () => {
  expect(chartOf([[0, 0]], 640, 320).curves.length).toBe(2);
});

test("the moments are the greatest gains, in the order they were made, without the end", () => {
  const history = [
    [0, 0],
    [5, 0],
    [5, 1],
    [5, 8],
    [30, 8],
  ];
  expect(moments(history, 2)).toEqual([
    { at: 1, seat: 0, gain: 5 },
    { at: 3, seat: 1, gain: 7 },
  ]);
});
