// Shapes of dice.

import { round } from "../../board/draw";
import type { Colour } from "./view";

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
