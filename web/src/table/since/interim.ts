// A rival that the rules play answers in the same breath as the reader moves, and one position tells of both. So that its
// turn can be followed, the position between the two is shown for a moment: the one that was foreseen.

import type { Line, Position, Preview } from "../../lib/protocol";
import type { Step } from "../live/steps";

/** The position after the reader's own part of the move; null if nobody else moved in it, or it was not foreseen. */
export function interimOf<View>(
  step: Step<View>,
  before: Position<View>,
  foreseen: Preview<View> | null | undefined,
  seat: number | null,
): Step<View> | null {
  const own = foreseen?.log.length ?? 0;
  const mover = moverOf(step.log.slice(own));
  if (!foreseen || seat === null || mover === undefined || mover === seat || step.position.over) return null;
  const { at, part, n } = step.position;
  const position: Position<View> = {
    ...before,
    ...{ at, part, n, view: foreseen.view, scores: foreseen.scores },
    ...{ prompt: { key: "table-moves", values: { seat: mover } }, menu: [], picked: [], deciders: [], ready: [] },
    undo: "error-undo-nothing",
  };
  return { position, log: step.log.slice(0, own), from: step.from };
}

/** Who acts first in what was not foreseen. */
function moverOf(lines: readonly Line[]): number | undefined {
  return lines.find((line) => line.event.seat !== undefined)?.event.seat;
}
