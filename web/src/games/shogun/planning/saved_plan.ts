// Saved plans: what this browser remembers by table and seat, the plan that is being laid and that of the round before.
// They leave it only as an answer that is sent.

import { Shelf } from "../../../lib/shelf";
import type { Plan } from "./plan";

export interface SavedPlan {
  /** The round it was laid in. */
  round: number;
  plan: Plan;
  /** That of the round before. */
  last: Plan | null;
}

export const savedPlans = new Shelf<SavedPlan>("shogun-plans");

/** As of this round: what was laid in an earlier one is that of last time. */
export function savedAsOf(round: number, saved: SavedPlan | null): SavedPlan {
  if (saved === null || saved.round > round) return { round, plan: {}, last: null };
  if (saved.round === round) return saved;
  return { round, plan: {}, last: Object.keys(saved.plan).length > 0 ? saved.plan : saved.last };
}
