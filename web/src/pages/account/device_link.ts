// A link to another device as the first device sees it, from one answer of the server to the next.

import type { DeviceLink } from "../../lib/account_protocol";

export type Stage = DeviceLink["state"] | "in" | "over" | "refused";

/** What it is now. A link that is gone was used if it was granted, and else its time is over. */
export function stageAfter(before: Stage, id: string, links: DeviceLink[]): Stage {
  if (isSettled(before)) return before;
  const found = links.find((link) => link.id === id);
  if (found) return found.state;
  return before === "granted" ? "in" : "over";
}

/** Nothing more will come of it. */
export function isSettled(stage: Stage): boolean {
  return stage === "in" || stage === "over" || stage === "refused";
}

const MINUTE = 60_000;
const LONGEST = 10;

/** Minutes, begun ones counted; the clock of this device may be wrong, the server decides. */
export function minutesLeft(expires: string, now: number): number {
  return Math.min(LONGEST, Math.max(1, Math.ceil((Date.parse(expires) - now) / MINUTE)));
}
