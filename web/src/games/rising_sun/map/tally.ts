// How wide the tally of Force in a province is, and where its middle lies.

import { forcesIn, isTied } from "../facts";
import type { Province, View } from "../view";
import { tallyAt } from "./geometry";

export interface Tally {
  forces: ReturnType<typeof forcesIn>;
  tied: boolean;
  /** From one disc to the next: five of them stand closer. */
  step: number;
  wide: number;
  x: number;
}

export function tallyOf(view: View, province: Province, grown: number): Tally {
  const forces = forcesIn(view, province);
  const tied = isTied(forces);
  const step = forces.length > 4 ? 27 : 31;
  const wide = forces.length * step + 3 + (tied ? 15 : 0);
  return { forces, tied, step, wide, x: tallyAt(province, wide, grown) };
}
