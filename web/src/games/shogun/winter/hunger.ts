// How winter goes for each player, from the log of this winter.

import type { Line } from "../../../lib/protocol";
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

export function hungerIn(log: readonly Line[], view: View, at: number): Hungry[] {
  const past = log.filter((line) => line.at <= at).map((line) => line.event);
  const winter = past.slice(past.findLastIndex(({ event }) => event === "winter"));
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
