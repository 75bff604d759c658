// The eight provinces as outlines cut by hand, and the sea routes between them. Neighbours share an edge, so they always fit.

import { noise, round, type Box, type Point } from "../../../board/draw";
import { PROVINCES, ROUTES, type ProvinceCard, type Spot } from "../components";
import type { Province, Route } from "../view";
import { yieldsOf } from "./yields";

/** What is cut off the sea around the land, so that the board is not larger than it must be. */
const LEFT = 44;
const TOP = 22;
export const WIDTH = 926;
export const HEIGHT = 634;

/** A spot of the components on the board. */
export const on = ([x, y]: Spot): Point => ({ x: x - LEFT, y: y - TOP });

const ROUGH = 0.13;
const CUTS = 4;

/** A line from one corner to the next, cut by hand; the same line the other way round. */
function cut(a: Point, b: Point): Point[] {
  const flipped = a.x > b.x || (a.x === b.x && a.y > b.y);
  let line: Point[] = flipped ? [b, a] : [a, b];
  for (let level = 0; level < CUTS; level++) line = rougher(line, level);
  return flipped ? line.toReversed() : line;
}

function rougher(line: readonly Point[], level: number): Point[] {
  return line.flatMap((from, place) => {
    const to = line[place + 1];
    if (!to) return [from];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const key = [from.x, from.y, to.x, to.y].map((each) => Math.round(each * 7));
    const bend = noise(...key, level) * ROUGH * 0.8 ** level;
    return [from, { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend }];
  });
}

function outlineOf({ polygon }: ProvinceCard): Point[] {
  const corners = polygon.map(on);
  return corners.flatMap((corner, place) => cut(corner, corners[(place + 1) % corners.length] ?? corner).slice(0, -1));
}

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;

const OUTLINE = Object.fromEntries(PROVINCES.map((card) => [card.id, outlineOf(card)])) as Record<Province, Point[]>;

export const SHAPE = Object.fromEntries(
  PROVINCES.map(({ id }) => [id, `${line(OUTLINE[id])}z`]),
) as Record<Province, string>;

/** All land as one drawing. */
export const LAND: string = PROVINCES.map(({ id }) => SHAPE[id]).join("");

export const BOX = Object.fromEntries(
  PROVINCES.map(({ id }) => {
    const [xs, ys] = [OUTLINE[id].map(({ x }) => x), OUTLINE[id].map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return [id, { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }];
  }),
) as Record<Province, Box>;

/** Whether a point lies on land of a province. */
export function isIn({ x, y }: Point, province: Province): boolean {
  const corners = OUTLINE[province];
  let inside = false;
  corners.forEach((a, place) => {
    const b = corners[(place + 1) % corners.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

export interface SeaRoute {
  id: Route;
  between: readonly [Province, Province];
  path: string;
  ends: readonly [Point, Point];
  middle: Point;
  /** Half the way from each end to the middle. */
  quarters: readonly [Point, Point];
  /** Long enough for a ship on it. */
  long: boolean;
}

const STEPS = 120;

/** A point of the bent line through all these. */
function bent(points: readonly Point[], share: number): Point {
  let left = points;
  while (left.length > 1) {
    left = left.slice(1).map((to, place) => {
      const from = left[place] ?? to;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  }
  return left[0] ?? { x: 0, y: 0 };
}

const middleOf = (id: Province): Point => {
  const card = PROVINCES.find((each) => each.id === id);
  return on([card?.x ?? 0, card?.y ?? 0]);
};

export const SEA_ROUTES: readonly SeaRoute[] = ROUTES.map(({ id, between, via }) => {
  const [a, b] = between;
  const through = [middleOf(a), ...via.map(on), middleOf(b)];
  const points = Array.from({ length: STEPS + 1 }, (_, step) => bent(through, step / STEPS)).filter(
    (point) => !isIn(point, a) && !isIn(point, b),
  );
  const [first, last] = [points[0], points.at(-1)] as [Point, Point];
  const at = (share: number): Point => points[Math.floor(points.length * share)] ?? first;
  return { id, between, path: line(points), ends: [first, last], middle: at(0.5), quarters: [at(0.25), at(0.75)], long: points.length > 24 };
});

/** Where things of a province are: its name, its war number, where its pieces stand, who is strong there, what it yields. */
export interface Lay {
  name: Point;
  war: Point;
  stand: Box;
  tally: Point;
  /** Beside the name, under it, or out at sea where the province is flat. */
  yields: Point | "beside" | "under";
}

const box = (x: number, y: number, width: number, height: number): Box => ({ ...on([x, y]), width, height });

export const LAY: Record<Province, Lay> = {
  hokkaido: { name: on([764, 88]), war: on([688, 124]), stand: box(700, 93, 144, 50), tally: on([772, 156]), yields: "beside" },
  oshu: { name: on([734, 218]), war: on([664, 256]), stand: box(660, 238, 150, 64), tally: on([738, 314]), yields: "under" },
  edo: { name: on([752, 356]), war: on([680, 454]), stand: box(690, 374, 124, 66), tally: on([745, 455]), yields: "under" },
  kyoto: { name: on([632, 332]), war: on([582, 448]), stand: box(564, 350, 130, 62), tally: on([638, 428]), yields: "under" },
  kansai: { name: on([476, 382]), war: on([404, 408]), stand: box(416, 400, 154, 66), tally: on([488, 481]), yields: "under" },
  nagato: { name: on([316, 377]), war: on([236, 398]), stand: box(242, 382, 148, 48), tally: on([280, 444]), yields: on([354, 446]) },
  shikoku: { name: on([392, 534]), war: on([452, 556]), stand: box(334, 538, 114, 50), tally: on([372, 604]), yields: on([440, 606]) },
  kyushu: { name: on([192, 492]), war: on([142, 606]), stand: box(122, 518, 138, 62), tally: on([198, 596]), yields: "under" },
};

/** Two stand in one line that are less apart; how far from its middle a war number ends, and a harvest of so many goods. */
const LINE = 24;
const TOKEN = 19;
const roomOf = (province: Province): number => yieldsOf(province).length * 14 + 7;

/** The middle of a tally so wide: it gives way to the war number at its left, and to the harvest at its right. */
export function tallyAt(province: Province, wide: number, grown: number): number {
  const { tally, war, yields } = LAY[province];
  const half = (wide / 2) * grown;
  if (war.x < tally.x && Math.abs(war.y - tally.y) < LINE) return Math.max(tally.x, war.x + TOKEN * grown + half);
  return typeof yields === "string" ? tally.x : Math.min(tally.x, yields.x - roomOf(province) * grown - half);
}
