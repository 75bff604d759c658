// A table as it may be in the second round of three, for the pictures of the rules.

import type { Bridge, Clan, Colour, Item, View } from "../view";

const NOTHING: Record<Item, number> = {
  during_game: 0,
  coins_and_seals: 0,
  resources: 0,
  season_track: 0,
  courtiers: 0,
  warriors: 0,
  gardeners: 0,
};

function clan(seat: number, has: Partial<Clan>): Clan {
  return {
    seat,
    opponent: false,
    colour: "",
    points: 0,
    items: NOTHING,
    forecast: NOTHING,
    food: 0,
    iron: 0,
    pearl: 0,
    coin: 0,
    seal: 0,
    influence: 0,
    home: { courtiers: 5, gardeners: 5, warriors: 5 },
    gate: 0,
    daimyo: 0,
    gardens: [],
    card: null,
    lanterns: [],
    dice: { courtiers: null, gardeners: null, warriors: null },
    lit: [],
    ...has,
    rooms: { steward_1: 0, steward_2: 0, steward_3: 0, diplomat_1: 0, diplomat_2: 0, ...has.rooms },
    yards: { yard_5: 0, yard_3: 0, yard_1: 0, ...has.yards },
  };
}

const rooms = (has: Partial<Clan["rooms"]>): Clan["rooms"] => has as Clan["rooms"];
const yards = (has: Partial<Clan["yards"]>): Clan["yards"] => has as Clan["yards"];

export const TABLE: View = {
  game: "white_castle",
  seats: 3,
  seat: null,
  options: {},
  phase: "play",
  round: 2,
  turn: 0,
  order: [0, 1, 2],
  mover: 0,
  next: 1,
  bridges: {
    orange: { left: 2, middle: [3, 5], right: 6 },
    black: { left: 1, middle: [3, 4], right: 5 },
    white: { left: 2, middle: [2, 4], right: 6 },
  },
  hand: null,
  spaces: {
    steward_1: [],
    steward_2: [],
    steward_3: [],
    diplomat_1: [],
    diplomat_2: [],
    outside_1: [],
    outside_2: [],
    well: [],
  },
  rooms: {
    steward_1: { card: "steward-02", tiles: ["orange", "white", "orange"] },
    steward_2: { card: "steward-07", tiles: ["white", "black", "orange"] },
    steward_3: { card: "steward-06", tiles: ["black", "orange", "black"] },
    diplomat_1: { card: "diplomat-04", tiles: ["white", "orange"] },
    diplomat_2: { card: "diplomat-02", tiles: ["black", "white"] },
  },
  decks: { steward: 12, diplomat: 10 },
  daimyo: { card: "daimyo-02", slots: [null, 1, null] },
  well: ["any", "pearl"],
  gardens: {
    orange_stone: "stone-4",
    orange_plant: "plant-4",
    black_stone: "stone-1",
    black_plant: "plant-1",
    white_stone: "stone-3",
    white_plant: "plant-3",
  },
  yards: {
    yard_5: ["yard-tile-8.blue", "yard-tile-5.yellow"],
    yard_3: ["yard-tile-6.blue"],
    yard_1: ["yard-tile-1.yellow"],
  },
  pairs: [],
  tokens: [2, 0, 1],
  clans: [
    clan(0, {
      influence: 4,
      home: { courtiers: 3, gardeners: 4, warriors: 4 },
      gate: 1,
      rooms: rooms({ steward_2: 1 }),
      gardens: ["black_stone"],
      yards: yards({ yard_3: 1 }),
    }),
    clan(1, { influence: 7, daimyo: 1, rooms: rooms({ diplomat_1: 1 }), gardens: ["orange_plant"] }),
    clan(2, { influence: 4, gate: 1, gardens: ["black_plant", "black_stone"], yards: yards({ yard_3: 1, yard_1: 1 }) }),
  ],
  solo: null,
  pending: [],
};

const EMPTY: Bridge = { left: null, middle: [], right: null };
const left = (colour: Colour, bridge: Partial<Bridge>): Record<Colour, Bridge> => ({
  ...TABLE.bridges,
  [colour]: { ...EMPTY, ...bridge },
});

/** An orange die has been taken from the right end of its bridge. */
export const TAKEN: View = { ...TABLE, bridges: left("orange", { left: 2, middle: [3], right: 5 }) };

/** It has been placed in the left room of the first floor. */
export const PLACED: View = {
  ...TAKEN,
  spaces: { ...TAKEN.spaces, steward_1: [{ colour: "orange", value: 6 }] },
};

/** The round is over: one die is left on the black bridge. */
export const ROUND_OVER: View = { ...TABLE, bridges: left("black", { left: 3 }) };
