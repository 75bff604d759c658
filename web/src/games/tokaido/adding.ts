// Souvenirs add up to a purchase. The menu lists every purchase by the places of the cards, `buy 1+3`.

import type { Addend } from "../../lib/adding";
import type { AddendSaid, Adding, Play } from "../../lib/game";
import type { MenuEntry, Message } from "../../lib/protocol";
import { wordsOf } from "../../lib/text.svelte";
import { keyOf, souvenirOf } from "./components";
import { CATEGORY_ICON } from "./icons";
import { shortName } from "./names";
import { said } from "./sayings";
import type { View } from "./view";

function things({ does: { verb, souvenirs } }: MenuEntry): string[] | null {
  return verb === "buy" && souvenirs !== undefined && souvenirs !== "none" ? souvenirs.split("+") : null;
}

export const souvenirAt = (view: View, place: string): string => view.revealed[Number(place) - 1] ?? "";

const valueOf = (entry: MenuEntry | null, name: string): number => Number(entry?.label.values[name] ?? 0);

/** What it adds to the points of what is gathered. */
export const gainOf = ({ sum, rest }: Addend): number => valueOf(sum, "points") - valueOf(rest, "points");

function say(addend: Addend, { view, seat }: Play<View>): AddendSaid {
  const souvenir = souvenirAt(view, addend.thing);
  const { category, price } = souvenirOf(souvenir);
  const key = keyOf("souvenir", souvenir);
  return {
    icon: CATEGORY_ICON[category] ?? "village",
    name: said("board-word", { word: shortName(wordsOf("tokaido"), key) }),
    gain: said("board-gain", { points: gainOf(addend) }),
    gloss: said("board-ware", { thing: key, category: keyOf("category", category) }),
    price: said("phrase-coins", { coins: price }),
    short: missing(addend, view.travelers[seat ?? -1]?.coins ?? 0),
  };
}

/** On the card there is room for the whole of it. */
export function shortOf(addend: Addend, have: number): Message | null {
  const coins = needed(addend);
  return coins === null ? null : said("board-short", { others: (addend.rest && things(addend.rest)?.length) ?? 0, coins, have });
}

function missing(addend: Addend, have: number): Message | null {
  const coins = needed(addend);
  return coins === null ? null : said("board-short-by", { coins: coins - have });
}

/** The coins that the purchase with it would take, where it is barred; alone it may well be allowed. */
function needed({ on, sum }: Addend): number | null {
  if (on || sum.refusal === null) return null;
  return valueOf(sum, sum.refusal.key === "refusal-full-price-needed" ? "full" : "coins");
}

export interface Basket {
  entry: MenuEntry;
  /** As printed, and what each adds to the points, in the order of the cards. */
  prices: number[];
  points: number[];
  coins: number;
  full: number;
}

/** The purchase as a sum: every number is the menu's or stands on a card. */
export function basketOf({ view, menu, chosen }: Play<View>): Basket | null {
  const places = chosen && things(chosen);
  if (!chosen || !places) return null;
  const upTo = (count: number): MenuEntry | undefined =>
    menu.find((entry) => things(entry)?.join() === places.slice(0, count).join());
  const totals = [0, ...places.map((_, count) => valueOf(upTo(count + 1) ?? null, "points"))];
  return {
    entry: chosen,
    prices: places.map((place) => souvenirOf(souvenirAt(view, place)).price),
    points: totals.slice(1).map((total, count) => total - (totals[count] ?? 0)),
    coins: valueOf(chosen, "coins"),
    full: valueOf(chosen, "full"),
  };
}

export const adding: Adding<View> = { things, say };
