// Written by `make generate` from the typed view in chabudai/games/tokaido/view.py.

export type Panorama = "paddy" | "mountain" | "sea";

export interface Traveler {
  seat: number;
  /** The wooden traveler of a game for two: it belongs to nobody. */
  neutral: boolean;
  traveler: string | null;
  colour: string;
  station: string;
  /** The place on the station, 1 is the one farthest ahead; 0 before the travelers have lined up. */
  slot: number;
  coins: number;
  bowl: number;
  points: number;
  /** What has brought points so far. */
  items: Record<string, number>;
  panoramas: Record<Panorama, number>;
  souvenirs: string[];
  meals: string[];
  hot_springs: string[];
  encounters: string[];
  achievements: string[];
}

export interface Tiles {
  own: string[] | null;
  /** The action by which the reader has chosen. */
  picked: string | null;
  ready: boolean[];
}

export interface Offer {
  size: number;
  /** Which meals, if the reader knows every one of them. */
  meals: string[] | null;
  free: string | null;
}

export interface Open {
  game: "tokaido";
  seats: number;
  options: Record<string, boolean | string>;
  travelers: Traveler[];
  /** Travelers by their seats, the one farthest behind first: who moves next. */
  order: number[];
  /** The places off the road are open. */
  off_road: boolean;
  decks: Record<"souvenir" | "encounter" | "meal" | "hot_spring", number>;
  revealed: string[];
}

export interface Own {
  seat: number | null;
  tiles: Tiles | null;
  drawn: string[] | null;
  offer: Offer;
}

export interface View extends Open, Own {
}
