// What a choice would mean, told before it is confirmed: what stands beside it, and what the server foresees.

import type { Foretold, Play } from "../../lib/game";
import type { MenuEntry, Message, Preview } from "../../lib/protocol";
import { wordsOf } from "../../lib/text.svelte";
import { basketOf, type Basket } from "./adding";
import { shortName } from "./names";
import { detail, remark, said } from "./sayings";
import type { Traveler, View } from "./view";

export function foretell(entry: MenuEntry, play: Play<View>): Foretold {
  const basket = basketOf(play);
  if (basket && play.chosen?.action === entry.action) return bought(basket, play);
  const what = detail(entry, play.view, play.seat) ?? remark(entry, play.view, play.seat);
  const preview = play.preview(entry);
  const goods = preview ? changed(play.view.travelers[play.seat ?? -1], preview) : [];
  if (goods.length === 0) return { sentence: null, line: what };
  const values = { goods, ...(what ? { what } : {}) };
  return { sentence: null, line: { key: what ? "board-brings-and-after" : "board-brings-after", values } };
}

/** The purchase by the names of the cards alone: what they are stands on them. */
function bought({ entry, coins }: Basket, { view, seat }: Play<View>): Foretold {
  const words = wordsOf("tokaido");
  const keys = (entry.label.values["souvenirs"] as string[] | undefined) ?? [];
  const souvenirs = keys.map((key) => shortName(words, key));
  const left = (view.travelers[seat ?? -1]?.coins ?? 0) - coins;
  return {
    sentence: said("board-buy-sum", { ...entry.label.values, souvenirs }),
    line: said("board-buy-left", { coins: left, back: view.revealed.length - souvenirs.length }),
  };
}

/** How many coins and points there would be, where that is different. */
function changed(now: Traveler | undefined, { view }: Preview<View>): Message[] {
  const then = view.travelers.find(({ seat }) => seat === now?.seat);
  if (!now || !then) return [];
  return [
    ...(then.coins === now.coins ? [] : [{ key: "phrase-coins", values: { coins: then.coins } }]),
    ...(then.points === now.points ? [] : [{ key: "phrase-points", values: { points: then.points } }]),
  ];
}
