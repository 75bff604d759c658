// Plans that this browser remembers, by table and seat: what is being laid, and what was laid a round ago. They leave it
// only as an answer that is sent.

import { Shelf } from "../../../lib/shelf";
import type { Plan } from "./plan";

export interface Kept {
  /** The round it was laid in. */
  round: number;
  plan: Plan;
  /** That of the round before. */
  last: Plan | null;
}

export const plans = new Shelf<Kept>("shogun-plans");

/** As of this round: what was laid in an earlier one is that of last time. */
export function keptIn(round: number, kept: Kept | null): Kept {
  if (kept === null || kept.round > round) return { round, plan: {}, last: null };
  if (kept.round === round) return kept;
  return { round, plan: {}, last: Object.keys(kept.plan).length > 0 ? kept.plan : kept.last };
}
