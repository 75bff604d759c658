// What is said beside a choice and around the board. Only messages: the catalogues turn them into words.

import type { Foretold, Good, Play } from "../../lib/game";
import type { MenuEntry, Message, Position } from "../../lib/protocol";
import { keyOf, provinceOf, regionOf, sideOf } from "./components";
import { provinceKey, regionKey, said, sentences, specialKey } from "./names";
import { groupsOf } from "./round/groups";
import type { Chances, Odds, Province, View } from "./view";

export function goods(view: View, seat: number): Good[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { icon: "chest", value: player.chests, label: said("board-good-chests") },
    { icon: "rice", value: player.rice, label: said("board-good-rice") },
    { icon: "flag", value: player.provinces.length, label: said("board-good-provinces") },
    { icon: "army", value: player.reserve, label: said("board-good-reserve") },
  ];
}

export const order = (view: View, seats: number): number[] =>
  view.order.length === seats ? view.order : Array.from({ length: seats }, (_, seat) => seat);

/** The place in the turn order and the special card, while they matter. */
export function role({ view, over }: Position<View>, seat: number): Message | null {
  const player = view.players[seat];
  if (over || !player) return null;
  if (view.phase === "planning") return said(player.ready ? "board-role-ready" : "board-role-plans");
  const place = view.order.indexOf(seat) + 1;
  if (view.phase === "draft" || place === 0) return said(keyOf("daimyo", player.colour));
  if (player.special === null) return said("board-role-place", { place });
  return said("board-role-special", { place, special: specialKey(player.special) });
}

export function heading({ prompt, menu }: Position<View>): Message {
  const key = prompt?.key ?? "";
  if (key === "prompt-plan" || key === "prompt-planning") return said("board-heading-plan");
  return HEADINGS.has(key) && menu.length > 0 ? said(key.replace("prompt", "board-heading")) : said("table-choices");
}

const HEADINGS = new Set(
  ["redraw", "draft", "group", "bid", "special", "battle", "move", "send", "attack", "extra", "revolt"].map(
    (each) => `prompt-${each}`,
  ),
);

/** How likely it is to win; the place in the turn order that comes with a special card; how many such groups are left. */
export function remark(entry: MenuEntry, view: View, seat: number | null): Message | null {
  const { verb, special, group } = entry.does;
  if (special !== undefined) return said("board-role-place", entry.label.values);
  const player = view.players[seat ?? -1];
  if (verb === "place" && player) return said("board-groups-of", { count: groupsOf(player, Number(group)) });
  const odds = oddsOf(entry, view);
  return odds ? said("board-percent", { percent: percent(odds.chances.attacker) }) : null;
}

/** What is known of the place or the card. */
export function detail(entry: MenuEntry, view: View): Message | null {
  const { verb, province, special } = entry.does;
  if (special !== undefined) return said(keyOf("board-brief", special));
  if (verb === "blank" || verb === "empty" || verb === "draw") return said(keyOf("board-detail", verb));
  if (province === undefined) return null;
  if (verb === "march") return marched(entry, view);
  if (verb === "face") return faced(province as Province, view);
  return cardOf(province, view);
}

/** Region, tax, rice and sites of a province card. */
function cardOf(province: string, view: View): Message {
  const { tax, rice, slots } = provinceOf(province);
  return said("board-card", { region: regionKey(regionOf(province, sideOf(view))), tax, rice, slots });
}

function marched({ label }: MenuEntry, view: View): Message | null {
  const armies = Number(label.values["armies"] ?? 0);
  if (label.key === "label-march-own") return said("board-detail-own", { armies });
  if (label.key === "label-march-neutral") return said("board-detail-neutral", { farmers: view.march?.farmers ?? 0 });
  return said("board-detail-attack", { armies, other: label.values["other"] ?? "" });
}

function faced(province: Province, view: View): Message | null {
  const land = view.provinces[province];
  return said("board-detail-revolt", { armies: land.armies, buildings: land.buildings.length });
}

