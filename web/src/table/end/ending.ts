// The lines of the end page that are counted out rather than told by the server.

import type { Party } from "../../lib/parties";
import type { Table } from "../../lib/protocol";
import { t } from "../../lib/text.svelte";
import type { TableModel } from "../live/table.svelte";

/** How long the game took, in moves and minutes. */
export function duration(table: Table, moves: number): string {
  if (!table.started || !table.finished) return t("table-took-moves", { moves });
  const minutes = Math.round((Date.parse(table.finished) - Date.parse(table.started)) / 60_000);
  return minutes < 1 ? t("table-took-moves", { moves }) : t("table-took", { moves, minutes });
}

/** Seats from the first place to the last. */
export function standings(ranks: number[]): number[] {
  return ranks.map((_, seat) => seat).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
}

/** A line of the ranking. */
export interface Placed {
  party: Party;
  rank: number;
  points: number;
  /** Who that is, and whom they played. */
  line: string;
}

/** How far the winner is ahead of the second. */
export function marginLine({ position, names }: TableModel): string {
  const [first, second] = standings(position.ranks);
  if (position.winners.length > 1) return t("table-won-together");
  if (first === undefined || second === undefined) return "";
  const points = (position.scores[first] ?? 0) - (position.scores[second] ?? 0);
  const name = names[second] ?? "";
  return points > 0 ? t("table-margin", { points, name }) : t("table-tie-break", { name });
}
