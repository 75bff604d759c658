// Quiet drawings: waves on the sea, ridges and pines on the cells furthest from each label.

import { noise, round } from "../../../board/draw";
import { PROVINCES } from "../components";
import { CELLS, centre, spotOf } from "./geometry";

const SWELLS = [
  ...[70, 150, 190, 120, 300, 150, 420, 108, 60, 500, 60, 640, 250, 668, 640, 640, 700, 590, 960, 610],
  ...[940, 60, 640, 60, 760, 30, 520, 620, 590, 590],
];

export const WAVES: string = Array.from({ length: SWELLS.length / 2 }, (_, place) => {
  const [x, y] = [SWELLS[place * 2] ?? 0, SWELLS[place * 2 + 1] ?? 0];
  const second = place % 2 ? `M${x - 10} ${y + 7}q6.5-6 13 0t13 0` : "";
  return `M${x - 26} ${y}q6.5-6 13 0t13 0t13 0t13 0${second}`;
}).join("");

/** No nearer to a label than this. */
const CLEAR = 42;

export const SCENERY: string = PROVINCES.flatMap(({ id }) => {
  const label = spotOf(id);
  const away = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - label.x, 1.5 * (y - label.y));
  const spots = CELLS.filter(({ province }) => province === id)
    .map(centre)
    .sort((a, b) => away(b) - away(a));
  return spots
    .slice(0, Math.max(1, Math.floor(spots.length / 7)))
    .filter((spot) => away(spot) >= CLEAR)
    .map(({ x, y }, place) => drawing(id, place, round(x), round(y)));
}).join("");

function drawing(province: string, place: number, x: number, y: number): string {
  const isRidge = noise(province, place, "kind") > -0.1;
  return isRidge
    ? `M${x - 9} ${y + 5}l6-10 3.5 5 3-4 6 9M${x - 3} ${y - 5}l1.5 5`
    : `M${x} ${y + 6}v-5m-5 0h10l-5-8zM${x + 9} ${y + 6}v-3m-3.5 0h7l-3.5-6z`;
}
