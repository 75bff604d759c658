// Written by `make generate` from the typed view in chabudai/games/shogun/view.py.

import type { Message } from "../../lib/protocol";

export type Province =
  | "aki"
  | "bingo"
  | "bitchu"
  | "bizen"
  | "hoki"
  | "iwami"
  | "izumo"
  | "mimasaka"
  | "tajima"
  | "echizen"
  | "harima"
  | "hida"
  | "mikawa"
  | "mino"
  | "omi"
  | "owari"
  | "tamba"
  | "wakasa"
  | "awa_shikoku"
  | "ise"
  | "iyo"
  | "kii"
  | "sanuki"
  | "settsu"
  | "shima"
  | "tosa"
  | "yamato"
  | "awa_boso"
  | "izu"
  | "kai"
  | "kazusa"
  | "musashi"
  | "sagami"
  | "shimosa"
  | "suruga"
  | "totomi"
  | "echigo"
  | "etchu"
  | "hitachi"
  | "kaga"
  | "kozuke"
  | "mutsu"
  | "noto"
  | "shimotsuke"
  | "shinano";

export type Building = "castle" | "temple" | "theatre";

export type Action =
  | "castle"
  | "temple"
  | "theatre"
  | "rice"
  | "tax"
  | "deploy5"
  | "deploy3"
  | "deploy1_move"
  | "battle_a"
  | "battle_b";

export type Space =
  | "bid"
  | "castle"
  | "temple"
  | "theatre"
  | "rice"
  | "tax"
  | "deploy5"
  | "deploy3"
  | "deploy1_move"
  | "battle_a"
  | "battle_b";

export type Special = "tax_plus1" | "rice_plus1" | "deploy6" | "attack_plus1" | "defence_plus1";

export type Region = "green" | "red" | "purple" | "yellow" | "brown";

export type EventCard =
  | "theatre_calms_5"
  | "theatre_calms_7"
  | "two_farmers_3"
  | "castle_defence_2"
  | "castle_defence_6"
  | "temple_peace_3"
  | "tax_max_0"
  | "tax_min_2"
  | "temple_peace_4"
  | "rice_min_3"
  | "rice_max_4"
  | "small_levies_1";

export type Season = "spring" | "summer" | "autumn" | "winter";

export type Daimyo = "blue" | "red" | "yellow" | "green" | "purple";

export type Item = "provinces" | "buildings" | "most_castles" | "most_temples" | "most_theatres";

export type Standing = "asked" | "most";

export type Phase = "draft" | "planning" | "order" | "actions" | "winter" | "over";

export type Why =
  | "built"
  | "no_site"
  | "no_token"
  | "no_reserve"
  | "few_armies"
  | "no_target"
  | "chests"
  | "reserve";

export type Sure = "certain" | "planned" | "maybe";

export type Card = "covered" | "province" | "chest" | "empty" | "lost";

export interface Land {
  owner: number | null;
  armies: number;
  buildings: Building[];
  unrest: number;
}

export interface Laid {
  /** Covered: face down to the reader. Lost: it has gone with its province. */
  card: Card;
  province: Province | null;
  /** Of a chest card that was bid. */
  chests: number | null;
  /** Everybody sees it. */
  open: boolean;
}

export interface Player {
  seat: number;
  colour: Daimyo;
  points: number;
  items: Record<Item, number>;
  /** What a scoring would bring now. */
  forecast: Record<Item, number>;
  chests: number;
  rice: number;
  provinces: Province[];
  reserve: number;
  tower: number;
  tray: number;
  /** Armies still to be placed in the draft. */
  groups: number[];
  special: Special | null;
  /** Whether it is asked about extra armies, or throws as many as it may. */
  standing: Standing;
  /** Has answered while all plan. */
  ready: boolean;
  /** Spaces of which nothing is laid yet are missing. */
  board: Record<Space, Laid>;
}

export interface Farmers {
  pool: number;
  tower: number;
  tray: number;
}

