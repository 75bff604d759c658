// The army groups of the draft (S-3.4.1): how many of each size are still to be placed.

import type { Player, View } from "../view";

/** The largest first; a size that nobody has any more is not among them. */
export function sizesOf({ players }: View): number[] {
  return [...new Set(players.flatMap((player) => player.groups))].sort((one, other) => other - one);
}

export const groupsOf = ({ groups }: Player, size: number): number => groups.filter((each) => each === size).length;
