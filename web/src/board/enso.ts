// The mark of what happened last: a circle drawn with one stroke of the brush, thin where it begins.

import { noise, round, type Point } from "./draw";

const POINTS = 44;
const TURN = 0.93;

export function enso({ x, y }: Point, radius: number, seed: string): string {
  const start = -2.2 + noise(seed) * 0.5;
  const edge = (side: 1 | -1): string[] =>
    Array.from({ length: POINTS + 1 }, (_, step) => {
      const share = step / POINTS;
      const angle = start + share * TURN * 2 * Math.PI;
      const reach = radius + side * thickness(share) * (0.9 + 0.1 * noise(seed, step, side));
      return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
    });
  return `M${[...edge(1), ...edge(-1).reverse()].join("L")}z`;
}

/** It swells, and runs dry at the end. */
function thickness(share: number): number {
  return 0.5 + 2.4 * Math.sqrt(share) * (share > 0.8 ? (1 - share) / 0.2 : 1);
}
