// Who has points in a game: the seats, and after them the rivals that the rules themselves play.

import { called } from "./names";
import type { Seat, TableInfo } from "./protocol";
import { NO_CREST, RIVAL_CREST, type Crest } from "./sprite";
import { wordsOf } from "./text.svelte";

export interface Party {
  /** Its place in the scores: for a seat its number. */
  place: number;
  name: string;
  crest: Crest;
  /** Who sits there; nobody on behalf of a rival. */
  seat: Seat | null;
}

/** The crests of a game by whom a seat plays. */
export type CrestsOfRoles = Readonly<Record<string, Crest>>;

/**
 * `count` is the number of scores: what exceeds the seats are rivals. Where the game has crests for `roles`, a seat bears the
 * one of whom it plays.
 */
export function partiesOf(
  table: TableInfo,
  count: number,
  roles: readonly (string | null)[] = [],
  crests: CrestsOfRoles = {},
): Party[] {
  const { game, seats } = table;
  const crestAt = (place: number): Crest => crests[roles[place] ?? ""] ?? place;
  const sitting = seats.map((seat) => ({ place: seat.seat, name: called(seat.name), crest: crestAt(seat.seat), seat }));
  const rivals = Array.from({ length: count - seats.length }, (_, more) => rivalOf(game, seats.length + more));
  return [...sitting, ...rivals];
}

export function rivalOf(game: string, place: number): Party {
  return { place, name: wordsOf(game).t("seat-neutral"), crest: RIVAL_CREST, seat: null };
}

export function crestOf(parties: readonly Party[], place: number): Crest {
  return parties[place]?.crest ?? NO_CREST;
}
