import { expect, test } from "vitest";
import type { Line } from "../../../lib/protocol";
import { isBy, linesOf, markOf, merged, newestFirst, notesOver, sections, stopsOf, type Note, type Section } from "../log";

function line(at: number, event = "moves", part = 0): Line {
  return { at, part, event: { event, seat: 0 }, message: { key: `event-${event}`, values: { seat: 0 } } };
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
  expect(said(linesOf([line(1), line(2), line(2, "buys"), line(3)], { at: 2, part: 0 }))).toEqual(["2 moves", "2 buys"]);
});

const WALK: Line = { ...line(2, "moves", 1), forced: { seat: 3, reason: { key: "forced-only-way", values: {} } } };
const FORCED = [line(1), line(2, "buys"), WALK, line(2, "sees-offer", 1), line(3)];

test("the lines of a forced move are not those of the move before it", () => {
  expect(said(linesOf(FORCED, { at: 2, part: 0 }))).toEqual(["2 buys"]);
  expect(said(linesOf(FORCED, { at: 2, part: 1 }))).toEqual(["2 moves", "2 sees-offer"]);
});

test("one can stop after every move, and before and after what was forced", () => {
  expect(stopsOf(FORCED, 4).map(({ at, part }) => `${at}.${part}`)).toEqual(["0.0", "1.0", "2.0", "2.1", "3.0", "4.0"]);
});

test("a part is told when those before it are", () => {
  expect(said(FORCED.filter((each) => isBy(each, { at: 2, part: 0 })))).toEqual(["1 moves", "2 buys"]);
});

test("a line leads to its part, and that of the last part to the move", () => {
  const stops = sections(FORCED).flatMap(({ lines }) => lines.map(({ stop }) => stop));
  expect(stops).toEqual(["at=1", "at=2&part=0", "at=2", "at=2", "at=3"]);
});

test("a forced event of nobody stands under whoever was moved", () => {
  expect(markOf({ ...WALK, event: { event: "storm" } })).toBe(3);
  expect(markOf(WALK)).toBe(0);
});

const inLeg = (at: number, leg: number): Line => ({ ...line(at), chapter: { key: "chapter-leg", values: { leg } } });
const counted = (parts: Section[]): unknown[] => parts.map(({ chapter, lines }) => [chapter?.values["leg"], lines.length]);

test("lines stand in the chapter that each of them names", () => {
  expect(counted(sections([inLeg(1, 1), inLeg(2, 1), inLeg(2, 2), inLeg(3, 2)]))).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

test("what is told before the first chapter stands under none", () => {
  expect(counted(sections([line(1), inLeg(2, 1)]))).toEqual([
    [undefined, 1],
    [1, 1],
  ]);
});

test("newest first turns chapters and lines about and keeps their keys", () => {
  const parts = newestFirst(sections([line(1), line(1, "buys"), line(2)]));
  expect(parts[0]?.lines.map(({ key }) => key)).toEqual(["2.0", "1.1", "1.0"]);
});

test("who came or went stands over the newest line of that time, the newest on top", () => {
  const note = (number: number, at: number): Note => ({ number, at, seat: 1, key: "left", name: "Hana" });
  const parts = newestFirst(sections([line(1), line(2), line(3)]));
  const over = notesOver(parts, [note(0, 0), note(1, 2), note(2, 2), note(3, 5)]);
  expect([...over].map(([key, notes]) => [key, notes.map(({ number }) => number)])).toEqual([
    ["3.0", [3]],
    ["2.0", [2, 1]],
    ["1.0", [0]],
  ]);
});
