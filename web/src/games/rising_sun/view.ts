// Written by `make generate` from the typed view in chabudai/games/rising_sun/view.py.

import type { Message } from "../../lib/protocol";

export type Province = "hokkaido" | "oshu" | "edo" | "kyoto" | "kansai" | "nagato" | "shikoku" | "kyushu";

export type Route = "r1" | "r2" | "r3" | "r4" | "r5" | "r6";

export type Season = "spring" | "summer" | "autumn" | "winter";

export type Phase = "season_setup" | "tea_ceremony" | "political" | "war" | "cleanup" | "winter";

export type Clan = "koi" | "lotus" | "turtle" | "dragonfly" | "bonsai";

export type Figure =
  | "bushi"
  | "shinto"
  | "daimyo"
  | "komainu"
  | "oni_of_skulls"
  | "yurei"
  | "oni_of_blood"
  | "oni_of_souls"
  | "oni_of_hate"
  | "oni_of_spite"
  | "river_dragon";

export type Piece =
  | "bushi"
  | "shinto"
  | "daimyo"
  | "komainu"
  | "oni_of_skulls"
  | "yurei"
  | "oni_of_blood"
  | "oni_of_souls"
  | "oni_of_hate"
  | "oni_of_spite"
  | "river_dragon"
  | "stronghold";

export type Monster =
  | "komainu"
  | "oni_of_skulls"
  | "yurei"
  | "oni_of_blood"
  | "oni_of_souls"
  | "oni_of_hate"
  | "oni_of_spite"
  | "river_dragon";

export type Place =
  | "hokkaido"
  | "oshu"
  | "edo"
  | "kyoto"
  | "kansai"
  | "nagato"
  | "shikoku"
  | "kyushu"
  | "shrine_1"
  | "shrine_2"
  | "shrine_3"
  | "shrine_4"
  | "reserve"
  | "held_by_1"
  | "held_by_2"
  | "held_by_3"
  | "held_by_4"
  | "held_by_5";

export type Kami = "amaterasu" | "fujin" | "hachiman" | "raijin" | "ryujin" | "susanoo" | "tsukuyomi";

export type Mandate = "recruit" | "marshal" | "train" | "harvest" | "betray";

export type Advantage = "seppuku" | "hostage" | "ronin" | "poets";

export type Card =
  | "komainu"
  | "oni_of_skulls"
  | "path_of_the_lion"
  | "righteousness"
  | "way_of_the_shogun"
  | "path_of_the_serpent"
  | "respect"
  | "way_of_bushido"
  | "way_of_the_ronin"
  | "yurei"
  | "form_of_the_kitsune"
  | "form_of_the_phoenix"
  | "path_of_the_dragon"
  | "river_dragon"
  | "way_of_the_moneylender"
  | "benevolence"
  | "path_of_the_kenin"
  | "path_of_the_light"
  | "justice"
  | "path_of_the_samurai"
  | "oni_of_blood_archway"
  | "oni_of_souls_archway"
  | "form_of_the_beast"
  | "way_of_the_katana"
  | "oni_of_hate_archway"
  | "oni_of_spite_archway"
  | "courage"
  | "path_of_the_ninja"
  | "way_of_the_righteous"
  | "mercy"
  | "path_of_the_monkey"
  | "oni_of_blood_horseman"
  | "form_of_the_demon"
  | "path_of_the_spirit"
  | "oni_of_hate_horseman"
  | "oni_of_spite_horseman"
  | "honesty"
  | "path_of_the_patron"
  | "path_of_the_warlord"
  | "loyalty"
  | "way_of_the_merchant"
  | "oni_of_souls_teapot"
  | "form_of_the_kindred"
  | "path_of_the_unrighteous"
  | "oni_of_hate_teapot";

export type CardSet = "core" | "archway" | "horseman" | "teapot";

export type Item =
  | "harvests"
  | "kami"
  | "virtues"
  | "upgrades"
  | "monsters"
  | "seppuku"
  | "hostages"
  | "poets"
  | "winter_upgrades"
  | "tokens"
  | "set"
  | "taken";

export type Turn = "mandate" | "kami";

