// What is printed on the components, read from the same file as the rules read it.

import * as box from "../../../../src/chabudai/games/shogun/components.toml";
import type { Action, Building, EventCard as EventName, Province, View } from "./view";

export type Side = "sun" | "moon";
export type Region = "green" | "red" | "purple" | "yellow" | "brown";
export type Run = readonly [row: number, first: number, last: number];

export interface ProvinceCard {
  id: Province;
  tax: number;
  rice: number;
  /** Building sites. */
  slots: number;
  region: Record<Side, Region>;
  /** Left out with three players. */
  drop3: Record<Side, boolean>;
  x: number;
  y: number;
  land: Province[];
  /** Its cells in the mosaic. */
  runs: Run[];
}

export interface SeaRoute {
  a: Province;
  b: Province;
  sides: Side[];
  a_xy: [number, number];
  b_xy: [number, number];
  via: [number, number];
}

export interface ActionCard {
  id: Action;
  kind: "build" | "collect" | "deploy" | "deploy_move" | "battle_move";
  cost: number;
  armies?: number;
}

export interface EventCard {
  id: EventName;
  effect: string;
  value?: number;
  winter_rice_loss: number;
}

export interface SupplyRow {
  min_missing: number;
  max_missing: number;
  revolts: number;
  extra_farmers: number;
}

export const PROVINCES: readonly ProvinceCard[] = box.province;
const SEA_ROUTES: readonly SeaRoute[] = box.sea_route;
export const ACTIONS: readonly ActionCard[] = box.action;
const EVENTS: readonly EventCard[] = box.event;
export const SUPPLY: readonly SupplyRow[] = box.supply;
export const REGIONS: readonly Region[] = box.region.map(({ id }: { id: Region }) => id);
export const BUILDINGS: readonly Building[] = ["castle", "temple", "theatre"];
export const MOST_POINTS: Record<Building, number> = {
  castle: box.scoring.most_castles,
  temple: box.scoring.most_temples,
  theatre: box.scoring.most_theatres,
};
export const RICE_TRACK: number = box.tracks.rice_max;
export const MAP: { hex_radius: number; origin_x: number; origin_y: number } = box.map;

const BY_ID: ReadonlyMap<string, ProvinceCard> = new Map(PROVINCES.map((province) => [province.id, province]));

export function provinceOf(id: string): ProvinceCard {
  const province = BY_ID.get(id);
  if (province === undefined) throw new Error(`no province ${id}`);
  return province;
}

export function actionOf(id: string): ActionCard {
  const action = ACTIONS.find((each) => each.id === id);
  if (action === undefined) throw new Error(`no action ${id}`);
  return action;
}

export function eventOf(id: string): EventCard {
  const event = EVENTS.find((each) => each.id === id);
  if (event === undefined) throw new Error(`no event ${id}`);
  return event;
}

export const sideOf = ({ options }: View): Side => (options["side"] === "moon" ? "moon" : "sun");
export const regionOf = (province: string, side: Side): Region => provinceOf(province).region[side];
/** The provinces that belong to another region on the Moon side. */
export const MOVED: readonly ProvinceCard[] = PROVINCES.filter(({ region }) => region.sun !== region.moon);
export const isMoved = (province: string, side: Side): boolean => side === "moon" && MOVED.some(({ id }) => id === province);
export const routesOf = (side: Side): SeaRoute[] => SEA_ROUTES.filter(({ sides }) => sides.includes(side));

/** The provinces that touch it by land or sea, as far as they are in play. */
export function neighboursOf(id: Province, view: View): Province[] {
  const bySea = routesOf(sideOf(view)).flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
  return [...provinceOf(id).land, ...bySea].filter((each) => each in view.provinces);
}

/** How many provinces revolt for so much rice that is missing, and how many farmers come besides. */
export function supplyFor(missing: number): { revolts: number; farmers: number } {
  const row = SUPPLY.find(({ min_missing, max_missing }) => missing >= min_missing && missing <= max_missing);
  return { revolts: row?.revolts ?? 0, farmers: row?.extra_farmers ?? 0 };
}

/** The key under which the catalogues hold a name, as `key_of` in the core makes it. */
export function keyOf(sort: string, id: string): string {
  return `${sort}-${id}`.replaceAll("_", "-");
}
