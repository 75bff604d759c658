// Where a drawing of the sprite is found, for `<use href>` in icons and inside boards.

import address from "virtual:sprite";

const CRESTS = ["wave", "fan", "moon", "pine", "plum"];
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

/** The crest of a seat, counted from 0; null for whoever sits at none, a neutral piece. */
export function crestHref(seat: number): string | null {
  const crest = CRESTS[seat];
  return crest ? markHref(`seat-${crest}`) : null;
}

/** The word for a seat's crest in the frame's catalogue. */
export function crestKey(seat: number): string {
  return `web-crest-${CRESTS[seat] ?? "none"}`;
}

/** The `data-s` that gives an element the colours of a seat. */
export function seatMark(seat: number): string {
  return seat < CRESTS.length ? String(seat + 1) : "neutral";
}
