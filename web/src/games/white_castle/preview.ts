// What a choice would mean, told before it is confirmed.

import type { Preview } from "../../lib/game";
import type { MenuEntry, Message } from "../../lib/protocol";
import { consequence } from "./chain/consequences";
import { dieKey, said, sentences } from "./names";
import { detail, opened, remark } from "./sayings";
import type { Die, View } from "./view";

export function preview(entry: MenuEntry, view: View, seat: number | null): Preview {
  if (entry.does.verb === "place" && view.hand) return placed(entry, view, view.hand, seat);
  const clan = view.clans[seat ?? -1];
  const brings = clan && consequence(entry, view, clan);
  return { sentence: null, line: brings ?? sentences([cost(entry, view, seat), told(entry, view, seat)]) };
}

/** What is paid for sending somebody out. */
function cost(entry: MenuEntry, view: View, seat: number | null): Message | null {
  const price = SENDING.has(entry.does.verb) ? remark(entry, view, seat) : null;
  return price && said("board-line-cost", { price });
}

const SENDING = new Set(["ascend", "train", "tend"]);

function told(entry: MenuEntry, view: View, seat: number | null): Message | null {
  if (entry.does.verb === "take") return lanterns(entry, view, seat);
  return SENDING.has(entry.does.verb) ? then(entry, view) : detail(entry, view, seat);
}

function placed(entry: MenuEntry, view: View, hand: Die, seat: number | null): Preview {
  return {
    sentence: said("board-preview-place", { die: dieKey(hand), space: entry.label.values["space"] ?? "" }),
    line: sentences([covered(entry), lanterns(entry, view, seat), then(entry, view)]),
  };
}

function covered({ label }: MenuEntry): Message {
  const [covers, coins] = [Number(label.values["covers"] ?? 0), Number(label.values["coins"] ?? 0)];
  const key = coins > 0 ? "board-covers-gain" : coins < 0 ? "board-covers-pay" : "board-covers-even";
  return said(key, { covers, coins: Math.abs(coins) });
}

function lanterns({ label }: MenuEntry, view: View, seat: number | null): Message | null {
  const lit = view.clans[seat ?? -1]?.lit ?? [];
  return label.values["lantern"] && lit.length > 0 ? said("board-line-lantern", { goods: lit }) : null;
}

function then(entry: MenuEntry, view: View): Message | null {
  const opens = opened(entry, view);
  return opens && said("board-line-then", { opens });
}
