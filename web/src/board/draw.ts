// Small drawing helpers. Nothing is random: the same picture comes out every time.

import type { Box, Point, Size } from "../lib/boxes";

export type { Box, Point, Size };

/** A box with round corners. */
export interface Frame extends Box {
  rx: number;
}

/** The frame that far outside a box. */
export const framed = (inside: Box, by: number, rx: number): Frame => ({
  x: inside.x - by,
  y: inside.y - by,
  width: inside.width + 2 * by,
  height: inside.height + 2 * by,
  rx,
});

export const round = (value: number): number => Math.round(value * 10) / 10;

/** A value in [-1, 1) that belongs to its key. */
export function noise(...key: (string | number)[]): number {
  let hash = 2166136261;
  for (const part of key) {
    for (const character of String(part)) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0;
    hash = Math.imul(hash ^ 95, 16777619) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 31 - 1;
}

/** Bands of mist with round ends. */
export function mist(x: number, y: number, width: number, rows: number, height: number, seed: string): Box[] {
  return Array.from({ length: rows }, (_, row) => {
    const left = ((noise(seed, row, "a") + 1) / 2) * width * 0.32;
    const right = ((noise(seed, row, "b") + 1) / 2) * width * 0.32;
    return {
      x: round(x + left),
      y: round(y + row * height * 0.86),
      width: round(Math.max(width - left - right, height)),
      height,
    };
  });
}
