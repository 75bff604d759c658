// What can be read off the view: who has most of what, what lies where, who acts when.

import type { Position } from "../../lib/protocol";
import type { Land, Laid, Player, Province, View } from "./view";

export const landsOf = (view: View): [Province, Land][] => Object.entries(view.provinces) as [Province, Land][];

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
