// How winter goes for each player, from the log of this winter.

import type { Line, TableEvent } from "../../../lib/protocol";
import { supplyFor } from "../components";
import type { View } from "../view";

export interface Hungry {
  seat: number;
  before: number;
  after: number;
  provinces: number;
  missing: number;
  revolts: number;
  farmers: number;
}

/** What was told of the last winter. */
function winterIn(log: readonly Line[], at: number): TableEvent[] {
  const past = log.filter((line) => line.at <= at).map((line) => line.event);
  return past.slice(past.findLastIndex(({ event }) => event === "winter"));
}

/** What the last event of the year takes from everybody who has as much. */
export const lossIn = (log: readonly Line[], at: number): number => Number(winterIn(log, at)[0]?.["rice"] ?? 0);

export function hungerIn(log: readonly Line[], view: View, at: number): Hungry[] {
  const winter = winterIn(log, at);
  const told = (event: string, seat: number, name: string): number =>
    Number(winter.find((each) => each.event === event && each.seat === seat)?.[name] ?? 0);
  return view.players.map(({ seat, rice }) => {
    const missing = told("goes-hungry", seat, "missing");
    const needs = missing > 0 ? rice + missing : (view.players[seat]?.provinces.length ?? 0);
    return {
      seat,
      before: rice + told("loses-rice", seat, "rice"),
      after: rice,
      provinces: needs,
      missing,
      ...supplyFor(missing),
    };
  });
}
