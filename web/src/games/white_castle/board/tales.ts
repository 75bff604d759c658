// What the others did meanwhile, marked on the board: a stroke to the main change of each turn, numbers at the others.

import { spread, type TaleMark } from "../../../board/tales";
import type { Point } from "../../../board/draw";
import type { Tale } from "../../../lib/game";
import { seatOfClan } from "../facts";
import { traceOf, type Trace } from "../last";
import type { View } from "../view";
import { GATE, STOREYS, WELL_BOX, YARD_BOX } from "./lay";
import { ringOf, type Ring } from "./rings";

/** What a turn is remembered for comes first. */
const WEIGHTS: readonly Trace["kind"][] = ["daimyo", "room", "die", "yard", "garden", "gate", "token"];
/** Room for a number. */
const ROOM = 38;

interface Change {
  trace: Trace;
  ring: Ring;
}

export function taleMarks(view: View, tales: readonly Tale[]): TaleMark[] {
  return spread(
    tales.flatMap((tale) => marksOf(view, tale)),
    ROOM,
  );
}

function marksOf(view: View, { number, seat, lines }: Tale): TaleMark[] {
  const crest = seatOfClan(view, seat);
  const weight = ({ trace }: Change): number => WEIGHTS.indexOf(trace.kind);
  const changes = distinct(
    lines.flatMap((line) => {
      const trace = traceOf(line.event);
      const ring = trace && ringOf(view, trace);
      return trace && ring ? [{ trace, ring }] : [];
    }),
  ).sort((a, b) => weight(a) - weight(b));
  return changes.map(({ trace, ring }, place) => {
    const tail = place === 0 ? tailOf(trace, ring) : null;
    return { number, crest, target: tail ? ring : beside(trace, ring), tail };
  });
}

/** A token that moved twice stands in one place. */
function distinct(changes: Change[]): Change[] {
  const at = ({ ring }: Change): string => `${ring.x} ${ring.y}`;
  return changes.filter((change, place) => changes.findIndex((each) => at(each) === at(change)) === place);
}

/** Free ground near a change: roofs, and the gaps between the parts of the board. */
function tailOf(trace: Trace, { x, y }: Ring): Point {
  switch (trace.kind) {
    case "die":
      return trace.space === "well" ? { x: WELL_BOX.x - 16, y: y - 4 } : dieTail(x, y);
    case "room":
      return { x: x + 44, y: roofOver(y) };
    case "daimyo":
      return { x: x + 48, y: roofOver(y) };
    case "yard":
      return { x: YARD_BOX.yard_1.x + YARD_BOX.yard_1.width - 24, y };
    case "garden":
      return { x: x - 30, y: y - 42 };
    case "gate":
      return x < GATE.x + GATE.width / 2 + 1
        ? { x: GATE.x - 13, y: y - 24 }
        : { x: GATE.x + GATE.width + 14, y: y - 24 };
    default:
      return { x: x + 26, y: y + 44 };
  }
}

/** Dice lie in rooms under a roof, or outside the walls under the ground floor. */
function dieTail(x: number, y: number): Point {
  const ground = STOREYS.at(-1)?.wall;
  const outside = ground && y > ground.y + ground.height;
  return outside ? { x: x + 56, y: ground.y + ground.height + 13 } : { x: x + 68, y: roofOver(y) };
}

/** The middle of the roof over what lies in a storey. */
function roofOver(y: number): number {
  const wall = STOREYS.map((storey) => storey.wall).find((each) => y >= each.y && y <= each.y + each.height);
  return (wall?.y ?? y) - 15;
}

/** At the edge of the thing. */
function beside(trace: Trace, { x, y, radius }: Ring): Ring {
  const below = trace.kind === "token";
  return { x: x + radius * 0.9, y: y + radius * (below ? 0.9 : -0.5), radius };
}