const percent = (chance: number): number => Math.round(chance * 100);

/** Whole percents; what is left of a hundred falls to nobody. */
export function percents({ attacker, defender }: Chances): Record<keyof Chances, number> {
  const [wins, holds] = [percent(attacker), percent(defender)];
  return { attacker: wins, defender: holds, neutral: Math.max(0, 100 - wins - holds) };
}

/** The chances of an attack that may be chosen now. */
function oddsOf({ does }: MenuEntry, view: View): Odds | null {
  const { march } = view;
  if (!march) return null;
  if (does.verb === "march") return march.odds.find(({ target }) => target === does.province) ?? null;
  if (does.verb === "send") return march.odds.find(({ armies }) => String(armies) === does.armies) ?? null;
  return null;
}

/** Short where remark and detail stand beside it. */
export function label(entry: MenuEntry): Message {
  const { verb, province, special } = entry.does;
  if (verb === "march" && province !== undefined) {
    const key = entry.label.key === "label-march-own" ? "board-label-move" : "board-label-attack";
    return said(key, { province: provinceKey(province) });
  }
  if (verb === "face" && province !== undefined) return said("board-label-face", { province: provinceKey(province) });
  if (special !== undefined) return said("board-label-special", entry.label.values);
  return entry.label;
}

export function confirm(entry: MenuEntry): Message {
  const key = CONFIRMS[entry.does.verb];
  return key === undefined ? label(entry) : said(key, entry.label.values);
}

const CONFIRMS: Record<string, string> = {
  take: "board-confirm-take",
  draw: "board-confirm-draw",
  place: "board-confirm-place",
  choose: "board-confirm-special",
  send: "board-confirm-send",
};

export function foretell(entry: MenuEntry, play: Play<View>): Foretold {
  const { view } = play;
  const { verb, province } = entry.does;
  const march = view.march;
  const attack = oddsOf(entry, view);
  const to = province ?? march?.target ?? null;
  if (!march || to === null || (verb !== "march" && verb !== "send")) {
    return { sentence: null, line: battleLine(entry, view) ?? detail(entry, view) };
  }
  const own = view.provinces[to as Province].owner === view.players[play.seat ?? -1]?.seat;
  const values = { source: provinceKey(march.source), province: provinceKey(to), armies: Number(entry.does.armies ?? 0) };
  const kind = `${own ? "move" : "attack"}${verb === "send" ? "-with" : ""}`;
  return {
    sentence: said(`board-preview-${kind}`, values),
    // who defends it is part of the chances, and stands on the map and in the list
    line: attack ? chancesTold(attack.chances, to as Province, view) : detail(entry, view),
  };
}

/** While extra armies are decided on. */
function battleLine(entry: MenuEntry, view: View): Message | null {
  const { battle } = view;
  if (entry.does.verb !== "reinforce" || !battle?.chances) return null;
  return sentences([said("board-if-extra"), chancesTold(battle.chances, battle.target, view)]);
}

/** How an attack may end. */
export function chancesTold(chances: Chances, target: Province, view: View): Message {
  const { attacker: win, defender: holds, neutral } = percents(chances);
  const values = { win, holds, neutral };
  const held = view.provinces[target].owner;
  const { battle } = view;
  if (battle && battle.defender !== null && battle.defender === view.seat) {
    return said("board-chances-defender", { ...values, other: { seat: battle.attacker } });
  }
  return held === null ? said("board-chances-neutral", values) : said("board-chances", { ...values, other: { seat: held } });
}

/** What still waits while something is asked. */
export function hint({ view, menu, prompt }: Position<View>): Message | null {
  if (menu.length === 0) return null;
  if (prompt?.key === "prompt-revolt") return said("board-hint-revolt");
  if (prompt?.key === "prompt-extra" && view.battle?.chances) {
    return chancesTold(view.battle.chances, view.battle.target, view);
  }
  return null;
}

export const declines = (entry: MenuEntry): boolean => entry.does.verb === "stay" || entry.does.verb === "keep";
