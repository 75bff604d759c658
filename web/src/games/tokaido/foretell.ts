// What a choice would mean, told before it is confirmed: what stands beside it, and what the server foresees.

import type { Foretold, Play } from "../../lib/game";
import type { MenuEntry, Message, Preview } from "../../lib/protocol";
import { detail, remark } from "./sayings";
import type { Traveler, View } from "./view";

export function foretell(entry: MenuEntry, play: Play<View>): Foretold {
  const what = detail(entry, play.view, play.seat) ?? remark(entry, play.view, play.seat);
  const preview = play.preview(entry);
  const goods = preview ? changed(play.view.travelers[play.seat ?? -1], preview) : [];
  if (goods.length === 0) return { sentence: null, line: what };
  const values = { goods, ...(what ? { what } : {}) };
  return { sentence: null, line: { key: what ? "board-brings-and-after" : "board-brings-after", values } };
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
