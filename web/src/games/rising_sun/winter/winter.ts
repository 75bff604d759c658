// Winter as it was told in the log, and what it brought everybody.

import type { Line } from "../../../lib/protocol";
import { SET_BONUS, TOKEN_POINTS } from "../components";
import type { Item, Player, Season, Token } from "../view";

export interface Winter {
  lines: Line[];
}

export function winterIn(log: readonly Line[], at: number): Winter | null {
  const past = log.filter((line) => line.at <= at);
  const begun = past.findIndex(({ event }) => event.event === "winter-begins");
  return begun < 0 ? null : { lines: past.slice(begun) };
}

/** What is scored in winter alone. */
const LAST: readonly Item[] = ["winter_upgrades", "tokens", "set"];

export interface Reckoning {
  seat: number;
  /** Before winter. */
  before: number;
  upgrades: number;
  tokens: number;
  set: number;
  total: number;
  /** How many of each season. */
  seasons: readonly { season: Season; count: number; each: number }[];
  /** How many different provinces. */
  provinces: number;
}

/** What winter has brought, or would bring if it came now. */
export function reckoningOf({ seat, points, items, forecast, tokens }: Player, over: boolean): Reckoning {
  const of = (item: Item): number => (over ? items[item] : forecast[item]);
  const [upgrades, worth, set] = LAST.map(of) as [number, number, number];
  const gain = upgrades + worth + set;
  const total = over ? points : points + gain;
  return {
    ...{ seat, before: total - gain, upgrades, tokens: worth, set, total },
    ...{ seasons: seasonsOf(tokens), provinces: differentIn(tokens) },
  };
}

export const differentIn = (tokens: readonly Token[]): number => new Set(tokens.map(({ province }) => province)).size;

const seasonsOf = (tokens: readonly Token[]): Reckoning["seasons"] =>
  (Object.entries(TOKEN_POINTS) as [Season, number][]).map(([season, each]) => ({
    ...{ season, each, count: tokens.filter((token) => token.season === season).length },
  }));

/** The rows of the set bonus that bring something, and which of them is reached. */
export const bonusRows = (provinces: number): { min: number; max: number; vp: number; reached: boolean }[] =>
  SET_BONUS.filter(({ vp }) => vp > 0).map((row) => ({ ...row, reached: provinces >= row.min && provinces <= row.max }));
