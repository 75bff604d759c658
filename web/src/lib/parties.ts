// Who has points in a game: the seats, and after them the rivals that the rules themselves play.

import type { Seat, TableInfo } from "./protocol";
import { NO_CREST, RIVAL_CREST } from "./sprite";
import { wordsOf } from "./text.svelte";

export interface Party {
  /** Its place in the scores: for a seat its number. */
  place: number;
  name: string;
  crest: number;
  /** Who sits there; nobody on behalf of a rival. */
  seat: Seat | null;
}

/** `count` is the number of scores: what exceeds the seats are rivals. */
export function partiesOf(table: TableInfo, count: number): Party[] {
  const { game, seats } = table;
  const sitting = seats.map((seat) => ({ place: seat.seat, name: seat.name, crest: seat.seat, seat }));
  const rivals = Array.from({ length: count - seats.length }, (_, more) => rivalOf(game, seats.length + more));
  return [...sitting, ...rivals];
}

export function rivalOf(game: string, place: number): Party {
  return { place, name: wordsOf(game).t("seat-neutral"), crest: RIVAL_CREST, seat: null };
}

export function crestOf(parties: readonly Party[], place: number): number {
  return parties[place]?.crest ?? NO_CREST;
}
