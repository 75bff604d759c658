// Where a drawing of the sprite is found, for `<use href>` in icons and inside boards.

import address from "virtual:sprite";

const CRESTS = ["wave", "fan", "moon", "pine", "plum"];

/** One that a game brings, with the colours and the pattern of a seat, counted from 0. */
export interface OwnCrest {
  /** By its file name in `games/<game>/crests`. */
  mark: string;
  colours: number;
}

/** What somebody is told by: that of a seat, counted from 0, or one of the game. */
export type Crest = number | OwnCrest;

/** Nobody's: plain wood. */
export const NO_CREST = CRESTS.length;
/** Whom the rules play bears the crest that fewest tables give to a seat. */
export const RIVAL_CREST = CRESTS.length - 1;

export function iconHref(name: string): string {
  return `${address}#i-${name}`;
}

/** A crest or mark by its file name: `seat-wave`, `mark-chabudai`. */
export function markHref(name: string): string {
  return `${address}#m-${name}`;
}

/** Null for whoever sits at no seat, a neutral piece. */
export function crestHref(crest: Crest): string | null {
  if (typeof crest !== "number") return markHref(crest.mark);
  const name = CRESTS[crest];
  return name ? markHref(`seat-${name}`) : null;
}

/** The seat whose colours, pattern and line it has. */
export const coloursOf = (crest: Crest): number => (typeof crest === "number" ? crest : crest.colours);

/** The word for a seat's crest in the frame's catalogue; of one that a game brings, for whose colours it has. */
export function crestKey(crest: Crest): string {
  return `web-crest-${CRESTS[coloursOf(crest)] ?? "none"}`;
}

/** The `data-s` that gives an element the colours of a seat. */
export function seatMark(crest: Crest): string {
  const seat = coloursOf(crest);
  return seat < CRESTS.length ? String(seat + 1) : "neutral";
}
