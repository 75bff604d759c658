// Everything there is to say of a thing on the road or of a card: numbers from the components, words from the catalogue.

import type { ExplainedRow, Explaining, Explanation, Play } from "../../lib/game";
import type { MenuEntry, Message, Player, Value } from "../../lib/protocol";
import { wordsOf } from "../../lib/text.svelte";
import { setsOf } from "./collection/sets";
import {
  achievementOf,
  FARM_COINS,
  keyOf,
  MEAL_POINTS,
  MEAL_PRICES,
  POINTS_IN_SET,
  priceOfMeal,
  sectionsOf,
  souvenirOf,
  springOf,
  springPoints,
  stationOf,
  TEMPLE,
  travelerOf,
  VILLAGE_DRAW,
  VILLAGE_LEAST,
  type Kind,
  type Station,
} from "./components";
import ExplainPicture from "./ExplainPicture.svelte";
import { aim, fromBehind, returning, standingAt, stopsTo } from "./facts";
import {
  ACHIEVEMENT_ICON,
  CATEGORY_ICON,
  ENCOUNTER_PERSON,
  KIND_ICON,
  TRAVELER_ICON,
} from "./icons";
import { shortName } from "./names";
import { detail, said } from "./sayings";
import type { Panorama, Traveler, View } from "./view";

type Values = Record<string, Value>;

const word = (key: string): Message => said("board-word", { word: shortName(wordsOf("tokaido"), key) });

// --- rows ---------------------------------------------------------------------------------------------------------

const costs = (coins: Message | null, ...says: Message[]): ExplainedRow => ({
  on: said("table-explain-costs"),
  prices: coins ? [{ icon: "coin", words: coins }] : [],
  says,
});
const does = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-does"), says });
const again = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-again"), says });
const when = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-when"), says });
const scores = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-scores"), says });

const coinsFrom = (least: number, coins: number): Message =>
  least === coins ? said("phrase-coins", { coins }) : said("board-explain-coins", { least, coins });
const inSets = (): Message => said("board-explain-sets", { ranks: POINTS_IN_SET.map(String) });
const prize = (id: string): Values => ({ points: achievementOf(id).points });
const gifts = (): Message =>
  said("board-explain-temple-end", { ranks: TEMPLE.rank_points.map(String), points: TEMPLE.other_donor_points });

const own = ({ view, seat }: Play<View>): Traveler | undefined => view.travelers[seat ?? -1];
const purse = (play: Play<View>): Message | null => {
  const traveler = own(play);
  return traveler ? said("board-explain-you-coins", { coins: traveler.coins }) : null;
};

// --- stations -----------------------------------------------------------------------------------------------------

interface Told {
  rows: ExplainedRow[];
  clauses: string[];
}

const STOPS: Record<Kind, (station: Station, play: Play<View>) => Told> = {
  village: () => ({
    rows: [
      costs(null, said("board-explain-village-costs", { coins: VILLAGE_LEAST })),
      does(said("board-explain-village-does", { souvenirs: VILLAGE_DRAW })),
      scores(inSets()),
    ],
    clauses: ["T-3.8.1", "T-4.2.2", "T-4.2.6"],
  }),
  farm: () => ({ rows: [does(said("board-explain-farm-does", { coins: FARM_COINS }))], clauses: ["T-4.1.1"] }),
  paddy: (station) => panoramaRows(station.type as Panorama),
  mountain: (station) => panoramaRows(station.type as Panorama),
  sea: (station) => panoramaRows(station.type as Panorama),
  hot_spring: () => ({
    rows: [
      does(said("board-explain-spring-does")),
      scores(said("board-explain-spring-scores", { least: Math.min(...springPoints), points: Math.max(...springPoints) })),
      again(said("board-explain-bather", prize("bather"))),
    ],
    clauses: ["T-4.4.1", "T-8.2"],
  }),
  temple: () => ({
    rows: [
      costs(coinsFrom(TEMPLE.min_donation, TEMPLE.max_donation), said("board-explain-temple-costs")),
      scores(said("board-explain-temple-scores"), gifts()),
    ],
    clauses: ["T-3.8.2", "T-4.5.1", "T-9.3"],
  }),
  encounter: () => ({
    rows: [does(said("board-explain-encounter-does")), again(said("board-explain-chatterbox", prize("chatterbox")))],
    clauses: ["T-4.6.1", "T-8.2"],
  }),
  inn: (station, { view }) => (startsAt(station, view) ? { rows: [when(said("board-explain-start"))], clauses: ["T-5.1"] } : inn()),
};

const startsAt = (station: Station, view: View): boolean => station.id === (returning(view) ? "edo" : "kyoto");

function inn(): Told {
  return {
    rows: [
      costs(coinsFrom(Math.min(...MEAL_PRICES), Math.max(...MEAL_PRICES)), said("board-explain-inn-costs")),
      does(said("board-explain-inn-does")),
      when(said("board-explain-inn-when")),
      scores(said("board-explain-meal-scores", { points: MEAL_POINTS })),
    ],
    clauses: ["T-5.3", "T-5.4", "T-5.9"],
  };
}

