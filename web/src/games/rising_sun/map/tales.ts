// What the others did meanwhile, marked on the map: a stroke along the way of pieces, numbers at the other deeds.

import type { Point } from "../../../board/draw";
import type { TaleMark } from "../../../board/tales";
import type { Tale } from "../../../lib/game";
import { crestOfClan } from "../clan/crests";
import { clanAt } from "../facts";
import { shrineBox } from "../kami/lay";
import { traceOf, type Trace } from "../last";
import type { Province, View } from "../view";
import { BOX, isIn } from "./geometry";
import { middleOf } from "./spots";
import { wayBetween } from "./ways";
import { hiddenBy } from "./writing";

/** Room for a number, and for the larger one at the end of a stroke. */
const NUMBER = 18;
const TAIL = 21;
/** Of a way, from its beginning; and so far from its head that it is seen. */
const FIRST = 0.4;
const CLEAR = 40;
/** How closely free ground is looked for, and how much a number likes to be near the pieces, and away from other numbers. */
const GRID = 8;
const NEAR = 0.12;
const APART = 20;

interface Wish {
  number: number;
  trace: Trace;
  crest: TaleMark["crest"];
}

export function taleMarks(view: View, tales: readonly Tale[]): TaleMark[] {
  const taken: Point[] = [];
  const drawn = new Set<string>();
  return tales.flatMap((tale) => wishesOf(view, tale)).map((wish) => markOf(view, wish, taken, drawn));
}

function wishesOf(view: View, { number, seat, lines }: Tale): Wish[] {
  const crest = crestOfClan(clanAt(view, seat));
  const traces = distinct(lines.flatMap(({ event }) => traceOf(event) ?? []).filter((trace) => trace.seat === seat));
  return traces.map((trace) => ({ number, trace, crest }));
}

function markOf(view: View, { number, trace, crest }: Wish, taken: Point[], drawn: Set<string>): TaleMark {
  const { source, province } = trace;
  if (!source || !province) {
    const spot = freest(province ? groundOf(province) : spotsAtShrine(view, trace), NUMBER, taken);
    return { number, crest, target: { ...spot, radius: NUMBER }, tail: null };
  }
  const { along, to } = wayBetween(source, province);
  const tail = freest(tailsOf(along, to), TAIL, taken);
  const again = drawn.has(`${source} ${province}`);
  drawn.add(`${source} ${province}`);
  return { number, crest, target: { ...to, radius: 4 }, tail, along: again ? [] : along };
}

function tailsOf(along: readonly Point[], head: Point): readonly Point[] {
  const begin = along.slice(0, Math.ceil(along.length * FIRST));
  const clear = begin.filter(({ x, y }) => Math.hypot(x - head.x, y - head.y) > CLEAR);
  return clear.length > 0 ? clear : begin.slice(0, 1);
}

interface Spot extends Point {
  /** What speaks against it. */
  cost?: number;
}

/** Where a number hides least; it is taken then. */
function freest(spots: readonly Spot[], radius: number, taken: Point[]): Point {
  const crowded = (at: Point): number =>
    taken.reduce((sum, each) => sum + Math.max(0, 2 * radius - Math.hypot(each.x - at.x, each.y - at.y)), 0);
  const costOf = (at: Spot): number => (at.cost ?? 0) + hiddenBy(at, radius) + APART * crowded(at);
  const { x, y } = spots.reduce((best, each) => (costOf(each) < costOf(best) ? each : best));
  taken.push({ x, y });
  return { x, y };
}

/** All over a province, and a little beyond its shores. */
function groundOf(province: Province): Spot[] {
  const { x, y, width, height } = BOX[province];
  const middle = middleOf(province);
  const spots: Spot[] = [];
  for (let across = x; across <= x + width; across += GRID) {
    for (let down = y; down <= y + height; down += GRID) {
      const spot = { x: across, y: down };
      if (isIn(spot, province)) spots.push({ ...spot, cost: NEAR * Math.hypot(across - middle.x, down - middle.y) });
    }
  }
  return spots;
}

/** Along the beam of its gate. */
function spotsAtShrine(view: View, { kami }: Trace): Point[] {
  const { x, y, width } = shrineBox(view.shrines.findIndex((shrine) => shrine.kami === kami));
  return [16, width / 2, width - 16].map((aside) => ({ x: x + aside, y: y + 10 }));
}

/** A place in which two things were done has one number. */
function distinct(traces: readonly Trace[]): Trace[] {
  const at = ({ province, kami, source }: Trace): string => `${source} ${province} ${kami}`;
  return traces.filter((trace, place) => traces.findIndex((each) => at(each) === at(trace)) === place);
}
