// How the cubes of a throw fall: one after the other into the tower, then out of it into the tray.

import type { Heap } from "./heaps";

export interface Falling {
  seat: number | null;
  /** Milliseconds before it begins to fall. */
  after: number;
}

/** All are thrown in this time, however many they are; and no two fall further apart than this. */
const THROWN_IN = 1100;
const APART = 150;
/** From the mouth of the tower to its tray. */
export const FALL = 480;

const spread = (heaps: readonly Heap[], from: number): Falling[] => {
  const cubes = heaps.flatMap(({ seat, count }) => Array.from({ length: Math.max(0, count) }, () => seat));
  const apart = Math.min(APART, THROWN_IN / Math.max(1, cubes.length));
  return cubes.map((seat, place) => ({ seat, after: Math.round(from + place * apart) }));
};

export function fallsOf(thrown: readonly Heap[], out: readonly Heap[]): { into: Falling[]; outOf: Falling[] } {
  const into = spread(thrown, 0);
  const inside = (into.at(-1)?.after ?? 0) + FALL;
  return { into, outOf: spread(out, inside) };
}
