// What is said beside a choice and around the board. Only messages: the catalogues turn them into words.

import type { Good, Play } from "../../lib/game";
import type { MenuEntry, Message, Position } from "../../lib/protocol";
import { keyOf } from "./components";
import { atWell } from "./phrases";
import { mainEntries } from "./menu";
import { apart, dieKey, messagesOf, said } from "./names";
import type { Clan, Good as Named, View } from "./view";

export function goods(view: View, seat: number): Good[] {
  const clan = view.clans[seat];
  if (!clan) return [];
  const held = (name: Named): Good => ({ icon: name, value: clan[name], label: said(`board-good-${name}`), thing: `good:${name}` });
  if (!clan.opponent) return (["coin", "seal", "food", "iron", "pearl"] as const).map(held);
  const influence = { icon: "influence", value: clan.influence, label: said("board-good-influence"), thing: "season:" };
  return [held("coin"), influence];
}

/** The place in the turn order while it matters; of the visitor also how well it plays. */
export function role({ view, over }: Position<View>, seat: number): Message | null {
  const place = view.order.indexOf(seat) + 1;
  const level = view.clans[seat]?.opponent ? keyOf("option-solo-level", view.solo?.level ?? "") : null;
  if (over) return level === null ? null : said("board-level", { level });
  return level !== null ? said("board-place-rival", { place, level }) : said("board-place", { place });
}

export function heading({ menu, view }: Position<View>): Message {
  const [first] = mainEntries(menu);
  const verb = first?.does.verb ?? "exchange";
  if (verb === "place" && view.hand) return said("board-heading-place", { die: dieKey(view.hand) });
  return said(`board-heading-${verb}`);
}

/** What it costs, or what the difference of the die brings; the name of an action tells its own price. */
export function remark(entry: MenuEntry): Message | null {
  const { values } = entry.label;
  const number = (name: string): number => Number(values[name] ?? 0);
  switch (entry.does.verb) {
    case "place":
      return difference(number("coins"));
    case "audience":
      return said("board-cost-coin", { n: number("coins") });
    case "ascend":
      return said("board-cost-pearl", { n: number("pearls") });
    case "train":
      return said("board-cost-iron", { n: number("iron") });
    case "tend":
      return said("board-cost-food", { n: number("food") });
    case "allot":
      return said("board-points", { points: number("points") });
    default:
      return null;
  }
}

function difference(coins: number): Message {
  if (coins === 0) return said("board-remark-even");
  return said(coins > 0 ? "board-remark-gain" : "board-remark-pay", { coins: Math.abs(coins) });
}

/** What it opens, or what it would do. */
export function detail(entry: MenuEntry, view: View, seat: number | null): Message | null {
  const { values } = entry.label;
  const clan = view.clans[seat ?? -1];
  switch (entry.does.verb) {
    case "take":
      return values["lantern"] && clan ? said("board-detail-lantern", { goods: clan.lit }) : null;
    case "draft":
      return said("board-detail-draft", pick(values, ["effects", "lantern"]));
    case "perform":
      return values["room"] === undefined ? null : said("board-detail-room", pick(values, ["room"]));
    case "admit":
      return said("board-detail-leaves", pick(values, ["leaves"]));
    case "ascend":
      return climbed(entry, view);
    default:
      return opened(entry, view);
  }
}

/** From where, and what is open there. */
function climbed(entry: MenuEntry, view: View): Message {
  const opens = opened(entry, view);
  const from = pick(entry.label.values, ["origin"]);
  return opens ? said("board-detail-ascend", { ...from, opens }) : said("board-detail-origin", from);
}

/** What a place opens: of the two actions outside the walls and of the blocks of a new card only one. */
export function opened(entry: MenuEntry, view: View): Message | null {
  const { space, target } = entry.does;
  if (space === "well") return said("board-opens-well", { goods: atWell(view) });
  const bundles = messagesOf(entry.label.values["opens"]);
  const opens = apart(bundles);
  if (space?.startsWith("outside")) return said("board-opens-outside", pick(entry.label.values, ["space"]));
  if (target === "daimyo_room") return opens ? said("board-opens-daimyo", { opens }) : said("board-opens-lantern");
  return opens && target && bundles.length > 1 ? said("board-opens-one", { opens }) : opens;
}

/** Short where remark and detail stand beside it; an end without a die has no value to name. */
export function label(entry: MenuEntry): Message {
  const { verb } = entry.does;
  if (verb === "take" && entry.label.values["value"] === 0) {
    return said("board-label-empty", { ...pick(entry.label.values, ["end"]), bridge: `board-bridge-${entry.does["bridge"]}` });
  }
  return SHORT.has(verb) ? said(`board-label-${verb}`, entry.label.values) : entry.label;
}

const SHORT = new Set([
  ...["draft", "choose", "take", "place", "perform", "resolve", "audience"],
  ...["ascend", "train", "tend", "admit", "allot"],
]);

function pick(values: Message["values"], names: string[]): Message["values"] {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
}

export function confirm(entry: MenuEntry): Message {
  const { verb } = entry.does;
  const coins = Number(entry.label.values["coins"] ?? 0);
  if (verb === "place") {
    const key = coins > 0 ? "board-place-gain" : coins < 0 ? "board-place-pay" : "board-place-even";
    return said(key, { coins: Math.abs(coins) });
  }
  return DONE.has(verb) ? said(`board-confirm-${verb}`, entry.label.values) : label(entry);
}

const DONE = new Set(["draft", "take", "choose", "perform", "resolve", "ascend", "train", "tend"]);

export function undo({ view, menu }: Position<View>): Message | null {
  const placing = view.hand !== null && menu.some((entry) => entry.does.verb === "place");
  return placing ? said("board-put-back") : null;
}

/** What still waits while something is asked. */
export function hint({ view, menu }: Position<View>): Message | null {
  const [, next] = view.pending;
  return next && menu.length > 0 ? said("board-hint-then", { next }) : null;
}

/** Whose things are shown: the reader's, else those of whoever is on the move. */
export function ownerOf({ view, seat, position }: Play<View>): Clan | undefined {
  return view.clans[seat ?? view.mover ?? position.deciders[0] ?? view.order[0] ?? 0] ?? view.clans[0];
}