export type PromiseKind =
  | "none"
  | "play_mandate"
  | "do_not_play_mandate"
  | "stay_out_of_province"
  | "leave_advantage"
  | "spare_in_betray"
  | "leave_shrine"
  | "pay_later";

export type PromiseStatus = "open" | "kept" | "broken" | "undecidable";

export type Negotiation = "off" | "windows" | "free";

export type WarCase = "empty" | "unopposed" | "allied" | "battle";

export type WarStatus = "waiting" | "now" | "taken" | "discarded";

export type AdvantageStatus = "waiting" | "now" | "won" | "skipped";

export interface Presence {
  seat: number;
  /** Kinds of which there is at least one. */
  figures: Record<Figure, number>;
  strongholds: number;
  /** Hired ronin included. */
  force: number;
}

export interface Land {
  /** Of those who have something there, by seat. */
  pieces: Presence[];
  /** Who would harvest here; ties by honor. */
  strongest: number | null;
  /** The war number token, from 1. */
  war: number | null;
}

export interface Shrine {
  kami: Kami;
  worshippers: Presence[];
  /** Who would receive the benefit now. */
  strongest: number | null;
  /** Is being resolved. */
  now: boolean;
}

export interface Owned {
  monster: Monster;
  place: Place;
}

export interface Token {
  province: Province;
  season: Season;
}

export interface Hostage {
  owner: number;
  figure: Figure;
  n: number;
}

export interface Player {
  seat: number;
  clan: Clan;
  points: number;
  /** Where they came from; `taken` is what others took, 0 or less. */
  items: Record<Item, number>;
  /** What winter would add now. */
  forecast: Record<Item, number>;
  coins: number;
  ronin: number;
  /** The place on the track, 1 on top. */
  honor: number;
  ally: number | null;
  /** Seasons in which an alliance was entered. */
  allied: Season[];
  reserve: Record<Figure, number>;
  strongholds_left: number;
  /** What building one would cost. */
  stronghold_price: number;
  /** In the order bought. */
  cards: Card[];
  monsters: Owned[];
  tokens: Token[];
  /** Held by this player. */
  hostages: Hostage[];
  /** Has answered while several choose at once. */
  ready: boolean;
}

export interface OnOffer {
  card: Card;
  copies: number;
  /** By seat, as things stand: with the bonus of a Train that is carried out. */
  prices: number[];
}

export interface Played {
  /** What was carried out. */
  mandate: Mandate;
  /** Who played it. */
  seat: number;
  /** Lotus announced it over a tile that lies face down. */
  hidden: boolean;
  /** The tile itself; None where the reader may not know it. */
  tile: Mandate | null;
}

export interface Political {
  /** The whole track. */
  turns: Turn[];
  /** How many of them have begun. */
  turn: number;
  active: number | null;
  /** The one that is carried out. */
  mandate: Mandate | null;
  /** Who receives its bonus. */
  bonus: number[];
  track: Played[];
  /** Who takes the mandate turns that are still to come, the next one first. */
  upcoming: number[];
  /** Top first; None where the reader does not know the tile. */
  deck: (Mandate | null)[];
  /** The four in the active player's hand, in no order. */
  drawn: (Mandate | null)[];
}

export interface Force {
  seat: number;
  force: number;
}

export interface Turned {
  advantage: Advantage;
  /** Who would have to win it. */
  seat: number;
  /** Who would take the province then. */
  taker: number;
}

export interface War {
  number: number;
  province: Province;
  status: WarStatus;
  taker: number | null;
  /** As things stand. */
  case: WarCase;
  /** Of those with Force there, the greatest first. */
  forces: Force[];
  /** As things stand, before any bid. */
  would_take: number | null;
  /** What would change that. */
  turns: Turned[];
}

export interface Contest {
  advantage: Advantage;
  status: AdvantageStatus;
  winner: number | null;
}

export interface Prospect {
  /** Own figures that would die. */
  seppuku: number;
  /** Figures of others that could be taken. */
  hostages: number;
  /** Force that hired ronin would add as things lie. */
  hire: number;
  /** Coins that stay in the reserve fight as well (R-25.1b). */
  hire_by_coin: boolean;
}

