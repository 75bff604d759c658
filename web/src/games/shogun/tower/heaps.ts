// Cubes by colour: in the tower, in its tray, and as the events tell of them.

import type { Value } from "../../../lib/protocol";
import type { View } from "../view";

export interface Heap {
  /** Null: the farmers. */
  seat: number | null;
  count: number;
}

export const inTower = ({ players, farmers }: View): Heap[] => [
  ...players.map(({ seat, tower }) => ({ seat, count: tower })),
  { seat: null, count: farmers.tower },
];

export const inTray = ({ players, farmers }: View): Heap[] => [
  ...players.map(({ seat, tray }) => ({ seat, count: tray })),
  { seat: null, count: farmers.tray },
];

/** By seat, then the farmers; each is called by the colour its cubes have at the table. */
const KEYS = ["cubes-blue", "cubes-red", "cubes-yellow", "cubes-green", "cubes-purple", "cubes-farmers"];

/** The cubes of an event as its sentence names them: `cubes-red` and how many. */
export function heapsIn(cubes: Value | undefined): Heap[] {
  if (!Array.isArray(cubes)) return [];
  return cubes.flatMap((each) => {
    if (typeof each === "string" || !("key" in each)) return [];
    const place = KEYS.indexOf(each.key);
    const seat = place === KEYS.length - 1 ? null : place;
    return [{ seat, count: Number(each.values["n"] ?? 0) }];
  });
}

export const countOf = (heaps: readonly Heap[], seat: number | null): number =>
  heaps.find((heap) => heap.seat === seat)?.count ?? 0;

export const sumOf = (heaps: readonly Heap[]): number => heaps.reduce((total, { count }) => total + count, 0);
