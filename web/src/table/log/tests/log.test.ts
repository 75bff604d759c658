import { expect, test } from "vitest";
import type { Line } from "../../../lib/protocol";
import { chapters, linesOf, merged, newestFirst } from "../log";

function line(at: number, event = "moves"): Line {
  return { at, event: { event, seat: 0 }, message: { key: `event-${event}`, values: { seat: 0 } } };
}

const said = (log: Line[]): string[] => log.map(({ at, event }) => `${at} ${event.event}`);

test("news replace the lines from their first position on", () => {
  const held = [line(1), line(2, "buys"), line(3)];
  expect(said(merged(held, [line(2, "donates")], 2))).toEqual(["1 moves", "2 donates"]);
});

test("an undo is told by news without lines", () => {
  expect(said(merged([line(1), line(2)], [], 2))).toEqual(["1 moves"]);
});

test("the lines of a position are those of the move that led to it", () => {
  expect(said(linesOf([line(1), line(2), line(2, "buys"), line(3)], 2))).toEqual(["2 moves", "2 buys"]);
});

test("a chapter begins where the where-line is known to have changed", () => {
  const log = [line(1), line(2), line(3), line(4)];
  const parts = chapters(log, (at) => (at < 3 ? "first leg" : "second leg"));
  expect(parts.map((part) => [part.where, part.lines.length])).toEqual([
    ["first leg", 2],
    ["second leg", 2],
  ]);
});

test("positions nobody looked at begin no chapter", () => {
  const parts = chapters([line(1), line(2), line(3)], (at) => (at === 3 ? "second leg" : null));
  expect(parts.map((part) => [part.where, part.lines.length])).toEqual([[null, 3]]);
});

test("newest first turns chapters and lines about and keeps their keys", () => {
  const parts = newestFirst(chapters([line(1), line(1, "buys"), line(2)], () => null));
  expect(parts[0]?.lines.map(({ key }) => key)).toEqual(["2.0", "1.1", "1.0"]);
});
