// Along which line armies go from one province to the next.

import type { Point } from "../../../board/draw";
import { spotOf } from "./geometry";

/** Not from and to the marks themselves: they can still be read. */
const SHARE = 0.3;

export function between(source: string, target: string): { from: Point; to: Point } {
  const [a, b] = [spotOf(source), spotOf(target)];
  const at = (share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + 8 + (b.y - a.y) * share });
  return { from: at(SHARE), to: at(1 - SHARE) };
}
