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
/** So far from the pieces it begins and ends, and so much of it is drawn at least. */
const AWAY = 2;
const LEAST = 12;

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
  const ways = ASIDE.flatMap((leave) =>
    ASIDE.flatMap((come) =>
      BENDS.map((bend) => {
        const along = outside(bow(standAt(source, leave), standAt(target, come), bend, STEPS), source, target);
        return { along, cost: costOf(along, bend) };
      }),
    ),
  );
  const { along } = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  return { from: along[0] ?? middleOf(source), to: along.at(-1) ?? middleOf(target), along };
}

function standAt(province: Province, aside: number): Point {
  const { x, y } = middleOf(province);
  return { x: x + LAY[province].stand.width * aside, y };
}

/** What lies between the pieces of both; between near ones at least the middle. */
function outside(points: readonly Point[], source: Province, target: Province): Point[] {
  const isAway = (point: Point): boolean => [source, target].every((each) => distanceTo(LAY[each].stand, point) > AWAY);
  const between = points.filter(isAway);
  const spare = Math.floor((points.length - LEAST) / 2);
  return between.length >= LEAST ? between : points.slice(spare, spare + LEAST);
}

function costOf(along: readonly Point[], bend: number): number {
  const steps = along.map(({ x, y }, place) => Math.hypot(x - (along[place - 1]?.x ?? x), y - (along[place - 1]?.y ?? y)));
  const length = steps.reduce((sum, step) => sum + step, 0);
  const hidden = along.reduce((sum, point) => sum + hiddenBy(point, STROKE), 0);
  return (hidden * length) / along.length + PER_LENGTH * length + PER_BEND * Math.abs(bend);
}
