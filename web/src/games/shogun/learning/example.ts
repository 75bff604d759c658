// A table of three as it may be in the first autumn, for the pictures of the rules.

import { PROVINCES } from "../components";
import type { Heap } from "../tower/heaps";
import type { Building, Land, Laid, Player, Province, View } from "../view";

const HELD: readonly Partial<Record<Province, number>>[] = [
  { echizen: 4, kaga: 2, hida: 3, omi: 3, ise: 3, yamato: 5, kii: 2, shimotsuke: 4, hitachi: 2 },
  { mino: 2, owari: 2, mikawa: 4, suruga: 5, sagami: 2, musashi: 3, izu: 2, harima: 3, tajima: 2 },
  { etchu: 3, shinano: 2, kozuke: 2, settsu: 2, hoki: 3, bizen: 4, bitchu: 2, bingo: 2, tamba: 4 },
];
const BUILT: Partial<Record<Province, Building[]>> = {
  echizen: ["castle"],
  kaga: ["castle", "temple"],
  hida: ["theatre"],
  mino: ["temple"],
  owari: ["castle"],
  omi: ["castle", "theatre"],
  yamato: ["temple"],
  suruga: ["castle", "temple"],
  etchu: ["castle"],
  hoki: ["castle"],
  bingo: ["temple"],
};
const UNREST: Partial<Record<Province, number>> = { kaga: 1, suruga: 1, hoki: 1 };

function land(id: Province): Land {
  const owner = HELD.findIndex((held) => id in held);
  return {
    owner: owner < 0 ? null : owner,
    armies: HELD[owner]?.[id] ?? 0,
    buildings: BUILT[id] ?? [],
    unrest: UNREST[id] ?? 0,
  };
}

const inPlay = PROVINCES.filter(({ drop3 }) => !drop3.sun).map(({ id }) => id);
const NOTHING = { provinces: 0, buildings: 0, most_castles: 0, most_temples: 0, most_theatres: 0 };

function player(seat: number): Player {
  return {
    seat,
    colour: "blue",
    points: 0,
    items: NOTHING,
    forecast: NOTHING,
    chests: 6,
    rice: 5,
    provinces: Object.keys(HELD[seat] ?? {}) as Province[],
    reserve: 30,
    tower: [3, 2, 2][seat] ?? 0,
    tray: 0,
    groups: [],
    special: null,
    standing: "asked",
    ready: false,
    board: {} as Player["board"],
  };
}

export const TABLE: View = {
  game: "shogun",
  seats: 3,
  seat: null,
  options: { side: "sun" },
  phase: "actions",
  year: 1,
  season: "autumn",
  round: 3,
  provinces: Object.fromEntries(inPlay.map((id) => [id, land(id)])) as Record<Province, Land>,
  players: [0, 1, 2].map(player),
  most: {} as View["most"],
  farmers: { pool: 12, tower: 4, tray: 1 },
  actions: [],
  place: 1,
  specials: [],
  ranking: [],
  order: [0, 1, 2],
  mover: 0,
  events: { now: null, left: [], deck: 8 },
  draft: null,
  march: null,
  planning: null,
  battle: null,
  revolts: null,
  pending: [],
};

const card = (province: Province): Laid => ({ card: "province", province, chests: null, open: false });

/** What somebody has planned for the first actions. */
export const PLAN: readonly (readonly [string, Laid])[] = [
  ["battle_a", card("echizen")],
  ["tax", card("yamato")],
  ["castle", card("ise")],
  ["rice", { card: "chest", province: null, chests: null, open: false }],
];

export const BEFORE: readonly Heap[] = [
  { seat: 0, count: 3 },
  { seat: 1, count: 2 },
  { seat: 2, count: 2 },
  { seat: null, count: 4 },
];
export const AFTER: readonly Heap[] = [
  { seat: 0, count: 4 },
  { seat: 1, count: 3 },
  { seat: 2, count: 2 },
  { seat: null, count: 3 },
];
