import { expect, test } from "vitest";
import type { Tale } from "../../../lib/game";
import type { Line } from "../../../lib/protocol";
import { talesOf, sinceTurnOf, turnsOf, unreadIn, type Turn } from "../turns";

const line = (at: number, event: string, seat?: number): Line => ({
  at,
  part: 0,
  event: seat === undefined ? { event } : { event, seat },
  message: { key: `event-${event}`, values: seat === undefined ? {} : { seat } },
});
const begins = ({ event }: { event: string }): boolean => event === "goes" || event === "dusk";
const told = (turns: Turn[]): string[] => turns.map(({ seat, lines }) => `${seat}: ${lines.map(({ event }) => event.event).join()}`);
const numbered = (tales: Tale[]): unknown[] => tales.map(({ number, seat, at }) => [number, seat, at]);

test("a turn is what one player does at a stretch", () => {
  const log = [line(1, "goes", 0), line(1, "gains", 0), line(2, "goes", 1), line(3, "goes", 0)];
  expect(told(turnsOf(log, undefined))).toEqual(["0: goes,gains", "1: goes", "0: goes"]);
});

test("whoever moves twice in a row has two turns, where the game says how a turn begins", () => {
  const log = [line(1, "goes", 0), line(1, "gains", 0), line(2, "goes", 0)];
  expect(told(turnsOf(log, begins))).toEqual(["0: goes,gains", "0: goes"]);
  expect(turnsOf(log, undefined)).toHaveLength(1);
});

test("what a player does before the turn begins belongs to it", () => {
  const log = [line(1, "goes", 0), line(2, "trades", 1), line(3, "goes", 1)];
  expect(told(turnsOf(log, begins))).toEqual(["0: goes", "1: trades,goes"]);
});

test("what belongs to nobody belongs to whoever is at it", () => {
  expect(told(turnsOf([line(1, "goes", 0), line(1, "refills"), line(1, "gains", 0)], begins))).toEqual([
    "0: goes,refills,gains",
  ]);
});

test("what players get when a round ends is nobody's turn", () => {
  const log = [line(1, "goes", 0), line(1, "dusk"), line(1, "gains", 0), line(1, "gains", 1), line(2, "goes", 1)];
  expect(told(turnsOf(log, begins))).toEqual(["0: goes", "undefined: dusk", "1: gains,goes"]);
});

test("since the reader's turn is what the others did after it, in order", () => {
  const log = [line(1, "goes", 0), line(2, "goes", 1), line(3, "goes", 2)];
  const since = sinceTurnOf(log, 0, begins, false);
  expect(since.known).toBe(1);
  expect(numbered(talesOf(since.turns))).toEqual([
    [1, 1, 2],
    [2, 2, 3],
  ]);
});

test("while the reader's own turn goes on, it is still about the turn before", () => {
  const log = [line(1, "goes", 0), line(2, "goes", 1), line(3, "goes", 0)];
  expect(told(sinceTurnOf(log, 0, begins, true).turns)).toEqual(["1: goes"]);
  expect(told(sinceTurnOf(log, 0, begins, false).turns)).toEqual([]);
  expect([true, false].map((going) => sinceTurnOf(log, 0, begins, going).begun)).toEqual([true, false]);
});

test("an own turn that has not begun leaves what the others did to be read", () => {
  const log = [line(1, "goes", 0), line(2, "goes", 1)];
  expect(sinceTurnOf(log, 0, begins, true).begun).toBe(false);
});

test("before the first turn of the reader everything is news", () => {
  const since = sinceTurnOf([line(1, "goes", 1)], 0, begins, false);
  expect([since.known, since.played, since.turns.length]).toEqual([0, false, 1]);
});

test("a rival that moves in the same breath is told, from its first line on", () => {
  const log = [line(4, "goes", 0), line(4, "gains", 0), line(4, "turns", 1), line(4, "goes", 1), line(4, "gains", 1)];
  const since = sinceTurnOf(log, 0, begins, false);
  expect(told(since.turns)).toEqual(["1: turns,goes,gains"]);
  expect(since.known).toBe(2);
});

test("with more than five turns those of one player are one tale", () => {
  const turns = turnsOf(
    [1, 2, 1, 2, 3, 1].map((seat, place) => line(place + 1, "goes", seat)),
    begins,
  );
  expect(numbered(talesOf(turns))).toEqual([
    [1, 1, 6],
    [2, 2, 4],
    [3, 3, 5],
  ]);
  expect(talesOf(turns.slice(0, 5))).toHaveLength(5);
});

test("unread are the lines of others that came since the reader has looked", () => {
  const log = [line(1, "goes", 0), line(2, "goes", 1), line(2, "dusk"), line(3, "goes", 0)];
  expect(unreadIn(log, 0, 1)).toBe(2);
  expect(unreadIn(log, 0, 3)).toBe(0);
});

test("the end of a fight belongs to whoever began it, though it tells of the other", () => {
  const log = [line(1, "goes", 0), line(1, "holds", 1), line(2, "goes", 1)];
  const follows = ({ event }: { event: string }): boolean => event === "holds";
  expect(told(turnsOf(log, begins, { follows }))).toEqual(["0: goes,holds", "1: goes"]);
});

test("what the reader was not asked about is no last turn", () => {
  const log = [line(1, "goes", 0), line(2, "goes", 1), line(3, "goes", 0), line(4, "goes", 1)];
  const decided = (lines: readonly { at: number }[]): boolean => lines.some(({ at }) => at === 1);
  expect(told(sinceTurnOf(log, 0, begins, false, { decided }).turns)).toEqual(["1: goes", "1: goes"]);
  expect(told(sinceTurnOf(log, 0, begins, false).turns)).toEqual(["1: goes"]);
});
