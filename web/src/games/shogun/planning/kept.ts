// Plans that this browser remembers, by table and seat: what is being laid, and what was laid a round ago. They leave it
// only as an answer that is sent.

import type { Plan } from "./plan";

export interface Kept {
  /** The round it was laid in. */
  round: number;
  plan: Plan;
  /** That of the round before. */
  last: Plan | null;
}

const STORED = "chabudai.shogun-plans";
const MOST = 12;

function all(): Record<string, Kept> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

/** As of this round: what was laid in an earlier one is that of last time. */
export function keptIn(round: number, kept: Kept | undefined): Kept {
  if (kept === undefined || kept.round > round) return { round, plan: {}, last: null };
  if (kept.round === round) return kept;
  return { round, plan: {}, last: Object.keys(kept.plan).length > 0 ? kept.plan : kept.last };
}

export function recall(table: string, seat: number): Kept | undefined {
  return all()[`${table}/${seat}`];
}

/** The tables looked at last stay. */
export function remember(table: string, seat: number, kept: Kept): void {
  const name = `${table}/${seat}`;
  const others = Object.entries(all()).filter(([each]) => each !== name);
  try {
    localStorage.setItem(STORED, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [name, kept]])));
  } catch {
    // without room on this device the plan lives as long as the page
  }
}
