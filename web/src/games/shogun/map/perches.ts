// Where a seal or a number can stand in a province: where it covers least of what is written there and beside it.

import type { Box, Point } from "../../../board/draw";
import { MAP, PROVINCES, provinceOf } from "../components";
import type { Province } from "../view";
import { CELLS, centre, spotOf, WIDTH } from "./geometry";

/** What stands there, from edge to edge. */
const SIZE = 28;
const STEP = 4;
const FAR = { x: 60, y: 48 };
/** Of a letter of a name, about. */
const LETTER = 6.4;
/** What leaves the province is read as standing in the next one; what leaves the map is cut off. */
const OUTSIDE = 600;
const EDGE = 22;

/** What is written in a province and stands there, from its name to its armies. */
function written(id: string): Box {
  const { x, y } = spotOf(id);
  const width = Math.max(id.replace("_", " ").length * LETTER, provinceOf(id).slots * 16, 44);
  return { x: x - width / 2, y: y - 29, width, height: 56 };
}

const WRITTEN: readonly Box[] = PROVINCES.map(({ id }) => written(id));

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** What a place costs: what it would cover, how far it is, and whether it is in the province at all. */
function costs(id: Province): (at: Point) => number {
  const spot = spotOf(id);
  const cells = CELLS.filter(({ province }) => province === id).map(centre);
  const near = WRITTEN.filter(({ x, y }) => Math.abs(x - spot.x) < 3 * FAR.x && Math.abs(y - spot.y) < 3 * FAR.y);
  const isInside = ({ x, y }: Point): boolean =>
    x >= EDGE && x <= WIDTH - EDGE && cells.some((cell) => Math.hypot(cell.x - x, cell.y - y) < MAP.hex_radius);
  return (at) => {
    const box = { x: at.x - SIZE / 2, y: at.y - SIZE / 2, width: SIZE, height: SIZE };
    const covered = near.reduce((sum, other) => sum + overlap(box, other), 0);
    return covered + Math.hypot(at.x - spot.x, at.y - spot.y) / 4 + (isInside(at) ? 0 : OUTSIDE);
  };
}

function around({ x, y }: Point): Point[] {
  const steps = (far: number): number[] => Array.from({ length: (2 * far) / STEP + 1 }, (_, place) => place * STEP - far);
  return steps(FAR.y).flatMap((dy) => steps(FAR.x).map((dx) => ({ x: x + dx, y: y + dy })));
}

const found = new Map<Province, Point>();

export function perchOf(id: Province): Point {
  const known = found.get(id);
  if (known) return known;
  const cost = costs(id);
  const tried = around(spotOf(id)).map((at) => ({ at, cost: cost(at) }));
  const best = tried.reduce((one, other) => (other.cost < one.cost ? other : one)).at;
  found.set(id, best);
  return best;
}
