// What the last deed changed on the map, from the log: so it is there after loading the page too.

import type { Line, TableEvent } from "../../lib/protocol";
import type { Province } from "./view";

export interface Trace {
  province: Province;
  /** Where armies came from. */
  source: Province | null;
  seat: number;
}

/** A deed begins with one of these; a new round wipes out all traces. */
const BEGINS = new Set(["reveals", "no-action", "takes", "draws", "chooses", "round", "winter", "action-due", "revolts"]);
const MARCHES = new Set(["moves", "attacks", "attacks-neutral"]);
const DEEDS = new Set(["settles", "builds", "harvests", "taxes", "deploys", "revolts", "cancelled", ...MARCHES]);

export function lastDeed(log: readonly Line[], at: number): Trace[] {
  const past = log.filter((line) => line.at <= at).map((line) => line.event);
  const begun = past.findLastIndex(({ event }) => BEGINS.has(event));
  return past.slice(Math.max(begun, 0)).flatMap((event) => traceOf(event) ?? []);
}

export function traceOf({ event, seat, province, source }: TableEvent): Trace | null {
  if (seat === undefined || !DEEDS.has(event) || typeof province !== "string") return null;
  return { province: province as Province, source: (source as Province | undefined) ?? null, seat };
}
