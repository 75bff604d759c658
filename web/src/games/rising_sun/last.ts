// What the last deed changed on the map, from the log: so it is there after loading the page too.

import type { Line, TableEvent } from "../../lib/protocol";
import type { Kami, Province } from "./view";

export interface Trace {
  /** Where it happened: in a province, or at a shrine. */
  province: Province | null;
  kami: Kami | null;
  /** Where a piece came from. */
  source: Province | null;
  seat: number;
}

const DEEDS = new Set([
  ...["summons", "worships", "places", "places-at-shrine", "moves", "builds", "replaces", "replaces-at-shrine"],
  ...["kills", "captures", "commits-seppuku", "wins-battle", "unopposed", "allied-claim", "favour"],
]);
/** Somebody else's turn wipes out the traces of the turn before. */
const BEGINS = new Set(["plays", "announces", "kami-turn", "war-begins", "season-begins", "battle", "favour"]);

export function traceOf({ event, seat, province, source, kami }: TableEvent): Trace | null {
  if (seat === undefined || !DEEDS.has(event)) return null;
  if (typeof kami === "string") return { province: null, kami: kami as Kami, source: null, seat };
  if (typeof province !== "string") return null;
  const from = event === "moves" && typeof source === "string" ? (source as Province) : null;
  return { province: province as Province, kami: null, source: from, seat };
}

/** What whoever acted last has done since others acted. */
export function lastDeed(log: readonly Line[], at: number): Trace[] {
  const past = log.filter((line) => line.at <= at).map((line) => line.event);
  const begun = past.findLastIndex(({ event }) => BEGINS.has(event));
  const traces = past.slice(Math.max(begun, 0)).flatMap((event) => traceOf(event) ?? []);
  const other = traces.findLastIndex(({ seat }) => seat !== traces.at(-1)?.seat);
  return traces.slice(other + 1);
}
