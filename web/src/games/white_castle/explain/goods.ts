// What goods are good for, and what the turn order means.

import type { ExplainedRow, Explanation, Play } from "../../../lib/game";
import type { Message } from "../../../lib/protocol";
import { CAPS, GOODS_PER_POINT, keyOf, PRICES, RESOURCE_POINTS, TURNS } from "../components";
import { said } from "../names";
import type { Good, View } from "../view";
import { does, own, scores, when, you } from "./rows";

const capped = (cap: number): ExplainedRow => when(said("board-explain-cap", { cap }));
const byKind = (): ExplainedRow =>
  scores(...RESOURCE_POINTS.map(({ min, max, points }) => said("board-explain-kind-scores", { least: min, most: max, points })));
const together = (): ExplainedRow => scores(said("board-explain-coins-score", { n: GOODS_PER_POINT }));

const USES: Record<Good, { use: () => Message; rows: () => ExplainedRow[]; clauses: string[] }> = {
  coin: {
    use: () => said("board-explain-good-coin", { n: PRICES.audience_coins }),
    rows: () => [together()],
    clauses: ["W-10.4", "W-5.5", "W-9.1.1", "W-14.1"],
  },
  seal: {
    use: () => said("board-explain-good-seal", { resource: PRICES.seals_per_resource, coin: PRICES.seals_per_coin }),
    rows: () => [capped(CAPS.seal_cap), together()],
    clauses: ["W-10.3", "W-10.5", "W-12.3", "W-14.1"],
  },
  food: {
    use: () => said("board-explain-good-food"),
    rows: () => [capped(CAPS.resource_cap), byKind()],
    clauses: ["W-10.2", "W-9.3.1", "W-14.2"],
  },
  iron: {
    use: () => said("board-explain-good-iron"),
    rows: () => [capped(CAPS.resource_cap), byKind()],
    clauses: ["W-10.2", "W-9.2.1", "W-14.2"],
  },
  pearl: {
    use: () => said("board-explain-good-pearl", { pearls: PRICES.climb_pearls.floors_1, more: PRICES.climb_pearls.floors_2 }),
    rows: () => [capped(CAPS.resource_cap), byKind()],
    clauses: ["W-10.2", "W-9.1.2", "W-14.2"],
  },
};

export function good(id: string, play: Play<View>): Explanation {
  const name = id as Good;
  const { use, rows, clauses } = USES[name];
  return {
    icon: name,
    title: said("board-word", { word: keyOf("board-good", name) }),
    place: null,
    rows: [does([use()]), ...rows()],
    you: you(play, [name]),
    clauses,
  };
}

export function order(_id: string, play: Play<View>): Explanation {
  const clan = own(play);
  const place = clan ? play.view.order.indexOf(clan.seat) + 1 : 0;
  return {
    icon: "heron",
    title: said("board-word", { word: "board-turn-order" }),
    place: null,
    rows: [
      does([said("board-explain-order", { turns: TURNS })]),
      when(said("board-explain-season-order")),
      scores(said("board-explain-order-tie")),
    ],
    you: place > 0 ? said("board-explain-you-order", { place }) : null,
    clauses: ["W-4.1", "W-13.1", "W-14.8"],
  };
}
