// Written by `make generate` from the typed view in chabudai/games/white_castle/view.py.

import type { Message } from "../../lib/protocol";

export type Colour = "orange" | "black" | "white";

export type End = "left" | "right";

export type Good = "food" | "iron" | "pearl" | "coin" | "seal";

export type Resource = "food" | "iron" | "pearl";

export type Row = "courtiers" | "gardeners" | "warriors";

export type Room = "steward_1" | "steward_2" | "steward_3" | "diplomat_1" | "diplomat_2";

export type BoardSpace =
  | "steward_1"
  | "steward_2"
  | "steward_3"
  | "diplomat_1"
  | "diplomat_2"
  | "outside_1"
  | "outside_2"
  | "well";

export type Yard = "yard_5" | "yard_3" | "yard_1";

export type Garden =
  | "orange_stone"
  | "orange_plant"
  | "black_stone"
  | "black_plant"
  | "white_stone"
  | "white_plant";

export type Item =
  | "during_game"
  | "coins_and_seals"
  | "resources"
  | "season_track"
  | "courtiers"
  | "warriors"
  | "gardeners";

export type Phase = "draft" | "play" | "gardens" | "last_exchange" | "over";

export interface Die {
  colour: Colour;
  value: number;
}

export interface Hand extends Die {
  /** It came from the lantern end. */
  lantern: boolean;
}

export interface Bridge {
  left: number | null;
  middle: number[];
  right: number | null;
}

export interface Pair {
  resource: string;
  action: string;
  /** The clan that took it. */
  taken: number | null;
}

export interface RoomCards {
  card: string | null;
  tiles: Colour[];
}

export interface Daimyo {
  card: string;
  slots: (number | null)[];
}

export interface Clan {
  seat: number;
  /** Tokugawa, the last clan of a one-player game: it sits at no seat. */
  opponent: boolean;
  colour: string;
  points: number;
  items: Record<Item, number>;
  /** The same as if the game ended now. */
  forecast: Record<Item, number>;
  food: number;
  iron: number;
  pearl: number;
  coin: number;
  seal: number;
  influence: number;
  /** Members still in the domain. */
  home: Record<Row, number>;
  gate: number;
  rooms: Record<Room, number>;
  /** Courtiers on floor 3, with those on the card. */
  daimyo: number;
  gardens: Garden[];
  yards: Record<Yard, number>;
  card: string | null;
  lanterns: string[];
  dice: Record<Row, Die | null>;
  /** What the lantern reward would give now. */
  lit: Message[];
}

export interface Top {
  bridge: Colour;
  position: "left" | "middle" | "right";
  space: BoardSpace;
}

export interface Solo {
  level: string;
  deck: number;
  top: Top | null;
  row: string[];
  removed: string[];
}

export interface Open {
  game: "white_castle";
  seats: number;
  options: Record<string, boolean | string>;
  phase: Phase;
  round: number;
  /** Turns of this round that are done, of all clans together. */
  turn: number;
  order: number[];
  mover: number | null;
  /** Whose turn comes after this one; None where the round ends with it. */
  next: number | null;
  bridges: Record<Colour, Bridge>;
  /** Taken from a bridge, not yet placed. */
  hand: Hand | null;
  /** Bottom first. */
  spaces: Record<BoardSpace, Die[]>;
  rooms: Record<Room, RoomCards>;
  decks: Record<"steward" | "diplomat", number>;
  daimyo: Daimyo;
  well: string[];
  gardens: Record<Garden, string>;
  yards: Record<Yard, string[]>;
  pairs: Pair[];
  /** In the order in which they came to rest: on one space the later one lies on top. */
  tokens: number[];
  clans: Clan[];
  solo: Solo | null;
  /** What is asked now first, then what follows. */
  pending: Message[];
}

export interface Own {
  seat: number | null;
}

export interface View extends Open, Own {
}
