// The log of a table: how news are merged into it, and how it falls into moves and chapters.

import type { Line } from "../../lib/protocol";

/** Lines from `from` on replace those the reader holds: that is how an undo is told. */
export function merged(held: Line[], news: Line[], from: number): Line[] {
  return [...held.filter((line) => line.at < from), ...news];
}

export function linesOf(log: Line[], at: number): Line[] {
  return log.filter((line) => line.at === at);
}

/** One line of a list, newest first, with the heading that belongs over the lines of its part of the game. */
export interface Told {
  /** Stable while the log grows: the position and the place among its lines. */
  key: string;
  line: Line;
}

export interface Chapter {
  key: string;
  /** The where-line of these positions, if it is known. */
  where: string | null;
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

/**
 * The log in chapters, oldest first. `whereAt` says where in the game a position is, null if nobody looked there:
 * a chapter begins only where it is known to have changed.
 */
export function chapters(log: Line[], whereAt: (at: number) => string | null): Chapter[] {
  const found: Chapter[] = [];
  let here: string | null = null;
  for (const each of told(log)) {
    const where = whereAt(each.line.at);
    const last = found.at(-1);
    const changed = where !== null && here !== null && where !== here;
    if (last && !changed) last.lines.push(each);
    else found.push({ key: each.key, where, lines: [each] });
    here = where ?? here;
  }
  return found;
}

/** The same, newest on top. */
export function newestFirst(parts: Chapter[]): Chapter[] {
  return parts.map((part) => ({ ...part, lines: part.lines.toReversed() })).toReversed();
}
