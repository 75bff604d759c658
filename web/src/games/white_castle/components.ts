// What is printed on the components, read from the same file as the rules read it.

import * as box from "../../../../src/chabudai/games/white_castle/components.toml";
import type { BoardSpace, Colour, End, Good, Room, Row, Yard } from "./view";

type Plain =
  "lantern" | "well" | "courtiers" | "gardeners" | "warriors" | "domain" | "castle_light" | "one_main_action";

export type Effect =
  | { op: "gain"; what: Good | "point"; n: number }
  | { op: "gain_any" | "influence"; n: number }
  | { op: "castle_tile"; colour: Colour | "any" }
  | { op: "decree"; card: string }
  | { op: Plain };

export type Cost = Partial<Record<"seal" | "coin", number>>;

/** One thing that can be performed. */
export interface Bundle {
  id: string;
  effects: Effect[];
  cost?: Cost;
}

export type Level = "top" | "middle" | "bottom";

export interface Block extends Bundle {
  /** The rows of the card it covers, from above. */
  rows: Level[];
  dark: boolean;
}

export type CardKind = "steward" | "diplomat" | "starting_action" | "starting_resource" | "decree";

/** A card with blocks: it lies in the castle or in a domain. */
export interface ActionCard {
  id: string;
  kind: CardKind;
  blocks: Block[];
}

export interface DaimyoCard {
  id: string;
  slots: Effect[][];
}

export interface GardenCard extends Bundle {
  kind: "stone" | "plant";
  /** What it costs to send a gardener there. */
  food: number;
  points: number;
}

export interface StartingResource {
  id: string;
  effects: Effect[];
  lantern: Effect;
}

export interface DomainRow {
  id: Row;
  colour: Colour;
  value: number;
  card_row: Level;
  always: Effect;
  /** What each member that has left uncovers, from the left. */
  revealed: Effect[];
}

export interface Season {
  season: number;
  first: number;
  last: number;
  points?: number;
  points_per_space?: number[];
}

export type SoloAct =
  | { act: "gate" }
  | { act: "climb"; floors: number }
  | { act: "warrior"; iron: number }
  | { act: "gardener"; kind: "stone" | "plant" | "either" }
  | { act: "influence" | "coins" | "points"; n: number };

export interface SoloCard {
  id: string;
  front: { bridge: Colour; position: End | "middle"; space: BoardSpace };
  back: SoloAct[];
}

interface Named {
  id: string;
}
interface WrittenBlock {
  rows: Level[];
  bg: "dark" | "light";
  effects: Effect[];
  cost?: Cost;
}

function found<Thing extends Named>(things: readonly Thing[], id: string): Thing {
  const thing = things.find((each) => each.id === id);
  if (thing === undefined) throw new Error(`no component ${id}`);
  return thing;
}

const MAIN_ACTIONS: readonly Row[] = ["courtiers", "gardeners", "warriors"];

function cardsOf(kind: CardKind, written: (Named & { blocks: WrittenBlock[] })[]): ActionCard[] {
  return written.map(({ id, blocks }) => ({
    id,
    kind,
    blocks: blocks.map(({ bg, ...block }, place) => ({ ...block, id: `${id}.${place + 1}`, dark: bg === "dark" })),
  }));
}

const ACTION_CARDS: readonly ActionCard[] = [
  ...cardsOf("steward", box.steward),
  ...cardsOf("diplomat", box.diplomat),
  ...cardsOf("starting_action", box.starting_action),
];
const DAIMYOS: readonly DaimyoCard[] = [...box.daimyo, ...box.promo.daimyo];
const GARDEN_CARDS: readonly GardenCard[] = [...box.garden, ...box.promo.garden];
const YARD_TILES: readonly (Named & { blue: Effect[]; yellow: Effect[] })[] = box.yard_tile;
const STARTING_RESOURCES: readonly StartingResource[] = box.starting_resource;
const DECREES: readonly (Named & { lantern: Effect })[] = box.decree;
const BACKS: Record<string, Effect> = box.lantern_backs;
const SOLO_CARDS: readonly SoloCard[] = box.solo.card;

