// The mosaic of hexagons as outlines and borders. Its corners are shaken a little, each the same way every time.

import { noise, round, type Box, type Point } from "../../../board/draw";
import { MAP, PROVINCES, provinceOf, regionOf, type Side } from "../components";
import type { Province } from "../view";

const RADIUS = MAP.hex_radius;
const STEP = Math.sqrt(3) * RADIUS;
const SHAKEN = 2.1;
const CORNERS = [0, 1, 2, 3, 4, 5] as const;

export interface Cell {
  row: number;
  column: number;
  province: Province;
}

type Edge = readonly [from: Point, to: Point];

interface Rim {
  inside: Province;
  beyond: Province | undefined;
  edge: Edge;
}

const nameOf = (row: number, column: number): string => `${row} ${column}`;

export const CELLS: readonly Cell[] = PROVINCES.flatMap(({ id, runs }) =>
  runs.flatMap(([row, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => ({ row, column: first + place, province: id })),
  ),
);
const PROVINCE_AT: ReadonlyMap<string, Province> = new Map(
  CELLS.map(({ row, column, province }) => [nameOf(row, column), province]),
);

export function centre({ row, column }: { row: number; column: number }): Point {
  return {
    x: MAP.origin_x + STEP * (column + 0.5 + 0.5 * (row % 2)),
    y: MAP.origin_y + 1.5 * RADIUS * row,
  };
}

function corner(cell: Cell, place: number): Point {
  const { x, y } = centre(cell);
  const angle = ((60 * place - 90) * Math.PI) / 180;
  const [cx, cy] = [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)];
  const [kx, ky] = [Math.round(cx * 4), Math.round(cy * 4)];
  return { x: round(cx + SHAKEN * noise(kx, ky, "x")), y: round(cy + SHAKEN * noise(kx, ky, "y")) };
}

/** The province beyond an edge, which lies between a corner and the next one, clockwise from the upper right. */
function across({ row, column }: Cell, edge: number): Province | undefined {
  const odd = row % 2;
  const beyond = [
    [row - 1, column + odd],
    [row, column + 1],
    [row + 1, column + odd],
    [row + 1, column - 1 + odd],
    [row, column - 1],
    [row - 1, column - 1 + odd],
  ] as const;
  const [r, c] = beyond[edge] ?? beyond[0];
  return PROVINCE_AT.get(nameOf(r, c));
}

/** Every edge of every cell, looked for once: the small print of the map is on many pages. */
const EDGES: readonly Rim[] = CELLS.flatMap((cell) => {
  const corners = CORNERS.map((place) => corner(cell, place));
  return corners.map((from, edge): Rim => {
    const to = corners[(edge + 1) % 6] ?? from;
    return { inside: cell.province, beyond: across(cell, edge), edge: [from, to] };
  });
});

function edgesWhere(test: (inside: Province, beyond: Province | undefined) => boolean): Edge[] {
  return EDGES.filter(({ inside, beyond }) => test(inside, beyond)).map(({ edge }) => edge);
}

/** Edges laid end to end: closed outlines. */
function outlines(edges: readonly Edge[]): string {
  const nextOf = new Map<string, Point[]>();
  const at = ({ x, y }: Point): string => `${x} ${y}`;
  for (const [from, to] of edges) nextOf.set(at(from), [...(nextOf.get(at(from)) ?? []), to]);
  let drawn = "";
  for (const [start] of edges) {
    let next = nextOf.get(at(start))?.pop();
    if (!next) continue;
    drawn += `M${at(start)}`;
    while (next && at(next) !== at(start)) {
      drawn += `L${at(next)}`;
      next = nextOf.get(at(next))?.pop();
    }
    drawn += "z";
  }
  return drawn;
}

const lines = (edges: readonly Edge[]): string => edges.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join("");

export const SHAPE = Object.fromEntries(
  PROVINCES.map(({ id }) => [id, outlines(edgesWhere((inside, beyond) => inside === id && beyond !== id))]),
) as Record<Province, string>;
export const LAND: string = outlines(edgesWhere((_inside, beyond) => beyond === undefined));
/** Between the cells of one province; very quiet. */
export const GRAIN: string = lines(edgesWhere((inside, beyond) => inside === beyond));

const bordersWhere = (test: (a: Province, b: Province) => boolean): string =>
  lines(edgesWhere((a, b) => b !== undefined && a < b && test(a, b)));

function bordersOn(side: Side): { provinces: string; regions: string } {
  const alike = (a: Province, b: Province): boolean => regionOf(a, side) === regionOf(b, side);
  return { provinces: bordersWhere(alike), regions: bordersWhere((a, b) => !alike(a, b)) };
}

export const BORDERS: Record<Side, { provinces: string; regions: string }> = {
  sun: bordersOn("sun"),
  moon: bordersOn("moon"),
};

export const BOX = Object.fromEntries(
  PROVINCES.map(({ id }) => {
    const spots = CELLS.filter(({ province }) => province === id).map(centre);
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs) - STEP / 2, Math.min(...ys) - RADIUS];
    const width = Math.max(...xs) + STEP / 2 - left;
    return [id, { x: left, y: top, width, height: Math.max(...ys) + RADIUS - top }];
  }),
) as Record<Province, Box>;

/** What needs more air than the place of the label gives. */
const NUDGES: Partial<Record<Province, readonly [number, number]>> = {
  mikawa: [2, 20],
  hoki: [-2, -12],
  mimasaka: [2, 5],
  bizen: [3, 6],
  omi: [0, 2],
  yamato: [0, 4],
  owari: [-2, -4],
  tamba: [-2, 2],
};

/** The middle of what is written and stands in a province. */
export function spotOf(id: string): Point {
  const { x, y } = provinceOf(id);
  const [dx, dy] = NUDGES[id as Province] ?? [0, 0];
  return { x: x + dx, y: y + dy };
}

export const WIDTH = 1000;
export const HEIGHT = 700;
