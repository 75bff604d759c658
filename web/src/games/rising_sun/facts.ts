// What can be read off the view: who stands where, who is strong there, whose things are shown.

import type { Position } from "../../lib/protocol";
import { PROVINCES } from "./components";
import type { Clan, Figure, Force, Kami, Piece, Player, Presence, Province, Shrine, View, War } from "./view";

/** Several pieces of one kind and one player in one place. */
export interface Group {
  seat: number;
  clan: Clan;
  piece: Piece;
  count: number;
}

/** In this order they stand beside each other. */
const ORDER: readonly Piece[] = [
  ...(["stronghold", "daimyo", "bushi", "shinto", "komainu", "yurei"] as const),
  ...(["oni_of_skulls", "oni_of_blood", "oni_of_souls", "oni_of_hate", "oni_of_spite", "river_dragon"] as const),
];

export const clanAt = (view: View, seat: number): Clan => view.players[seat]?.clan ?? "koi";

/** What a player has there, as many groups as there are kinds. */
export function groupsOf(view: View, { seat, figures, strongholds }: Presence): Group[] {
  const counts: Partial<Record<Piece, number>> = { ...figures, stronghold: strongholds };
  const clan = clanAt(view, seat);
  return ORDER.map((piece) => ({ seat, clan, piece, count: counts[piece] ?? 0 })).filter(({ count }) => count > 0);
}

/** Everything that stands in a province, player by player. */
export const standing = (view: View, province: Province): Group[] =>
  view.provinces[province].pieces.flatMap((there) => groupsOf(view, there));

/** Everybody's Force in a province, the strongest first. */
export function forcesIn(view: View, province: Province): Force[] {
  const { pieces, strongest } = view.provinces[province];
  const first = (seat: number): number => (seat === strongest ? 0 : 1);
  return pieces
    .filter(({ force }) => force > 0)
    .map(({ seat, force }) => ({ seat, force }))
    .sort((a, b) => first(a.seat) - first(b.seat) || b.force - a.force || rankOf(view, a.seat) - rankOf(view, b.seat));
}

const rankOf = (view: View, seat: number): number => view.honor.indexOf(seat);

/** Two are equally strong: honor decides between them. */
export const isTied = (forces: readonly Force[]): boolean =>
  forces.length > 1 && forces[0]?.force === forces[1]?.force;

export const warIn = (view: View, province: Province): War | null =>
  view.wars.find((war) => war.province === province) ?? null;

export const shrineOf = (view: View, kami: Kami): Shrine | null =>
  view.shrines.find((shrine) => shrine.kami === kami) ?? null;

/** The seat that the `player` of an action names; they are counted from 1 there. */
export const seatNamed = (player: string | undefined): number | null => (player === undefined ? null : Number(player) - 1);

/** Whose things are shown: the reader's, else those of whoever is on the move. */
export function ownerOf(view: View, seat: number | null, position: Position<View>): Player | undefined {
  return view.players[seat ?? view.mover ?? position.deciders[0] ?? view.honor[0] ?? 0] ?? view.players[0];
}

/** How many figures a player could still summon. */
export const inReserve = ({ reserve }: Player): number => Object.values(reserve).reduce((sum, each) => sum + each, 0);

/** Where a player's pieces of a kind stand on the map, province by province. */
export function whereabouts(view: View, seat: number, piece: Piece): { province: Province; count: number }[] {
  return PROVINCES.flatMap(({ id }) => {
    const group = standing(view, id).find((each) => each.seat === seat && each.piece === piece);
    return group ? [{ province: id, count: group.count }] : [];
  });
}

/** How many figures of a kind a player has in shrines. */
export function worshipping(view: View, seat: number, figure: Figure): { kami: Kami; count: number }[] {
  return view.shrines.flatMap(({ kami, worshippers }) => {
    const count = worshippers.find((each) => each.seat === seat)?.figures[figure] ?? 0;
    return count > 0 ? [{ kami, count }] : [];
  });
}
