// What a choice would mean, told before it is confirmed.

import type { Foretold, Play } from "../../lib/game";
import type { MenuEntry, Message } from "../../lib/protocol";
import { consequence } from "./chain/consequences";
import { changed } from "./chain/outcome";
import { dieKey, messagesOf, said, sentences } from "./names";
import { detail, opened, remark } from "./sayings";
import type { Clan, Die, View } from "./view";

const SENDING = new Set(["ascend", "train", "tend"]);

export function foretell(entry: MenuEntry, play: Play<View>): Foretold {
  const { view, seat } = play;
  const clan = view.clans[seat ?? -1];
  if (!clan) return { sentence: null, line: detail(entry, view, seat) };
  if (entry.does.verb === "place" && view.hand) return placed(entry, play, view.hand, clan);
  return { sentence: null, line: told(entry, play, clan) };
}

function placed(entry: MenuEntry, play: Play<View>, hand: Die, clan: Clan): Foretold {
  return {
    sentence: said("board-preview-place", { die: dieKey(hand), space: entry.label.values["space"] ?? "" }),
    line: sentences([covered(entry), lanterns(entry), then(entry, play.view), outcome(entry, play, clan)]),
  };
}

function told(entry: MenuEntry, play: Play<View>, clan: Clan): Message | null {
  const { view, seat } = play;
  if (SENDING.has(entry.does.verb)) {
    const price = remark(entry);
    return sentences([price && said("board-line-cost", { price }), then(entry, view), outcome(entry, play, clan)]);
  }
  if (entry.does.verb === "take") return lanternsLater(entry, clan);
  return consequence(entry, play, clan) ?? detail(entry, view, seat);
}

function outcome(entry: MenuEntry, play: Play<View>, clan: Clan): Message | null {
  const preview = play.preview(entry);
  return preview ? changed(clan, preview) : null;
}

function covered({ label }: MenuEntry): Message {
  const [covers, coins] = [Number(label.values["covers"] ?? 0), Number(label.values["coins"] ?? 0)];
  const key = coins > 0 ? "board-covers-gain" : coins < 0 ? "board-covers-pay" : "board-covers-even";
  return said(key, { covers, coins: Math.abs(coins) });
}

function lanterns({ label }: MenuEntry): Message | null {
  const goods = label.values["lantern"] ? messagesOf(label.values["lit"]) : [];
  return goods.length > 0 ? said("board-line-lantern", { goods }) : null;
}

/** A die with a lantern lights them when it is placed. */
function lanternsLater({ label }: MenuEntry, { lit }: Clan): Message | null {
  return label.values["lantern"] && lit.length > 0 ? said("board-line-lantern", { goods: lit }) : null;
}

function then(entry: MenuEntry, view: View): Message | null {
  const opens = opened(entry, view);
  return opens && said("board-line-then", { opens });
}
