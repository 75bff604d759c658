// Which drawing of the sprite stands for what.

import type { MenuEntry, Position } from "../../lib/protocol";
import type { Action, Building, Item, Special, View } from "./view";

export const ACTION_ICON: Record<Action, string> = {
  castle: "keep",
  temple: "pagoda",
  theatre: "noh",
  rice: "rice",
  tax: "chest",
  deploy5: "army",
  deploy3: "army",
  deploy1_move: "march",
  battle_a: "battle",
  battle_b: "battle",
};
export const BUILDING_ICON: Record<Building, string> = { castle: "keep", temple: "pagoda", theatre: "noh" };
export const SPECIAL_ICON: Record<Special, string> = {
  tax_plus1: "chest",
  rice_plus1: "rice",
  deploy6: "army",
  attack_plus1: "battle",
  defence_plus1: "keep",
};
export const ITEM_ICON: Record<Item, string> = {
  provinces: "flag",
  buildings: "board",
  most_castles: "keep",
  most_temples: "pagoda",
  most_theatres: "noh",
};
/** What an event changes. */
export const EFFECT_ICON: Record<string, string> = {
  theatre_removes_unrest: "noh",
  neutral_farmers: "peasant",
  castle_defence: "keep",
  temple_peace: "pagoda",
  tax_max: "chest",
  tax_min: "chest",
  rice_min: "rice",
  rice_max: "rice",
  small_levies: "army",
};

const VERB_ICON: Record<string, string> = {
  redraw: "replay",
  keep: "check",
  take: "flag",
  draw: "bid-card",
  place: "army",
  bid: "bid-card",
  bid_card: "bid-card",
  bid_nothing: "close",
  plan: "flag",
  blank: "chest",
  empty: "close",
  march: "march",
  stay: "close",
  send: "army",
  reinforce: "army",
  face: "unrest",
  leave: "hand",
};
const PROMPT_ICON: Record<string, string> = {
  "prompt-redraw": "bid-card",
  "prompt-draft": "flag",
  "prompt-group": "army",
  "prompt-bid": "bid-card",
  "prompt-special": "omen",
  "prompt-battle": "battle",
  "prompt-attack": "battle",
  "prompt-extra": "battle",
  "prompt-move": "march",
  "prompt-send": "march",
  "prompt-revolt": "unrest",
};

export const itemIcon = (item: string): string => ITEM_ICON[item as Item] ?? "victory-point";

export function promptIcon({ prompt, menu }: Position<View>): string {
  const own = PROMPT_ICON[prompt?.key ?? ""];
  if (own) return own;
  const space = String(prompt?.values["action"] ?? "").replace(/^action-/, "").replaceAll("-", "_");
  return ACTION_ICON[space as Action] ?? (menu.length > 0 ? "hand" : "flag");
}

export function icon({ does, label }: MenuEntry): string {
  if (does.special !== undefined) return SPECIAL_ICON[does.special as Special] ?? "omen";
  if (does.verb === "march") return label.key === "label-march-own" ? "march" : "battle";
  return VERB_ICON[does.verb] ?? "flag";
}
