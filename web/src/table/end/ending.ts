// The lines of the end page that are counted out rather than told by the server.

import type { Party } from "../../lib/parties";
import type { StandIn, Table } from "../../lib/protocol";
import { t } from "../../lib/text.svelte";
import type { TableModel } from "../live/table.svelte";
import type { Part } from "./chart";

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

/** The ranking, from the first place to the last. */
export function ranking(
  parties: readonly Party[],
  ranks: number[],
  points: readonly number[],
  line: (party: Party) => string,
): Placed[] {
  return standings(ranks).flatMap((place) => {
    const party = parties[place];
    return party ? [{ party, rank: ranks[place] ?? 0, points: points[place] ?? 0, line: line(party) }] : [];
  });
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

/** The last position of each round; one that had no move has none. */
export function partEnds(parts: readonly Part[], end: number): Part[] {
  const ends = parts.map(({ at, name }, place) => ({ from: at, at: parts[place + 1]?.at ?? end, name }));
  return ends.filter(({ from, at }) => at > from).map(({ at, name }) => ({ at, name }));
}

/** A key of the catalogue that says from when to when a bot played on, and its numbers. */
function spell({ first, last }: StandIn): [string, Record<string, number>] {
  if (first === null) return ["sometime", {}];
  return last === null ? ["end", { first }] : ["until", { first, last }];
}

/** Under the name of somebody for whom a bot played. */
export function standInLine(bot: StandIn): string {
  const [when, numbers] = spell(bot);
  return t(`table-stood-in-${when}`, numbers);
}

/** In a sentence of its own. */
export function standInNote(bot: StandIn, name: string): string {
  const [when, numbers] = spell(bot);
  return t(`table-stand-in-${when}`, { ...numbers, name });
}

/** On the chart, where there is little room. */
export function spellShort(bot: StandIn): string {
  const [when, numbers] = spell(bot);
  return when === "sometime" ? "" : t(`table-chart-bot-${when}`, numbers);
}
