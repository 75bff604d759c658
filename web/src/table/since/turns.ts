// The log by turns: who did what at a stretch, and what of it the reader has not answered yet.

import type { Retelling, Tale } from "../../lib/game";
import type { Line, TableEvent } from "../../lib/protocol";

/** What one player did at a stretch; what belongs to nobody belongs to whoever was at it. */
export interface Turn {
  seat: number | undefined;
  lines: Line[];
  /** Where it begins in the log. */
  first: number;
}

export type Begins = ((event: TableEvent) => boolean) | undefined;

interface Run extends Turn {
  begun: boolean;
}

/** With more turns than this those of one player are told together. */
const MOST_TURNS = 5;

/** What else a game may say of its turns. */
export type Telling = Pick<Retelling<never>, "follows" | "decided">;

/** Only what begins as a turn is one: not what somebody gets while a round ends. */
export function turnsOf(log: readonly Line[], begins: Begins, { follows }: Telling = {}): Turn[] {
  const runs: Run[] = [];
  log.forEach((line, first) => {
    const [run, begun] = [runs.at(-1), begins?.(line.event) ?? true];
    if (run !== undefined && follows?.(line.event)) {
      run.lines.push(line);
    } else if (run === undefined || isNext(run, line, begun && begins !== undefined)) {
      runs.push({ seat: line.event.seat, lines: [line], first, begun });
    } else {
      run.lines.push(line);
      run.begun ||= begun;
      run.seat ??= line.event.seat;
    }
  });
  return runs.filter((run) => run.begun);
}

/** Something begins, or somebody else is at it. */
function isNext(run: Run, { event }: Line, begins: boolean): boolean {
  if (begins && (run.begun || event.seat === undefined)) return true;
  return event.seat !== undefined && event.seat !== run.seat && (run.begun || run.seat !== undefined);
}

export interface Since {
  /** How many lines of the log are not news: up to the end of the reader's last turn. */
  known: number;
  /** Whether the reader has had a turn at all. */
  played: boolean;
  turns: Turn[];
  /** The reader has begun to answer: what was before is known. */
  begun: boolean;
}

/**
 * What the others did since the reader's last turn. A turn of the reader that is still going on is not the last one:
 * `going` says whether the reader's newest turn may be such.
 */
export function sinceTurnOf(
  log: readonly Line[],
  seat: number,
  begins: Begins,
  going: boolean,
  telling: Telling = {},
): Since {
  const turns = turnsOf(log, begins, telling);
  const { decided } = telling;
  const goesOn = going && turns.at(-1)?.seat === seat;
  const past = goesOn ? turns.slice(0, -1) : turns;
  const last = past.findLastIndex((turn) => turn.seat === seat && (decided?.(turn.lines) ?? true));
  const own = past[last];
  return {
    known: own ? endOf(own, seat) : 0,
    played: own !== undefined,
    turns: past.slice(last + 1).filter((turn) => turn.seat !== undefined && turn.seat !== seat),
    begun: goesOn,
  };
}

/** After the last line of the reader's own: what follows in the same breath is news. */
function endOf({ first, lines }: Turn, seat: number): number {
  return first + lines.findLastIndex((line) => line.event.seat === seat) + 1;
}

/** In the order they were done; where there are too many to be told one by one, a player's together. */
export function talesOf(turns: readonly Turn[]): Tale[] {
  const parts = turns.length > MOST_TURNS ? byPlayer(turns) : turns.map((turn) => [turn]);
  return parts.map((part, place) => {
    const lines = part.flatMap((turn) => turn.lines);
    return { number: place + 1, seat: part[0]?.seat ?? 0, lines, at: lines.at(-1)?.at ?? 0 };
  });
}

function byPlayer(turns: readonly Turn[]): Turn[][] {
  const players = new Map<number | undefined, Turn[]>();
  for (const turn of turns) players.set(turn.seat, [...(players.get(turn.seat) ?? []), turn]);
  return [...players.values()];
}

/** How many lines of the others the reader has not seen, having seen so many of the log. */
export function unreadIn(log: readonly Line[], seat: number | null, seen: number): number {
  return log.slice(seen).filter((line) => line.event.seat !== seat).length;
}

/** How much of the log there is up to the end of it. */
export function reachOf(tale: Tale, log: readonly Line[]): number {
  return log.lastIndexOf(tale.lines.at(-1) as Line) + 1;
}
