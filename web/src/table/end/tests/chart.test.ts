import { expect, test } from "vitest";
import { chartOf, fitted, flagsAt, leads, pushedApart, steps } from "../chart";

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
    [],
    640,
    320,
  );
  expect(chart.curves.map((curve) => curve.total)).toEqual([3, 6]);
  expect(chart.curves[0]?.points.split(" ").length).toBe(3);
});

test("a game without a move has a chart too", () => {
  expect(chartOf([[0, 0]], [], 640, 320).curves.length).toBe(2);
});

test("a tie keeps the leader, and nobody leads before somebody has more", () => {
  const history = [
    [0, 0],
    [2, 2],
    [2, 3],
    [3, 3],
    [4, 3],
    [4, 4],
  ];
  expect(leads(history)).toEqual([
    { place: 1, first: 2, last: 4 },
    { place: 0, first: 4, last: 5 },
  ]);
});

test("a leader overtaken by two at once is followed by one of them", () => {
  const history = [
    [1, 0, 0],
    [1, 2, 2],
    [1, 2, 3],
  ];
  expect(leads(history).map(({ place }) => place)).toEqual([0, 1, 2]);
});

test("rounds are bands from their first move to the next round; one without a move is none", () => {
  const history = [0, 1, 2, 3, 4].map((points) => [points]);
  const parts = [
    { at: 0, name: "Round 1" },
    { at: 3, name: "Round 2" },
    { at: 4, name: "The end" },
  ];
  const { bands, x } = chartOf(history, parts, 640, 320);
  expect(bands.map((band) => [band.x, band.x + band.width])).toEqual([
    [x(0), x(3)],
    [x(3), x(4)],
  ]);
});

test("the name of a round stands in one line, in two, or not at all", () => {
  expect(fitted("Round 1", 80, 7)).toEqual(["Round 1"]);
  expect(fitted("Round 1", 40, 7)).toEqual(["Round", "1"]);
  expect(fitted("Round 1", 20, 7)).toEqual([]);
  expect(fitted("second leg of the four", 90, 7)).toEqual(["second leg", "of the four"]);
});

test("notes stand above the lines where there is room, inside, and not on each other", () => {
  const history = [0, 0, 0, 0, 50].map((points) => [points]);
  const chart = chartOf(history, [], 640, 320);
  const text = "from move 1";
  const [early, same, late] = flagsAt(chart, history, [1, 1, 4].map((at) => ({ at, text })));
  expect(early?.y).toBeLessThan(chart.y(0));
  expect(same?.y).toBeLessThan((early?.y ?? 0) - 24);
  expect((late?.x ?? Infinity) + (late?.width ?? 0)).toBeLessThanOrEqual(chart.right);
  expect(late?.y).toBeGreaterThanOrEqual(chart.top);
});
