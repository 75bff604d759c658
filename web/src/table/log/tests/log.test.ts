import { expect, test } from "vitest";
import type { Chapter, Line } from "../../../lib/protocol";
import { linesOf, merged, newestFirst, notesOver, sections, type Note, type Section } from "../log";

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

const leg = (at: number, number: number): Chapter => ({ at, chapter: { key: "chapter-leg", values: { leg: number } } });
const counted = (parts: Section[]): unknown[] => parts.map(({ chapter, lines }) => [chapter?.values["leg"], lines.length]);

test("the lines of a move stand in the chapter it leads to", () => {
  const log = [line(1), line(2), line(3), line(4)];
  expect(counted(sections(log, [leg(0, 1), leg(3, 2)]))).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

test("a chapter of which nothing is told has no lines", () => {
  expect(counted(sections([line(1), line(5)], [leg(0, 1), leg(2, 2), leg(4, 3)]))).toEqual([
    [1, 1],
    [3, 1],
  ]);
});

test("what is told before the first chapter stands under none", () => {
  expect(counted(sections([line(1), line(2)], [leg(2, 1)]))).toEqual([
    [undefined, 1],
    [1, 1],
  ]);
});

test("newest first turns chapters and lines about and keeps their keys", () => {
  const parts = newestFirst(sections([line(1), line(1, "buys"), line(2)], []));
  expect(parts[0]?.lines.map(({ key }) => key)).toEqual(["2.0", "1.1", "1.0"]);
});

test("who came or went stands over the newest line of that time, the newest on top", () => {
  const note = (number: number, at: number): Note => ({ number, at, seat: 1, key: "left", name: "Hana" });
  const parts = newestFirst(sections([line(1), line(2), line(3)], []));
  const over = notesOver(parts, [note(0, 0), note(1, 2), note(2, 2), note(3, 5)]);
  expect([...over].map(([key, notes]) => [key, notes.map(({ number }) => number)])).toEqual([
    ["3.0", [3]],
    ["2.0", [2, 1]],
    ["1.0", [0]],
  ]);
});
