// The ways of pieces over the map, bent so that as little as possible of what is written there is hidden.

import type { Point } from "../../../board/draw";
import { bow } from "../../../board/stroke";
import type { Province } from "../view";
import { LAY } from "./geometry";
import { middleOf } from "./spots";
import { distanceTo, hiddenBy } from "./writing";

/** Half as wide as a stroke, with its rim. */
const STROKE = 6;
const STEPS = 48;
const BENDS = Array.from({ length: 25 }, (_, place) => (place - 12) / 12);
/** Where pieces leave and come, from the middle of where they stand to both sides. */
const ASIDE = [0, -0.36, 0.36];
/** What a longer way, and a stronger bend, is worth. */
const PER_LENGTH = 0.4;
const PER_BEND = 30;
/** So far from the pieces it begins and ends, or farther where something is written there; so much of it is drawn at least. */
const AWAY = [2, 16, 30, 44];
const PER_AWAY = 0.6;
const LEAST = 18;
/** The head is wider than the stroke: as a disc, so far beyond its end, and what it hides weighs so much more. */
const HEAD = 14;
const AHEAD = 6;
const PER_HEAD = 12;
/** Where others did it, a number stands at its beginning. */
const TAIL = 18;
const PER_TAIL = 2;

export interface WayOfPieces {
  from: Point;
  to: Point;
  along: readonly Point[];
}

const found = new Map<string, WayOfPieces>();

export function wayBetween(source: Province, target: Province): WayOfPieces {
  const key = `${source} ${target}`;
  const known = found.get(key) ?? bestWay(source, target);
  found.set(key, known);
  return known;
}

function bestWay(source: Province, target: Province): WayOfPieces {
  const parts = ASIDE.flatMap((leave) =>
    ASIDE.flatMap((come) => BENDS.map((bend) => bestPart(bow(standAt(source, leave), standAt(target, come), bend, STEPS), source, target, bend))),
  );
  const { whole, from, to } = parts.reduce(cheaper);
  const along = whole.slice(from, to);
  return { from: along[0] ?? middleOf(source), to: along.at(-1) ?? middleOf(target), along };
}

interface Part {
  whole: readonly Point[];
  from: number;
  to: number;
  cost: number;
}

const cheaper = (one: Part, other: Part): Part => (other.cost < one.cost ? other : one);

function standAt(province: Province, aside: number): Point {
  const { x, y } = middleOf(province);
  return { x: x + LAY[province].stand.width * aside, y };
}

/** Where a bent way best begins and ends. */
function bestPart(whole: readonly Point[], source: Province, target: Province, bend: number): Part {
  const hidden = added(whole.map((point) => hiddenBy(point, STROKE)));
  const length = added(whole.map(({ x, y }, place) => Math.hypot(x - (whole[place - 1]?.x ?? x), y - (whole[place - 1]?.y ?? y))));
  const headAt = once((to) => PER_HEAD * hiddenBy(headOf(whole.slice(0, to)), HEAD));
  const tailAt = once((from) => PER_TAIL * hiddenBy(whole[from] as Point, TAIL));
  const begins = AWAY.map((away) => whole.findLastIndex((point) => distanceTo(LAY[source].stand, point) <= away) + 1);
  const ends = AWAY.map((away) => whole.findIndex((point) => distanceTo(LAY[target].stand, point) <= away));
  const parts = begins.flatMap((begin, first) =>
    ends.map((end, last): Part => {
      const [from, to] = between(begin, end);
      const [dark, long] = [hidden, length].map((sums) => (sums[to] ?? 0) - (sums[from] ?? 0)) as [number, number];
      const shorter = PER_AWAY * ((AWAY[first] ?? 0) + (AWAY[last] ?? 0));
      const drawn = (dark * long) / (to - from) + PER_LENGTH * long + PER_BEND * Math.abs(bend);
      return { whole, from, to, cost: drawn + shorter + headAt(to) + tailAt(from) };
    }),
  );
  return parts.reduce(cheaper);
}

/** What was found for a place is not looked for again. */
function once(look: (place: number) => number): (place: number) => number {
  const known = new Map<number, number>();
  return (place) => {
    const cost = known.get(place) ?? look(place);
    known.set(place, cost);
    return cost;
  };
}

/** How much it is up to each of them. */
function added(numbers: readonly number[]): number[] {
  const sums = [0];
  for (const each of numbers) sums.push((sums.at(-1) ?? 0) + each);
  return sums;
}

/** Between near ones at least the middle. */
function between(from: number, to: number): [number, number] {
  const spare = Math.floor((STEPS + 1 - LEAST) / 2);
  return to - from >= LEAST ? [from, to] : [spare, spare + LEAST];
}

/** The middle of the head. */
export function headOf(along: readonly Point[]): Point {
  const [before, tip] = along.slice(-2) as [Point, Point];
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  return { x: tip.x + ((tip.x - before.x) / length) * AHEAD, y: tip.y + ((tip.y - before.y) / length) * AHEAD };
}
