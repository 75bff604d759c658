// Shapes of dice and wood, and small drawing helpers. Nothing is random: the same picture comes out every time.

import type { Colour } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

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

/** How the colours of the dice are called among the design tokens. */
export const INK: Record<Colour, string> = { orange: "coral", black: "sumi", white: "paper" };

/** Corners tell the colour of a die without seeing it: round, square or cut. */
export function dieOutline(colour: Colour, x: number, y: number, size: number): string {
  const [corner, half] = [size * CORNER[colour], size / 2];
  const bend = colour === "white" ? "l" : `a${round(corner)} ${round(corner)} 0 0 1 `;
  const [c, side] = [round(corner), round(size - 2 * corner)];
  return (
    `M${round(x - half + corner)} ${round(y - half)}h${side}${bend}${c} ${c}v${side}${bend}${-c} ${c}` +
    `h${-side}${bend}${-c} ${-c}v${-side}${bend}${c} ${-c}z`
  );
}

const CORNER: Record<Colour, number> = { orange: 0.3, black: 0.05, white: 0.22 };

/** Where the pips of a die stand, in steps from its middle. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