function panoramaRows(panorama: Panorama): Told {
  const id = `panorama_${panorama}`;
  return {
    rows: [
      does(said("board-explain-panorama-does")),
      scores(said("board-explain-panorama-scores", { sections: sectionsOf(panorama) })),
      again(said("board-explain-panorama-first", prize(id)), said("board-explain-panorama-once")),
    ],
    clauses: ["T-4.3.1", "T-4.3.2", "T-8.1"],
  };
}

function station(id: string, play: Play<View>): Explanation {
  const place = stationOf(id);
  const here = standingAt(play.view, id).map(({ seat }): Player => ({ seat }));
  return {
    icon: KIND_ICON[place.type],
    title: said("board-word", { word: keyOf("station", id) }),
    place: here.length > 0 ? said("board-explain-here", { who: here }) : null,
    ...STOPS[place.type](place, play),
    you: walking(id, play) ?? (place.type in panoramas ? sections(place.type as Panorama, play) : purse(play)),
  };
}

const panoramas: Partial<Record<Kind, true>> = { paddy: true, mountain: true, sea: true };

/** What going there now would mean, as far as it can be seen. */
function walking(id: string, play: Play<View>): Message | null {
  const { menu, view, seat } = play;
  const entry = menu.find((each) => aim(each)?.id === id && each.refusal === null);
  const what = entry && detail(entry, view, seat);
  const next = entry && play.preview(entry)?.view.order[0];
  if (!entry || !what || next === undefined) return null;
  return said("board-explain-you-walk", { stops: stopsTo(entry, view, seat), what, next: { seat: next } });
}

// --- panoramas, achievements, cards -----------------------------------------------------------------------------------

function sections(panorama: Panorama, play: Play<View>): Message | null {
  const traveler = own(play);
  if (!traveler) return null;
  return said("board-explain-you-panorama", { have: traveler.panoramas[panorama], count: sectionsOf(panorama) });
}

function panorama(id: string, play: Play<View>): Explanation {
  const kind = id as Panorama;
  return {
    icon: `panorama-${id}`,
    title: said("board-word", { word: keyOf("panorama", id) }),
    place: leading(kind, play),
    ...panoramaRows(kind),
    you: sections(kind, play),
  };
}

/** Who has completed it, else who is farthest. */
function leading(kind: Panorama, { view }: Play<View>): Message | null {
  const holder = view.travelers.find(({ achievements }) => achievements.includes(`panorama_${kind}`));
  if (holder) return said("board-explain-panorama-held", { seat: holder.seat });
  const most = Math.max(...view.travelers.map(({ panoramas }) => panoramas[kind]));
  const who = view.travelers.filter(({ panoramas }) => panoramas[kind] === most).map(({ seat }): Player => ({ seat }));
  return most === 0 ? null : said("board-explain-panorama-farthest", { who, have: most, count: sectionsOf(kind) });
}

function achievement(id: string, { view }: Play<View>): Explanation {
  const held = view.travelers.filter(({ achievements }) => achievements.includes(id)).map(({ seat }): Player => ({ seat }));
  const atOnce = achievementOf(id).when === "first_to_complete";
  return {
    icon: ACHIEVEMENT_ICON[id] ?? "winner",
    title: said("board-word", { word: keyOf("achievement", id) }),
    place: held.length > 0 ? said("board-explain-held", { who: held }) : null,
    rows: [
      when(said(keyOf("board-explain-achievement", atOnce ? "panorama" : id)), ...(atOnce ? [] : [said("board-explain-tied")])),
      scores(said("phrase-points", prize(id))),
    ],
    you: null,
    clauses: atOnce ? ["T-8.1"] : ["T-8.2", "T-8.3"],
  };
}

function souvenir(id: string, play: Play<View>): Explanation {
  const { category, price } = souvenirOf(id);
  const key = keyOf("souvenir", id);
  return {
    icon: CATEGORY_ICON[category] ?? "village",
    title: word(key),
    place: said("board-ware", { thing: key, category: keyOf("category", category) }),
    rows: [
      costs(said("phrase-coins", { coins: price })),
      scores(inSets()),
      again(said("board-explain-collector", prize("collector"))),
    ],
    you: worth(id, play),
    clauses: ["T-4.2.3", "T-4.2.6", "T-8.2"],
  };
}

function worth(id: string, play: Play<View>): Message | null {
  const traveler = own(play);
  if (!traveler || !play.view.revealed.includes(id)) return null;
  const fresh = setsOf(traveler.souvenirs, [id]).flat().find((cell) => cell.fresh);
  return said("board-explain-you-souvenir", { points: fresh?.points ?? 0, coins: traveler.coins });
}

function meal(id: string, play: Play<View>): Explanation {
  const key = keyOf("meal", id);
  return {
    icon: "meal",
    title: word(key),
    place: said("board-gloss", { thing: key }),
    rows: [
      costs(said("phrase-coins", { coins: priceOfMeal(id) })),
      scores(said("board-explain-meal-scores", { points: MEAL_POINTS })),
      again(said("board-explain-gourmet", prize("gourmet"))),
    ],
    you: purse(play),
    clauses: ["T-5.3", "T-5.4", "T-8.2"],
  };
}

