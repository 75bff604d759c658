// The log of a table: how news are merged into it, and how it falls into moves and chapters.

import type { Line, Message } from "../../lib/protocol";

/** Where one can stop to look: after a move, or after a part of it, before what was forced then. */
export interface Stop {
  at: number;
  part: number;
}

/** Lines from `from` on replace those the reader holds: that is how an undo is told. */
export function merged(held: Line[], news: Line[], from: number): Line[] {
  return [...held.filter(({ at }) => at < from), ...news];
}

/** What was told of the part of a move that led there. */
export function linesOf(log: Line[], { at, part }: Stop): Line[] {
  return log.filter((line) => line.at === at && line.part === part);
}

/** Whether this was told by then. */
export function isBy(line: Line, { at, part }: Stop): boolean {
  return line.at < at || (line.at === at && line.part <= part);
}

/** Every place to stop, up to the last move: each move, and each forced move by itself. */
export function stopsOf(log: Line[], end: number): Stop[] {
  const last = lastParts(log);
  return Array.from({ length: end + 1 }, (_, at) => at).flatMap((at) =>
    Array.from({ length: (last.get(at) ?? 0) + 1 }, (_, part) => ({ at, part })),
  );
}

/** By move: its last part. */
function lastParts(log: Line[]): Map<number, number> {
  return new Map(log.map(({ at, part }) => [at, part]));
}

/** Who is marked beside a line: whose event it is, else who was moved. */
export function markOf(line: Line): number | undefined {
  return line.event.seat ?? line.forced?.seat;
}

/** One line of a list. */
export interface Told {
  /** Stable while the log grows: the position and the place among its lines. */
  key: string;
  line: Line;
  /** Its place in the log. */
  number: number;
  /** Where it leads, as an address names it: to its move, or to the part of it that it tells of. */
  stop: string;
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
  const last = lastParts(log);
  let at = -1;
  let place = 0;
  return log.map((line, number) => {
    place = line.at === at ? place + 1 : 0;
    at = line.at;
    const stop = line.part === last.get(at) ? `at=${at}` : `at=${at}&part=${line.part}`;
    return { key: `${at}.${place}`, line, number, stop };
  });
}

/** The log by chapters, oldest first. Every line says which one it stands in. */
export function sections(log: Line[]): Section[] {
  const found: Section[] = [];
  let before: string | undefined;
  for (const each of told(log)) {
    const chapter = each.line.chapter ?? null;
    const now = JSON.stringify(chapter);
    const section = found.at(-1);
    if (section && now === before) section.lines.push(each);
    else found.push({ key: each.key, chapter, lines: [each] });
    before = now;
  }
  return found;
}

/** The same, newest on top. */
export function newestFirst(parts: Section[]): Section[] {
  return parts.map((part) => ({ ...part, lines: part.lines.toReversed() })).toReversed();
}
