// The log of a table: how news are merged into it, and how it falls into moves and chapters.

import type { Chapter, Line, Message } from "../../lib/protocol";

/** Lines and chapters from `from` on replace those the reader holds: that is how an undo is told. */
export function merged<Told extends { at: number }>(held: Told[], news: Told[], from: number): Told[] {
  return [...held.filter(({ at }) => at < from), ...news];
}

export function linesOf(log: Line[], at: number): Line[] {
  return log.filter((line) => line.at === at);
}

/** One line of a list. */
export interface Told {
  /** Stable while the log grows: the position and the place among its lines. */
  key: string;
  line: Line;
}

/** Who came or went, beside what happened in the game: this page has seen it, and nobody keeps it. */
export interface Note {
  number: number;
  /** The position it was noticed at. */
  at: number;
  seat: number;
  /** What is said of the name. */
  key: string;
  name: string;
}

/** The notes that stand over each line of a log whose newest line is on top; what is older than all of it over the oldest. */
export function notesOver(parts: Section[], notes: readonly Note[]): Map<string, Note[]> {
  const lines = parts.flatMap((part) => part.lines);
  const over = new Map<string, Note[]>();
  for (const note of notes.toReversed()) {
    const below = lines.find(({ line }) => line.at <= note.at) ?? lines.at(-1);
    if (below) over.set(below.key, [...(over.get(below.key) ?? []), note]);
  }
  return over;
}

/** The lines of one chapter; none stands over them if they were told before the first began. */
export interface Section {
  key: string;
  chapter: Message | null;
  lines: Told[];
}

function told(log: Line[]): Told[] {
  let at = -1;
  let place = 0;
  return log.map((line) => {
    place = line.at === at ? place + 1 : 0;
    at = line.at;
    return { key: `${at}.${place}`, line };
  });
}

/** The log by chapters, oldest first. The events of a move stand in the chapter that the move leads to. */
export function sections(log: Line[], chapters: Chapter[]): Section[] {
  const found: Section[] = [];
  let begun = 0;
  for (const each of told(log)) {
    const before = begun;
    while ((chapters[begun]?.at ?? Infinity) <= each.line.at) begun += 1;
    const section = found.at(-1);
    if (section && begun === before) section.lines.push(each);
    else found.push({ key: each.key, chapter: chapters[begun - 1]?.chapter ?? null, lines: [each] });
  }
  return found;
}

/** The same, newest on top. */
export function newestFirst(parts: Section[]): Section[] {
  return parts.map((part) => ({ ...part, lines: part.lines.toReversed() })).toReversed();
}
