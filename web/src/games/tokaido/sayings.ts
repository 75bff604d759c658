// What is said beside a choice. Only messages: the catalogues turn them into words.

import type { Good } from "../../lib/game";
import type { MenuEntry, Message, Position, Value } from "../../lib/protocol";
import { wordsOf } from "../../lib/text.svelte";
import {
  FARM_COINS,
  keyOf,
  MEAL_POINTS,
  PANORAMAS,
  springPoints,
  TEMPLE,
  travelerOf,
  VILLAGE_DRAW,
  type Kind,
  type Station,
} from "./components";
import { aim, nextSlot, standingAt, stopsTo } from "./facts";
import { gloss, shortName } from "./names";
import type { Panorama, View } from "./view";

export const said = (key: string, values: Record<string, Value> = {}): Message => ({ key, values });

export function goods(view: View, seat: number): Good[] {
  const traveler = view.travelers[seat];
  if (!traveler) return [];
  return [
    { icon: "coin", value: traveler.coins, label: said("board-good-coins"), thing: "good:coins" },
    { icon: "souvenir-trinket", value: traveler.souvenirs.length, label: said("board-good-souvenirs"), thing: "good:souvenirs" },
    { icon: "meal", value: traveler.meals.length, label: said("board-good-meals"), thing: "good:meals" },
    { icon: "temple-donation", value: traveler.bowl, label: said("board-good-bowl"), thing: "good:bowl" },
  ];
}

/** Only the first to complete a panorama is rewarded for it. */
export function rivalry(view: View, seat: number): Good[] {
  const traveler = view.travelers[seat];
  if (!traveler) return [];
  return PANORAMAS.map(({ id, sections }) => ({
    icon: `panorama-${id}`,
    value: traveler.panoramas[id],
    of: sections,
    label: said("board-word", { word: keyOf("panorama", id) }),
    thing: `panorama:${id}`,
  }));
}

export function heading(position: Position<View>): Message {
  const question = position.prompt?.key.replace(/^prompt-/, "");
  return said(question ? `board-heading-${question}` : "board-heading-over");
}

/** Short where remark and detail stand beside it. */
export function label(entry: MenuEntry): Message {
  const { verb, traveler, encounter, panorama } = entry.does;
  if (traveler !== undefined) return said("board-label-traveler", { thing: keyOf("traveler", traveler) });
  if (encounter !== undefined) return named(keyOf("encounter", encounter));
  if (panorama !== undefined) return said("board-word", { word: keyOf("panorama", panorama) });
  if (verb === "donate") return said("board-donate", entry.label.values);
  const dish = dishOf(entry);
  return dish === null ? entry.label : named(dish);
}

const named = (key: string): Message => said("board-word", { word: shortName(wordsOf("tokaido"), key) });

/** The meal that it is about, by its key in the catalogues. */
function dishOf({ label }: MenuEntry): string | null {
  const meal = label.values["meal"];
  return typeof meal === "string" ? meal : null;
}

export function remark(entry: MenuEntry, view: View, seat: number | null): Message | null {
  const { verb, traveler, panorama } = entry.does;
  if (traveler !== undefined) return said("phrase-coins", { coins: travelerOf(traveler).coins });
  if (panorama !== undefined) return said("phrase-section-points", entry.label.values);
  if (verb === "donate") return said("phrase-points", entry.label.values);
  if (aim(entry)) return said("board-stops", { stops: stopsTo(entry, view, seat) });
  if (verb === "eat_free") return said("board-free");
  const coins = entry.label.values["coins"];
  if ((verb === "eat" || verb === "buy") && coins !== undefined) {
    return coins === 0 ? said("board-free") : said("phrase-coins", { coins });
  }
  return null;
}

export function detail(entry: MenuEntry, view: View, seat: number | null): Message | null {
  const station = aim(entry);
  if (station) return entry.does.verb === "send" ? sent(station) : stopped(station, view, seat);
  const { traveler, encounter, panorama } = entry.does;
  if (traveler !== undefined) return said("board-gloss", { thing: keyOf("traveler", traveler) });
  if (encounter !== undefined) return said("board-role", { thing: keyOf("encounter", encounter) });
  if (panorama !== undefined) return said("board-section", entry.label.values);
  const dish = dishOf(entry);
  return dish === null ? null : served(dish, entry.does.verb !== "remove");
}

/** What it is, unless its name says so, and what it brings to whoever eats it. */
function served(dish: string, eaten: boolean): Message | null {
  const explains = gloss(wordsOf("tokaido"), dish) !== "";
  if (!eaten) return explains ? said("board-gloss", { thing: dish }) : null;
  return said(explains ? "board-dish" : "phrase-points", { thing: dish, points: MEAL_POINTS });
}

/** What a stop is about, as far as it can be seen on the board. */
function stopped(station: Station, view: View, seat: number | null): Message {
  if (station.type === "inn") return said("board-detail-inn", { place: nextSlot(view, station.id) });
  const beside = standingAt(view, station.id)[0];
  const company: Record<string, Value> = beside ? { beside: 1, seat: beside.seat } : { beside: 0 };
  return said(...detailOf(station.type, view, seat, company));
}

function detailOf(
  kind: Kind,
  view: View,
  seat: number | null,
  company: Record<string, Value>,
): [string, Record<string, Value>] {
  switch (kind) {
    case "paddy":
    case "mountain":
    case "sea":
      return ["board-detail-panorama", { ...company, section: sectionNext(view, seat, kind) }];
    case "hot_spring":
      return [
        "board-detail-hot-spring",
        { ...company, least: Math.min(...springPoints), points: Math.max(...springPoints) },
      ];
    case "farm":
      return ["board-detail-farm", { ...company, coins: FARM_COINS }];
    case "temple":
      return ["board-detail-temple", { ...company, least: TEMPLE.min_donation, coins: TEMPLE.max_donation }];
    case "village":
      return ["board-detail-village", { ...company, souvenirs: Math.min(VILLAGE_DRAW, view.decks.souvenir) }];
    default:
      return ["board-detail-encounter", company];
  }
}

function sectionNext(view: View, seat: number | null, panorama: Panorama): number {
  return (view.travelers[seat ?? -1]?.panoramas[panorama] ?? 0) + 1;
}

function sent(station: Station): Message {
  if (station.type === "temple") return said("board-detail-send-temple");
  return said(station.type === "inn" ? "board-detail-send-inn" : "board-detail-send");
}

/** The words that name a stop without its number, with their forms; an inn has a name of its own. */
function placeKey(station: Station): string {
  return station.type === "inn" ? keyOf("station", station.id) : keyOf("board-kind", station.type);
}

export function confirm(entry: MenuEntry): Message {
  const { verb, souvenirs } = entry.does;
  const station = aim(entry);
  if (station) return said(verb === "send" ? "board-send" : "board-walk", { place: placeKey(station) });
  if (SPOKEN.has(verb) && souvenirs !== "none") return said(keyOf("board", verb), entry.label.values);
  return entry.label;
}

const SPOKEN = new Set(["eat", "eat_free", "buy", "donate", "play_as", "keep", "admire", "remove"]);
