// What brought somebody's points: the biggest turns, the rest, the ends of rounds. Together they are the total of the sheet.

import type { History, StandIn, Turn } from "../../lib/protocol";

const MOST = 3;

/** A turn, and what it brought to one of the players. */
export interface Gain {
  turn: Turn;
  points: number;
  /** The move of the turn that brought most of it. */
  at: number;
}

export interface Gains {
  total: number;
  biggest: Gain[];
  /** What was there before the first move; only if there was something. */
  start: number;
  rest: number;
  /** What the ends of rounds brought; null in games where they bring nothing to anybody. */
  closing: number | null;
}

export function gainsOf(history: History, place: number): Gains {
  const points = history.forecast ?? history.scores;
  const [start, total] = [points[0]?.[place] ?? 0, points.at(-1)?.[place] ?? 0];
  const gained = (turn: Turn): number => turn.gains[place] ?? 0;
  const closings = history.turns.filter((turn) => turn.closing);
  const biggest = history.turns
    .filter((turn) => !turn.closing && gained(turn) > 0)
    .sort((one, other) => gained(other) - gained(one) || one.first - other.first)
    .slice(0, MOST)
    .map((turn) => ({ turn, points: gained(turn), at: bestMove(history, turn, place) }));
  const closing = sum(closings.map(gained));
  const rest = total - start - closing - sum(biggest.map((gain) => gain.points));
  return { total, biggest, start, rest, closing: closings.length > 0 ? closing : null };
}

/** The parts of a total, in the order they are shown. */
export function termsOf({ biggest, start, rest, closing }: Gains): number[] {
  return [...biggest.map((gain) => gain.points), rest, ...(start === 0 ? [] : [start]), ...(closing === null ? [] : [closing])];
}

/** “20 + 18 − 3” */
export function sumText(terms: readonly number[]): string {
  return terms.map((term, place) => `${place === 0 ? (term < 0 ? "−" : "") : term < 0 ? " − " : " + "}${Math.abs(term)}`).join("");
}

/** The move of a turn that brought most to somebody; what the end of a round brought after the last is not its own. */
function bestMove({ forecast, scores, turns }: History, turn: Turn, place: number): number {
  const points = forecast ?? scores;
  const own = (at: number): number => {
    const after = turns.filter((each) => each !== turn && each.first === at && each.seat === null);
    const others = sum(after.map((each) => each.gains[place] ?? 0));
    return (points[at]?.[place] ?? 0) - (points[at - 1]?.[place] ?? 0) - others;
  };
  const moves = Array.from({ length: turn.last - turn.first + 1 }, (_, more) => turn.first + more);
  return moves.reduce((best, at) => (own(at) > own(best) ? at : best));
}

/** Whether a bot made this move for somebody. */
export function wasStoodIn(standIns: readonly StandIn[], seat: number | null, at: number): boolean {
  return standIns.some(
    (each) => each.seat === seat && each.first !== null && each.first <= at && at <= (each.last ?? Infinity),
  );
}

function sum(points: readonly number[]): number {
  return points.reduce((all, each) => all + each, 0);
}
