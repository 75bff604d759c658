// What is printed on the components, read from the same file as the rules read it.

import * as box from "../../../../src/chabudai/games/tokaido/components.toml";
import type { Panorama } from "./view";

export type Kind = Panorama | "village" | "temple" | "encounter" | "hot_spring" | "farm" | "inn";

export interface Station {
  index: number;
  id: string;
  type: Kind;
  leg: number;
  double: boolean;
  inn_slots?: number;
  branch: "up" | "down";
}

export interface Souvenir {
  id: string;
  category: string;
  price: number;
}

interface Named {
  id: string;
}

export const STATIONS: readonly Station[] = box.station;
export const PANORAMAS: readonly (Named & { id: Panorama; sections: number })[] = box.panorama;
export const ACHIEVEMENTS: readonly (Named & { points: number; when: string })[] = box.achievement;
export const CATEGORIES: readonly string[] = box.souvenir_scoring.categories;
export const POINTS_IN_SET: readonly number[] = box.souvenir_scoring.points_by_place_in_set;
export const VILLAGE_DRAW: number = box.souvenir_scoring.village_draw;
export const VILLAGE_LEAST: number = box.village.min_coins_to_stop;
export const MEAL_POINTS: number = box.meal_scoring.points;
export const FARM_COINS: number = box.farm.coins;
export const TEMPLE: {
  min_donation: number;
  max_donation: number;
  rank_points: number[];
  other_donor_points: number;
} = box.temple;

const SOUVENIRS: readonly Souvenir[] = box.souvenir;
const MEALS: readonly (Named & { price: number })[] = box.meal;
const TRAVELERS: readonly (Named & { coins: number; clause: string })[] = box.traveler;
const SPRINGS: readonly (Named & { points: number })[] = box.hot_spring;

function found<Thing extends Named>(things: readonly Thing[], id: string): Thing {
  const thing = things.find((each) => each.id === id);
  if (thing === undefined) throw new Error(`no component ${id}`);
  return thing;
}

export const stationOf = (id: string): Station => found(STATIONS, id);
export const souvenirOf = (id: string): Souvenir => found(SOUVENIRS, id);
export const priceOfMeal = (id: string): number => found(MEALS, id).price;
export const MEAL_PRICES: readonly number[] = MEALS.map(({ price }) => price);
export const achievementOf = (id: string): { points: number; when: string } => found(ACHIEVEMENTS, id);
export const springOf = (id: string): { points: number } => found(SPRINGS, id);
export const travelerOf = (id: string): { coins: number; clause: string } => found(TRAVELERS, id);
export const coinsOfTile = (id: string): number => found(TRAVELERS, id).coins;
export const sectionsOf = (id: Panorama): number => found(PANORAMAS, id).sections;
export const springPoints: readonly number[] = SPRINGS.map((spring) => spring.points);

/** The key under which the catalogues hold a name, as `key_of` in the core makes it. */
export function keyOf(sort: string, id: string): string {
  return `${sort}-${id}`.replaceAll("_", "-");
}
