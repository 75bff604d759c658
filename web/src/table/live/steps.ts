// What the server says of moves, cut into what is shown one after the other.

import type { Asked, Line, Position } from "../../lib/protocol";
import { isBy } from "../log/log";

export interface Step<View> {
  position: Position<View>;
  log: Line[];
  from: number;
}

/** What the server says of moves: where they led, and where one can stop on the way. */
export interface News<View> extends Step<View> {
  halts: Position<View>[];
}

/** A move, and each that was forced after it, is a step of its own; its log goes as far as the step. */
export function stepsOf<View>({ position, halts, log, from }: News<View>): Step<View>[] {
  return [...halts, position].map((each) => ({ position: each, log: log.filter((line) => isBy(line, each)), from }));
}

/** Who is ready is told by the server alone: nobody is so by laying something. */
export function withDraft<View>(told: Position<View> | null, drafted: Position<View> | null): Position<View> | null {
  if (told === null || drafted === null) return told;
  const { deciders, ready, undo } = told;
  return { ...told, ...drafted, deciders, ready, undo };
}

/** What an answer must name, so that it is not taken for the answer to another question. */
export function asked({ n, picks }: Position): Asked {
  return { n, picks };
}

/** What others do while all choose at once leaves the reader's question as it is. */
export function question(position: Position): string {
  return JSON.stringify([position.prompt, position.menu.map((entry) => [entry.action, entry.refusal === null])]);
}
