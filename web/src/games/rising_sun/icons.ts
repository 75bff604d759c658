// Which drawing of the sprite stands for what.

import type { MenuEntry, Position } from "../../lib/protocol";
import { cardOf, isMonster, type CardType } from "./components";
import type { Advantage, Card, Item, Mandate, Piece, Season, View } from "./view";

export const MANDATE_ICON: Record<Mandate, string> = {
  recruit: "recruit",
  marshal: "marshal",
  train: "train",
  harvest: "harvest",
  betray: "betray",
};
export const ADVANTAGE_ICON: Record<Advantage, string> = {
  seppuku: "seppuku",
  hostage: "hostage",
  ronin: "ronin",
  poets: "poets",
};
export const TYPE_ICON: Record<CardType, string> = {
  virtue: "honor",
  upgrade: "up",
  war_upgrade: "war",
  monster: "monster",
  winter_upgrade: "winter",
};
/** The heads of the cards have the colours of provinces. */
export const TYPE_COLOUR: Record<CardType, string> = {
  virtue: "var(--b-hokkaido)",
  upgrade: "var(--b-kyoto)",
  war_upgrade: "var(--b-edo)",
  monster: "var(--b-nagato)",
  winter_upgrade: "var(--b-oshu)",
};
export const ITEM_ICON: Record<Item, string> = {
  harvests: "harvest",
  kami: "shrine",
  virtues: "honor",
  upgrades: "up",
  monsters: "monster",
  seppuku: "seppuku",
  hostages: "hostage",
  poets: "poets",
  winter_upgrades: "winter",
  tokens: "war",
  set: "board",
  taken: "close",
};
export const SEASON_ICON: Record<Season, string> = { spring: "spring", summer: "summer", autumn: "autumn", winter: "winter" };

export const pieceIcon = (piece: Piece): string => (isMonster(piece) ? "monster" : piece);
export const typeOf = (card: Card): CardType => cardOf(card).type;
export const cardIcon = (card: Card): string => TYPE_ICON[typeOf(card)];

const VERB_ICON: Record<string, string> = {
  pass: "close",
  done: "check",
  skip: "close",
  stay: "flag",
  no: "close",
  yes: "check",
  ready: "check",
  alone: "close",
  ally: "alliance",
  at: "flag",
  to: "marshal",
  build: "stronghold",
  give: "coin",
  next: "next",
  waive: "hand",
  charge: "coin",
  turn_back: "back",
  pay: "coin",
  kill: "war",
  spare: "hand",
  coins: "coin",
  ronin: "ronin",
  offer: "chat",
  use: "chat",
  alliance: "alliance",
  no_alliance: "close",
  promise: "hand",
  openly: "players",
  secretly: "lock",
  accept: "check",
  decline: "close",
  withdraw: "back",
};

export const itemIcon = (item: string): string => ITEM_ICON[item as Item] ?? "victory-point";

export function icon({ does }: MenuEntry): string {
  const { verb, mandate, kami, card, figure, piece, advantage } = does;
  if (mandate !== undefined) return MANDATE_ICON[mandate as Mandate] ?? "flag";
  if (kami !== undefined) return kami;
  if (card !== undefined) return cardIcon(card as Card);
  if (advantage !== undefined) return ADVANTAGE_ICON[advantage as Advantage] ?? "war";
  const drawn = figure ?? piece;
  if (drawn !== undefined) return pieceIcon(drawn as Piece);
  return VERB_ICON[verb] ?? "flag";
}

/** What the question is about: a card, a kami, the mandate or the battle under way, the phase. */
export function promptIcon({ view }: Position<View>): string {
  const { asking, political, battle, phase } = view;
  if (asking?.card) return cardIcon(asking.card);
  if (asking?.kami) return asking.kami;
  const contest = battle?.advantages.find(({ status }) => status === "now");
  if (contest) return ADVANTAGE_ICON[contest.advantage];
  if (battle) return "war";
  if (political.mandate) return MANDATE_ICON[political.mandate];
  return PHASE_ICON[phase] ?? "flag";
}

const PHASE_ICON: Record<string, string> = { tea_ceremony: "tea", political: "hand", war: "war", winter: "winter" };
