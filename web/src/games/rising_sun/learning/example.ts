// A summer of three clans, for the pictures of the rules.

import type { Play } from "../../../lib/game";
import type { Position } from "../../../lib/protocol";
import { crestOfClan } from "../clan/crests";
import { PROVINCES } from "../components";
import type { Clan, Figure, Item, Kami, Land, Mandate, Player, Presence, Province, Shrine, Token, View, War } from "../view";
import type { Fight } from "../war/stories";

export const CLANS: readonly Clan[] = ["koi", "lotus", "turtle"];
type Standing = readonly [seat: number, figures: Partial<Record<Figure, number>>, strongholds: number, force: number];

const STANDING: Partial<Record<Province, readonly Standing[]>> = {
  edo: [[0, { daimyo: 1, bushi: 1 }, 1, 2]],
  kansai: [
    [0, { bushi: 2 }, 0, 2],
    [1, { bushi: 1 }, 0, 1],
    [2, { shinto: 1 }, 0, 1],
  ],
  kyushu: [[1, { daimyo: 1, bushi: 2 }, 1, 3]],
  nagato: [[1, { bushi: 1, yurei: 1 }, 1, 3]],
  kyoto: [
    [2, { daimyo: 1, bushi: 2 }, 2, 5],
    [0, { bushi: 1 }, 0, 1],
  ],
  oshu: [[2, { oni_of_skulls: 1 }, 0, 3]],
};
const WORSHIP: readonly (readonly [Kami, readonly Standing[]])[] = [
  ["amaterasu", [[0, { shinto: 1 }, 0, 1]]],
  [
    "fujin",
    [
      [1, { shinto: 2 }, 0, 2],
      [0, { shinto: 1 }, 0, 1],
    ],
  ],
  ["hachiman", []],
  ["tsukuyomi", [[2, { shinto: 1 }, 0, 1]]],
];
const AT_WAR: readonly Province[] = ["kansai", "oshu", "kyushu", "edo", "kyoto"];
const PLAYED: readonly Mandate[] = ["recruit", "train", "marshal"];

const presence = ([seat, figures, strongholds, force]: Standing): Presence => ({
  ...{ seat, strongholds, force, figures: figures as Record<Figure, number> },
});
const firstOf = (standing: readonly Standing[]): number | null => standing[0]?.[0] ?? null;

function land(id: Province): Land {
  const standing = STANDING[id] ?? [];
  const number = AT_WAR.indexOf(id);
  return { pieces: standing.map(presence), strongest: firstOf(standing), war: number < 0 ? null : number + 1 };
}

function war(province: Province, place: number): War {
  const standing = STANDING[province] ?? [];
  return {
    ...{ number: place + 1, province, status: "waiting", taker: null, turns: [] },
    case: standing.length > 1 ? "battle" : standing.length === 1 ? "unopposed" : "empty",
    ...{ forces: standing.map(([seat, , , force]) => ({ seat, force })), would_take: firstOf(standing) },
  };
}

const NOTHING = {} as Record<Item, number>;

function player(seat: number): Player {
  return {
    ...{ seat, clan: CLANS[seat] ?? "koi", points: [14, 17, 12][seat] ?? 0, items: NOTHING, forecast: NOTHING },
    ...{ coins: [5, 7, 6][seat] ?? 0, ronin: [1, 0, 2][seat] ?? 0, honor: seat + 1, ally: seat === 0 ? 2 : seat === 2 ? 0 : null },
    ...{ allied: [], reserve: {} as Record<Figure, number>, strongholds_left: 2, stronghold_price: 3 },
    ...{ cards: [], monsters: [], tokens: [], hostages: [], ready: false },
  };
}

export const TABLE: View = {
  ...{ game: "rising_sun", seats: 3, seat: null, options: {}, season: "summer", phase: "political", over: false, set: "archway" },
  provinces: Object.fromEntries(PROVINCES.map(({ id }) => [id, land(id)])) as Record<Province, Land>,
  shrines: WORSHIP.map(([kami, there]): Shrine => ({ kami, worshippers: there.map(presence), strongest: firstOf(there), now: false })),
  players: [0, 1, 2].map(player),
  ...{ honor: [0, 1, 2], alliances: [[0, 2]], discarded: [], market: [], march: null, tolls: {} as View["tolls"], wars: AT_WAR.map(war), battle: null },
  political: {
    turns: ["mandate", "mandate", "mandate", "kami", "mandate", "mandate", "kami", "mandate", "mandate", "kami"],
    ...{ turn: 3, active: 2, mandate: "marshal", bonus: [2, 0], upcoming: [0, 1, 2, 0], deck: [], drawn: [] },
    track: PLAYED.map((mandate, seat) => ({ mandate, seat, hidden: false, tile: mandate })),
  },
  moment: { gained: [], enriched: [], repaid: [], summoned: false, spoke: false },
  talk: { mode: "free", transfers: true, alliances: true, offers: [], draft: null, promises: [] },
  ...{ asking: null, mover: null, pending: [] },
};

/** The same table as those parts of the board want it that are drawn with everybody's names. */
export function playOf(names: string[], view: View = TABLE): Play<View> {
  const position = { view, deciders: [], ready: [], menu: [], picked: [] } as unknown as Position<View>;
  return {
    ...{ id: "", view, position, menu: [], seat: null, names, log: [], last: [], since: [], telling: null },
    parties: CLANS.map((clan, place) => ({ place, name: names[place] ?? "", crest: crestOfClan(clan), seat: null })),
    ...{ chosen: null, selected: [], draft: null, beside: null, hovered: null, still: true },
    ...{ choose: () => {}, putBack: () => {}, confirm: () => {}, hover: () => {}, preview: () => undefined, foresee: () => undefined, why: () => {} },
  };
}

/** Koi hires, Turtle takes a hostage, Lotus has the poets. */
export const FIGHT: Fight = {
  ...{ season: "summer", province: "kansai", participants: [0, 1, 2], over: true, won: null, payments: [] },
  bids: new Map([
    [0, { seppuku: 0, hostage: 2, ronin: 2, poets: 1 }],
    [1, { seppuku: 1, hostage: 0, ronin: 0, poets: 2 }],
    [2, { seppuku: 0, hostage: 3, ronin: 1, poets: 0 }],
  ]),
  contests: [
    { advantage: "seppuku", winner: 1, lines: [] },
    { advantage: "hostage", winner: 2, lines: [] },
    { advantage: "ronin", winner: 0, lines: [] },
    { advantage: "poets", winner: 1, lines: [] },
  ],
  outcome: {
    victor: 0,
    forces: new Map([
      [0, 4],
      [1, 0],
      [2, 1],
    ]),
    lines: [],
  },
};

export const TOKENS: readonly Token[] = [
  { province: "edo", season: "spring" },
  { province: "kansai", season: "summer" },
  { province: "kyoto", season: "autumn" },
];
