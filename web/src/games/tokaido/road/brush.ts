// The brush stroke of the last step: it begins thin, swells along the road and ends in an arrow.

import { noise, round, type Point } from "../../../board/draw";
import { sampled } from "../draw";
import type { Step, Stand } from "../facts";
import type { Place, Road, Stop } from "./lay";

export interface Stroke {
  ring: Place;
  body: string;
  head: string;
}

export function placeOf(road: Road, stand: Stand): Place | null {
  const stop: Stop | undefined = [...road.stops, ...road.inns].find(({ station }) => station.id === stand.station);
  return stop?.places[Math.max(stand.slot, 1) - 1] ?? stop?.places[0] ?? null;
}

export function stroke(road: Road, step: Step): Stroke | null {
  const [from, to] = [placeOf(road, step.from), placeOf(road, step.to)];
  if (!from || !to || to.mile <= from.mile) return null;
  const line = trimmed(sampled(road.path, from.mile, to.mile), from, to, road.fold.r);
  if (line.length < 4) return null;
  return { ring: from, body: swelling(line, road.fold.r * 0.34), head: arrow(line, road.fold.r * 0.52) };
}

/** Without what lies under the two stops. */
function trimmed(line: Point[], from: Point, to: Point, r: number): Point[] {
  const away = (point: Point, center: Point): boolean => Math.hypot(point.x - center.x, point.y - center.y) > r + 6;
  return line.filter((point) => away(point, from) && away(point, to));
}

function side(line: Point[], index: number, reach: number): Point {
  const [before, after] = [line[Math.max(index - 1, 0)] as Point, line[Math.min(index + 1, line.length - 1)] as Point];
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const point = line[index] as Point;
  return { x: point.x - ((after.y - before.y) / length) * reach, y: point.y + ((after.x - before.x) / length) * reach };
}

function swelling(line: Point[], thick: number): string {
  const reach = (index: number): number => {
    const t = index / (line.length - 1);
    return thick * (0.25 + 0.75 * Math.sqrt(t)) * (0.92 + 0.08 * noise("brush", index));
  };
  const there = line.map((_, index) => side(line, index, reach(index)));
  const back = line.map((_, index) => side(line, index, -reach(index))).reverse();
  return `M${[...there, ...back].map((point) => `${round(point.x)} ${round(point.y)}`).join("L")}z`;
}

function arrow(line: Point[], wide: number): string {
  const last = line.length - 1;
  const [left, right, tip] = [side(line, last, wide), side(line, last, -wide), line[last] as Point];
  const before = line[last - 1] as Point;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const ahead = { x: tip.x + ((tip.x - before.x) / length) * wide, y: tip.y + ((tip.y - before.y) / length) * wide };
  return `M${[left, ahead, right].map((point) => `${round(point.x)} ${round(point.y)}`).join("L")}z`;
}
