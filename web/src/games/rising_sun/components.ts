// What is printed on the components, read from the same file as the rules read it.

import * as box from "../../../../src/chabudai/games/rising_sun/components.toml";
import type { Advantage, Card, CardSet, Clan, Mandate, Monster, Piece, Province, Route, Season } from "./view";

export type Spot = readonly [x: number, y: number];
export type CardType = "virtue" | "upgrade" | "war_upgrade" | "monster" | "winter_upgrade";

export interface Harvest {
  coins: number;
  vp: number;
  ronin: number;
}

export interface ProvinceCard {
  id: Province;
  harvest: Harvest;
  land: Province[];
  sea: Province[];
  x: number;
  y: number;
  polygon: Spot[];
}

export interface ClanCard {
  id: Clan;
  starting_honor_rank: number;
  home: Province;
  season_income: number;
}

export interface MandateTile {
  id: Mandate;
  tiles: number;
  coins?: number;
  discount?: number;
  victims?: number;
}

export interface Effect {
  trigger: string;
  op: string;
  amount?: number;
  otherwise?: number;
  monster?: Monster;
  then?: Effect[];
}

export interface SeasonCard {
  id: Card;
  season: Season;
  type: CardType;
  set: CardSet;
  cost: number;
  copies: number;
  fx: Effect[];
}

export interface MonsterCard {
  id: Monster;
  oni: boolean;
  force: number;
  fx: Effect[];
}

export interface SetBonus {
  min: number;
  max: number;
  vp: number;
}

export const PROVINCES: readonly ProvinceCard[] = box.provinces;
export const ROUTES: readonly { id: Route; between: [Province, Province]; via: Spot[] }[] = box.sea_routes;
export const CLANS: readonly ClanCard[] = box.clans;
const MANDATES: readonly MandateTile[] = box.mandates;
export const ADVANTAGES: readonly { id: Advantage; before_outcome: boolean }[] = box.war_advantages;
export const MONSTERS: readonly MonsterCard[] = box.monsters;
export const CARDS: readonly SeasonCard[] = box.season_cards;
export const SET_BONUS: readonly SetBonus[] = box.scoring.set_bonus;
export const TOKEN_POINTS: Record<string, number> = box.scoring.war_token_vp;
export const NUMERAL: Record<string, string> = box.seasons.war_token_numeral;
export const FORCE: Record<string, number> = box.force;

function finder<Id extends string, Row extends { id: Id }>(rows: readonly Row[]): (id: Id) => Row {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    if (row === undefined) throw new Error(`no ${id} in the box`);
    return row;
  };
}

export const provinceOf = finder<Province, ProvinceCard>(PROVINCES);
export const mandateOf = finder<Mandate, MandateTile>(MANDATES);
export const clanOf = finder<Clan, ClanCard>(CLANS);
export const cardOf = finder<Card, SeasonCard>(CARDS);

export const isMonster = (piece: Piece): piece is Monster => MONSTERS.some(({ id }) => id === piece);

/** The key under which the catalogues hold a name, as `key_of` in the core makes it. */
export function keyOf(sort: string, id: string): string {
  return `${sort}-${id}`.replaceAll("_", "-");
}