/** Guides to the three panoramas share a clause. */
const ENCOUNTER_CLAUSE: Record<string, string> = { shokunin: "T-7.1", samurai: "T-7.3", kuge: "T-7.4", miko: "T-7.5" };

function encounter(id: string): Explanation {
  const key = keyOf("encounter", id);
  const guides = id.startsWith("annaibito");
  return {
    icon: ENCOUNTER_PERSON[id] ?? "encounter",
    title: word(key),
    place: said("board-gloss", { thing: key }),
    rows: [
      does(said("board-role", { thing: key }), ...(guides ? [said("board-explain-guide")] : [])),
      again(said("board-explain-chatterbox", prize("chatterbox"))),
    ],
    you: null,
    clauses: [ENCOUNTER_CLAUSE[id] ?? "T-7.2", "T-7.6"],
  };
}

function traveler(id: string, { view }: Play<View>): Explanation {
  const key = keyOf("traveler", id);
  const player = view.travelers.find((each) => each.traveler === id);
  const role = said("board-role", { thing: key });
  return {
    icon: TRAVELER_ICON[id] ?? "traveller",
    title: said("board-word", { word: key }),
    place: player ? said("board-explain-played", { role, seat: player.seat }) : role,
    rows: [when(said("board-explain-starts", { coins: travelerOf(id).coins })), does(said("board-gloss", { thing: key }))],
    you: null,
    clauses: [travelerOf(id).clause],
  };
}

function spring(id: string): Explanation {
  return {
    icon: "hot-spring",
    title: said("board-word", { word: keyOf("spring", id) }),
    place: null,
    rows: [
      scores(said("phrase-points", { points: springOf(id).points })),
      again(said("board-explain-bather", prize("bather"))),
    ],
    you: null,
    clauses: ["T-4.4.1", "T-8.2"],
  };
}

// --- goods and whose turn it is -------------------------------------------------------------------------------------

interface Goods extends Told {
  icon: string;
}

const GOODS: Record<string, () => Goods> = {
  coins: () => ({
    icon: "coin",
    rows: [does(said("board-explain-coins-do")), scores(said("board-explain-coins-score"))],
    clauses: ["T-3.8.1", "T-3.8.2", "T-4.1.1", "T-9.3"],
  }),
  souvenirs: () => ({
    icon: "souvenir-trinket",
    rows: [scores(inSets()), again(said("board-explain-collector", prize("collector")))],
    clauses: ["T-4.2.6", "T-8.2"],
  }),
  meals: () => ({
    icon: "meal",
    rows: [
      scores(said("board-explain-meal-scores", { points: MEAL_POINTS })),
      again(said("board-explain-gourmet", prize("gourmet"))),
    ],
    clauses: ["T-5.3", "T-5.4", "T-8.2"],
  }),
  bowl: () => ({
    icon: "temple-donation",
    rows: [scores(said("board-explain-temple-scores"), gifts())],
    clauses: ["T-4.5.1", "T-9.3"],
  }),
};

function good(id: string, play: Play<View>): Explanation | null {
  const told = GOODS[id]?.();
  if (!told) return null;
  const title = said("board-word", { word: `board-good-${id}` });
  return { ...told, title, place: null, you: id === "coins" ? purse(play) : null };
}

function order(_id: string, { view }: Play<View>): Explanation {
  const who = fromBehind(view).map(({ seat }): Player => ({ seat }));
  return {
    icon: "traveller",
    title: said("board-explain-order-title"),
    place: said("board-explain-order-now", { who }),
    rows: [does(said("board-explain-order")), when(said("board-explain-order-place"))],
    you: null,
    clauses: ["T-3.1", "T-3.2"],
  };
}

const SORTS: Record<string, (id: string, play: Play<View>) => Explanation | null> = {
  station,
  panorama,
  achievement,
  souvenir,
  meal,
  encounter,
  traveler,
  spring,
  good,
  order,
};

function explain(thing: string, play: Play<View>): Explanation | null {
  const [sort = "", id = ""] = thing.split(":");
  return SORTS[sort]?.(id, play) ?? null;
}

function about(entry: MenuEntry, view: View): string | null {
  const { verb, traveler, panorama, encounter, meal, souvenirs } = entry.does;
  const place = aim(entry);
  if (place) return `station:${place.id}`;
  if (traveler !== undefined) return `traveler:${traveler}`;
  if (panorama !== undefined) return `panorama:${panorama}`;
  if (encounter !== undefined) return `encounter:${encounter}`;
  const dish = verb === "eat_free" ? view.offer.free : meal;
  if (dish) return `meal:${dish}`;
  const ware = souvenirs === undefined ? undefined : view.revealed[Number(souvenirs) - 1];
  return ware === undefined ? null : `souvenir:${ware}`;
}

const PICTURED = /^(souvenir|meal|panorama):/;

export const explaining: Explaining<View> = {
  explain,
  about,
  role: (seat, view) => (view.travelers[seat]?.traveler ? `traveler:${view.travelers[seat].traveler}` : null),
  Picture: ExplainPicture,
  pictured: (thing) => PICTURED.test(thing),
};