export const ROOMS: readonly { id: Room; floor: number; value: number }[] = box.room;
export const OUTSIDES: readonly { id: "outside_1" | "outside_2"; value: number; options: Row[] }[] = box.outside;
export const WELL: { value: number; effects: Effect[] } = box.well;
export const YARDS: readonly { id: Yard; iron: number; points: number }[] = box.yard;
export const DOMAIN_ROWS: readonly DomainRow[] = box.domain_row;
export const SEASONS: readonly Season[] = box.season_track.seasons;
export const BARRIERS: readonly { enter: number; seals: number }[] = box.season_track.barriers;
export const PRICES: {
  audience_coins: number;
  climb_pearls: Record<"floors_1" | "floors_2", number>;
  seals_per_resource: number;
  seals_per_coin: number;
} = box.prices;
/** Coins and seals together. */
export const GOODS_PER_POINT: number = box.scoring.coins_and_seals_per_point;
export const RESOURCE_POINTS: readonly { min: number; max: number; points: number }[] = box.scoring.resource_thresholds;
export const TRACK_END: number = box.season_track.end;
export const ROUNDS: number = box.rounds;
export const TURNS: number = box.turns_per_player_per_round;
export const CAPS: { resource_cap: number; seal_cap: number } = box.limits;
/** Points of a courtier by where it ended: gate, steward, diplomat, daimyo. */
export const COURTIER_POINTS: Record<"gate" | "steward" | "diplomat" | "daimyo", number> = box.scoring.courtier;

const BUNDLES: ReadonlyMap<string, Bundle> = new Map(
  [
    ...ACTION_CARDS.flatMap((card) => card.blocks),
    ...DAIMYOS.flatMap((card) => card.slots.map((effects, place) => ({ id: `${card.id}.${place + 1}`, effects }))),
    ...GARDEN_CARDS,
    ...YARD_TILES.flatMap((tile) => [
      { id: `${tile.id}.blue`, effects: tile.blue },
      { id: `${tile.id}.yellow`, effects: tile.yellow },
    ]),
    ...MAIN_ACTIONS.map((row) => ({ id: row, effects: [{ op: row }] })),
    { id: "well", effects: [{ op: "well" as const }] },
  ].map((bundle: Bundle) => [bundle.id, bundle]),
);

/** By the name that `perform` gives it: `steward-01.1`, `daimyo-03.2`, `stone-4`, `yard-tile-1.blue`, `courtiers`. */
export function bundleOf(id: string): Bundle {
  const bundle = BUNDLES.get(id);
  if (bundle === undefined) throw new Error(`no bundle ${id}`);
  return bundle;
}

export const actionCardOf = (id: string): ActionCard => found(ACTION_CARDS, id);
export const daimyoOf = (id: string): DaimyoCard => found(DAIMYOS, id);
export const gardenCardOf = (id: string): GardenCard => found(GARDEN_CARDS, id);
export const startingResourceOf = (id: string): StartingResource => found(STARTING_RESOURCES, id);
export const soloCardOf = (id: string): SoloCard => found(SOLO_CARDS, id);
export const roomOf = (id: Room): { floor: number; value: number } => found(ROOMS, id);

/** `steward-05` is a steward, `starting-action-courtiers` a starting action. */
export function kindOf(card: string): CardKind {
  return card.replace(/-[^-]+$/, "").replace("-", "_") as CardKind;
}

/** What a card gives whenever the lanterns are lit. */
export function lanternOf(card: string): Effect {
  const kind = kindOf(card);
  if (kind === "starting_resource") return startingResourceOf(card).lantern;
  if (kind === "decree") return found(DECREES, card).lantern;
  const back = BACKS[kind];
  if (back === undefined) throw new Error(`no lantern on ${card}`);
  return back;
}

/** What a tile of the well gives. */
export function wellReward(reward: string): Effect {
  return reward === "any" ? { op: "gain_any", n: 1 } : { op: "gain", what: reward as Good, n: 1 };
}

/** The key under which the catalogues hold a name, as `key_of` in the core makes it. */
export function keyOf(sort: string, id: string): string {
  return `${sort}-${id}`.replaceAll("_", "-");
}