export interface Offered {
  special: Special;
  taker: number | null;
}

export interface Events {
  /** In force this round. */
  now: EventCard | null;
  /** Of this year; in winter the last one tells how much rice is lost. */
  left: EventCard[];
  deck: number;
}

export interface Draft {
  offer: Province[];
  /** Top first; known are those that were put back in sight of all. */
  deck: (Province | null)[];
  /** By seat: what lay open when it chose last. */
  chosen_from: Province[][];
  /** Taken, and waiting for its armies. */
  card: Province | null;
  first: number;
}

export interface Chances {
  /** Takes the province. */
  attacker: number;
  /** Keeps it. */
  defender: number;
  /** Nobody has it. */
  neutral: number;
}

export interface Battle {
  attacker: number;
  defender: number | null;
  source: Province;
  target: Province;
  armies: number;
  /** Armies in the province, or farmers that would come. */
  against: number;
  extra_attack: number;
  extra_defence: number;
  /** Where an extra army is still to be decided on, as if it came. */
  chances: Chances | null;
}

export interface Odds {
  target: Province;
  armies: number;
  chances: Chances;
}

export interface March {
  source: Province;
  /** None while it is asked for. */
  target: Province | null;
  /** That would defend a neutral province. */
  farmers: number;
  /** With all that may go while the target is asked for; then with each number of them. */
  odds: Odds[];
}

export interface Most {
  count: number;
  seats: number[];
  /** For each of them at the end of the year; of whoever will be the first. */
  points: number;
}

export interface Revolts {
  seat: number;
  provinces: Province[];
  /** Besides one for each unrest marker. */
  farmers: number;
}

export interface Prospect {
  /** In chests. */
  tax: number;
  rice: number;
  /** That revolt when tax or rice is collected there. */
  farmers: number;
  /** That stand there. */
  armies: number;
  free_sites: number;
}

export interface Planning {
  /** In the order in which an answer names them (S-16.1). */
  spaces: Space[];
  chest_cards: number;
  /** How many spaces stay without a card (S-6.3). */
  empty: number;
  /** In chests. */
  costs: Record<Action, number>;
  provinces: Record<Province, Prospect>;
}

export interface PurseStep {
  space: Space;
  change: number;
  /** After it. */
  chests: number;
}

export interface Doubt {
  why: Why;
  /** Certain: whatever happens. Planned: if all goes as planned. Maybe: if the hidden actions come so. */
  sure: Sure;
  /** Of the chests or armies it is about: how many there are then. */
  have: number;
  need: number;
}

export interface Order {
  /** Chests, rice, armies or a building; of a battle or move the armies that may go. */
  gain: number;
  /** Then in the province: armies, with a building free sites. */
  after: number;
  /** That revolt. */
  farmers: number;
  /** Where armies may go. */
  targets: Province[];
  doubt: Doubt | null;
}

export interface Foreseen {
  /** In the order that is known, the bid first. */
  purse: PurseStep[];
  orders: Record<Action, Order>;
}

export interface Open {
  game: "shogun";
  seats: number;
  options: Record<string, boolean | string>;
  phase: Phase;
  year: number;
  /** None while the table is set. */
  season: Season | null;
  round: number;
  /** Those in play. */
  provinces: Record<Province, Land>;
  most: Record<Region, Record<Building, Most>>;
  farmers: Farmers;
  /** By place; None where the card lies face down. */
  actions: (Action | null)[];
  /** Of the action that is carried out, 1 to 10; 0 before the first. */
  place: number;
  /** By place. */
  specials: Offered[];
  /** Who chooses a special card, best bid first. */
  ranking: number[];
  order: number[];
  mover: number | null;
  events: Events;
  draft: Draft | null;
  march: March | null;
  battle: Battle | null;
  revolts: Revolts | null;
  pending: Message[];
}

export interface Own {
  seat: number | null;
  players: Player[];
  /** While all plan, to a seat: what it can lay. */
  planning: Planning | null;
}

export interface View extends Open, Own {
}
