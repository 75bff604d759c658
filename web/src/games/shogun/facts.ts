// What can be read off the view: who has most of what, what lies where, who acts when.

import type { Position } from "../../lib/protocol";
import { BUILDINGS, MOST_POINTS, REGIONS, regionOf, sideOf, TIE_REDUCTION, type Region } from "./components";
import type { Building, Land, Laid, Player, Province, View } from "./view";

export interface Most {
  building: Building;
  /** How many the best have. */
  count: number;
  seats: number[];
  /** What each of them would get. */
  points: number;
}

export interface RegionStanding {
  region: Region;
  most: Most[];
}

export const landsOf = (view: View): [Province, Land][] => Object.entries(view.provinces) as [Province, Land][];

/** Who has most castles, temples and theatres in each region now. */
export function majorities(view: View): RegionStanding[] {
  const side = sideOf(view);
  return REGIONS.map((region) => {
    const lands = landsOf(view).filter(([id, { owner }]) => owner !== null && regionOf(id, side) === region);
    return { region, most: BUILDINGS.map((building) => mostOf(building, lands, view.seats)) };
  });
}

function mostOf(building: Building, lands: [Province, Land][], seats: number): Most {
  const counts = Array.from(
    { length: seats },
    (_, seat) => lands.filter(([, land]) => land.owner === seat && land.buildings.includes(building)).length,
  );
  const count = Math.max(...counts);
  const best = count === 0 ? [] : counts.flatMap((each, seat) => (each === count ? [seat] : []));
  return { building, count, seats: best, points: MOST_POINTS[building] - (best.length > 1 ? TIE_REDUCTION : 0) };
}

export const laidOn = (player: Player, space: string): Laid | null =>
  (player.board as Partial<Record<string, Laid>>)[space] ?? null;

export type Deed = "done" | "now" | "waits";

/** Who has acted in this action, in turn order. */
export function course(view: View, deciders: readonly number[]): { seat: number; deed: Deed }[] {
  const now = view.battle ? view.battle.attacker : (view.mover ?? deciders[0] ?? -1);
  const at = view.order.indexOf(now);
  return view.order.map((seat, place) => ({ seat, deed: place < at ? "done" : place === at ? "now" : "waits" }));
}

/** Whose things are shown: the reader's, else those of whoever is on the move. */
export function ownerOf(view: View, seat: number | null, position: Position<View>): Player | undefined {
  return view.players[seat ?? view.mover ?? position.deciders[0] ?? view.order[0] ?? 0] ?? view.players[0];
}
