// A clan and a view for tests, as they are when a game begins; what a test is about is given.

import type { Clan, Item, View } from "../view";

const ITEMS: Item[] = [
  ...(["during_game", "coins_and_seals", "resources", "season_track"] as const),
  ...(["courtiers", "warriors", "gardeners"] as const),
];
const nothing = Object.fromEntries(ITEMS.map((item) => [item, 0])) as Record<Item, number>;

export function clan(given: Partial<Clan> = {}): Clan {
  return {
    ...{ seat: 0, opponent: false, colour: "red", points: 0, items: nothing, forecast: nothing },
    ...{ food: 0, iron: 0, pearl: 0, coin: 0, seal: 0, influence: 0, gate: 0, daimyo: 0 },
    home: { courtiers: 5, gardeners: 5, warriors: 5 },
    rooms: { steward_1: 0, steward_2: 0, steward_3: 0, diplomat_1: 0, diplomat_2: 0 },
    ...{ gardens: [], yards: { yard_5: 0, yard_3: 0, yard_1: 0 }, card: null, lanterns: [], lit: [] },
    dice: { courtiers: null, gardeners: null, warriors: null },
    ...given,
  };
}

/** Only what the functions under test look at. */
export function view(given: Partial<View> = {}): View {
  const clans = [clan(), clan({ seat: 1 })];
  return {
    ...{ phase: "play", round: 1, turn: 0, order: [0, 1], mover: 0, hand: null, well: ["pearl", "coin"], clans },
    ...{ pending: [], solo: null },
    ...given,
  } as View;
}
