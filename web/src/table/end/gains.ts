// What brought somebody's points: the largest rows of the score sheet, and the rest. Together they are its total.

import type { History, StandIn, Turn } from "../../lib/protocol";

const MOST = 3;

/** A row of the score sheet that brought something. */
export interface Gain {
  item: string;
  points: number;
}

export interface Gains {
  total: number;
  biggest: Gain[];
  /** All other rows, what was lost among them. */
  rest: number;
}

/** The turn that brought somebody most at once. */
export interface Leap {
  turn: Turn;
  /** The move of the turn that brought most of it. */
  at: number;
  /** The points before and after that move, as they stand in the table of the chart. */
  from: number;
  to: number;
}

export function gainsOf(sheet: Readonly<Record<string, number>>): Gains {
  const rows = Object.entries(sheet).map(([item, points]) => ({ item, points }));
  const gained = rows.filter(({ points }) => points > 0);
  const biggest = gained.toSorted((one, other) => other.points - one.points).slice(0, MOST);
  const total = sum(rows.map(({ points }) => points));
  return { total, biggest, rest: total - sum(biggest.map(({ points }) => points)) };
}

/** The parts of a total, in the order they are shown. */
export const termsOf = ({ biggest, rest }: Gains): number[] => [...biggest.map(({ points }) => points), ...(rest === 0 ? [] : [rest])];

/** None where no turn brought anything: the ends of rounds are nobody's turn. */
export function leapOf(history: History, place: number): Leap | null {
  const gained = (turn: Turn): number => turn.gains[place] ?? 0;
  const [most] = history.turns
    .filter((turn) => !turn.closing && gained(turn) > 0)
    .toSorted((one, other) => gained(other) - gained(one) || one.first - other.first);
  if (!most) return null;
  const at = bestMove(history, most, place);
  const [from, to] = [pointsAt(history, at - 1, place), pointsAt(history, at, place)];
  return to > from ? { turn: most, at, from, to } : null;
}

/** “20 + 18 − 3” */
export function sumText(terms: readonly number[]): string {
  return terms.map((term, place) => `${place === 0 ? (term < 0 ? "−" : "") : term < 0 ? " − " : " + "}${Math.abs(term)}`).join("");
}

/** The move of a turn that brought most to somebody; what the end of a round brought after the last is not its own. */
function bestMove(history: History, turn: Turn, place: number): number {
  const own = (at: number): number => {
    const after = history.turns.filter((each) => each !== turn && each.first === at && each.seat === null);
    const others = sum(after.map((each) => each.gains[place] ?? 0));
    return pointsAt(history, at, place) - pointsAt(history, at - 1, place) - others;
  };
  const moves = Array.from({ length: turn.last - turn.first + 1 }, (_, more) => turn.first + more);
  return moves.reduce((best, at) => (own(at) > own(best) ? at : best));
}

const pointsAt = ({ forecast, scores }: History, at: number, place: number): number => (forecast ?? scores)[at]?.[place] ?? 0;

/** Whether a bot made this move for somebody. */
export function wasStoodIn(standIns: readonly StandIn[], seat: number | null, at: number): boolean {
  return standIns.some(
    (each) => each.seat === seat && each.first !== null && each.first <= at && at <= (each.last ?? Infinity),
  );
}

function sum(points: readonly number[]): number {
  return points.reduce((all, each) => all + each, 0);
}