export interface Battle {
  number: number;
  province: Province;
  participants: number[];
  /** Some of them are allies, so that one may be spared. */
  allies: boolean;
  /** By seat; None while sealed and for those without a bid. */
  bids: (Record<Advantage, number> | null)[];
  /** While bidding: what the reader has laid so far. */
  own_bid: Record<Advantage, number>;
  /** By seat: in the reserve, what was bid taken off. */
  coins: number[];
  advantages: Contest[];
  /** Hired ronin included, the greatest first. */
  forces: Force[];
  hired: number | null;
  killed: number;
  victor: number | null;
  /** As things stand. */
  would_win: number | null;
  /** By seat; None for those who take no part. */
  prospects: (Prospect | null)[];
}

export interface Word {
  kind: PromiseKind;
  mandate: Mandate | null;
  province: Province | null;
  advantage: Advantage | null;
  kami: Kami | null;
  coins: number | null;
  ronin: number | null;
}

export interface MadePromise {
  /** Who promised. */
  seat: number;
  /** To whom. */
  other: number;
  promise: Word;
  season: Season;
  status: PromiseStatus;
  /** After so many mandates of the season; one more than there are in the war phase. */
  made_at: number;
  private: boolean;
}

export interface Offer {
  giver: number;
  taker: number;
  /** Its number: from 1 for all to hear, from 4 between the two. */
  which: number;
  coins: number;
  ronin: number;
  asked_coins: number;
  asked_ronin: number;
  ally: boolean;
  promise: Word | null;
  asked_promise: Word | null;
  private: boolean;
}

export interface Talk {
  mode: Negotiation;
  /** Coins and ronin may change hands now. */
  transfers: boolean;
  /** Alliances may be made now. */
  alliances: boolean;
  /** Open ones that the reader knows of. */
  offers: Offer[];
  /** What the reader has said so far of an offer that is not made yet. */
  draft: Offer | null;
  promises: MadePromise[];
}

export interface Asking {
  /** None: several are asked at once. */
  seat: number | null;
  /** Where. */
  province: Province | null;
  /** Which piece moves, or which figure was chosen. */
  piece: Piece | null;
  /** By whose benefit, or at whose shrine. */
  kami: Kami | null;
  /** By which card. */
  card: Card | null;
  /** Over which sea route. */
  route: Route | null;
  /** Whom else it concerns. */
  other: number | null;
  /** Figures, moves or coins that are left, this one included. */
  left: number | null;
}

export interface Moved {
  province: Province;
  piece: Piece;
  n: number;
}

export interface March {
  moved: Moved[];
  /** Sea routes whose toll is settled for this player. */
  opened: Route[];
  /** And those that are closed to this player. */
  closed: Route[];
  /** Moves that Fujin still grants. */
  winds: number;
}

export interface Toll {
  seat: number;
  coins: number;
}

export interface Moment {
  /** Who has gained points. */
  gained: number[];
  /** Who has gained coins from the common pile. */
  enriched: number[];
  /** Whom Way of the Merchant has paid. */
  repaid: number[];
  /** The player has summoned something. */
  summoned: boolean;
  /** Somebody has made an offer in this round of the tea ceremony. */
  spoke: boolean;
}

export interface Open {
  game: "rising_sun";
  seats: number;
  options: Record<string, boolean | string>;
  season: Season;
  phase: Phase;
  over: boolean;
  set: CardSet;
  provinces: Record<Province, Land>;
  /** From left to right. */
  shrines: Shrine[];
  players: Player[];
  /** Seats, the highest honor first. */
  honor: number[];
  alliances: number[][];
  /** Tokens of provinces where nobody was. */
  discarded: Token[];
  market: OnOffer[];
  march: March | null;
  /** On the routes that are open to the piece and not settled yet. */
  tolls: Record<Route, Toll>;
  moment: Moment;
  /** In the order in which they are fought. */
  wars: War[];
  asking: Asking | null;
  /** Who is asked, where it is one. */
  mover: number | null;
  pending: Message[];
}

export interface Own {
  seat: number | null;
  political: Political;
  battle: Battle | null;
  talk: Talk;
}

export interface View extends Open, Own {
}
