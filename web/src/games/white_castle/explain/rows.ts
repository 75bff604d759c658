// The rows of an explanation, and what the reader has of all that.

import type { ExplainedLine, ExplainedRow, Play } from "../../../lib/game";
import type { Message } from "../../../lib/protocol";
import { PRICES } from "../components";
import { said } from "../names";
import type { Clan, Good, Row, View } from "../view";

type Says = readonly Message[];

export const costs = (icon: string, words: Message, ...says: Message[]): ExplainedRow => ({
  on: said("table-explain-costs"),
  prices: [{ icon, words }],
  says,
});
export const does = (says: Says, lines?: readonly ExplainedLine[]): ExplainedRow => ({
  ...{ on: said("table-explain-does"), says },
  ...(lines ? { lines } : {}),
});
export const again = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-again"), says });
export const when = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-when"), says });
export const scores = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-scores"), says });
export const byDie = (...says: Message[]): ExplainedRow => ({ on: said("board-explain-by-die"), says });
export const byCourtier = (...says: Message[]): ExplainedRow => ({
  on: said("board-explain-by-courtier"),
  prices: [{ icon: "pearl", words: climbing() }],
  says,
});

export const points = (n: number): Message => said("board-points", { points: n });
export const climbing = (): Message =>
  said("board-cost-climb", { pearls: PRICES.climb_pearls.floors_1, more: PRICES.climb_pearls.floors_2 });

export const own = ({ view, seat }: Play<View>): Clan | undefined => view.clans[seat ?? -1];

export const have = (clan: Clan, goods: readonly Good[]): Message[] =>
  goods.map((good) => said(`effect-gain-${good}`, { n: clan[good] }));

export function you(play: Play<View>, goods: readonly Good[], row?: Row): Message | null {
  const clan = own(play);
  if (!clan) return null;
  const home = row ? [said(`board-explain-home-${row}`, { home: clan.home[row] })] : [];
  return said("board-explain-you", { goods: [...have(clan, goods), ...home] });
}
