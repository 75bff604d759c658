// What is said beside a choice and around the board. Only messages: the catalogues turn them into words.

import type { Bond, Foretold, Good, Play } from "../../lib/game";
import type { MenuEntry, Message, Position } from "../../lib/protocol";
import { briefOf } from "./cards/words";
import { provinceOf } from "./components";
import { clanAt, forcesIn, inReserve, isTied, shrineOf } from "./facts";
import { cardKey, clanKey, glossOf, kamiKey, mandateInShort, said, sentences } from "./names";
import { routeBetween } from "./map/tolls";
import type { Card, Force, Kami, Mandate, Province, View } from "./view";

export function goods(view: View, seat: number): Good[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { icon: "coin", value: player.coins, label: said("board-good-coins"), thing: "good:coins" },
    { icon: "ronin", value: player.ronin, label: said("board-good-ronin"), thing: "good:ronin" },
    { icon: "war", value: player.tokens.length, label: said("board-good-tokens"), thing: "good:tokens" },
    { icon: "bushi", value: inReserve(player), label: said("board-good-reserve"), thing: "good:reserve" },
  ];
}

/** As they sit around the table. */
export const order = (_view: View, seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat);

/** The clan. */
export function role({ view }: Position<View>, seat: number): Message | null {
  const player = view.players[seat];
  return player ? said("board-role", { clan: clanKey(player.clan) }) : null;
}

/** The ally of this season. */
export function bond(view: View, seat: number): Bond | null {
  const ally = view.players[seat]?.ally ?? null;
  return ally === null ? null : { seat: ally, icon: "alliance", label: said("board-ally-of", { ally: clanKey(clanAt(view, ally)) }) };
}

const HEADINGS = new Set(
  ["mandate", "tile", "announce", "summon", "summon-where", "summon-bonus", "summon-monster", "worship", "march", "to", "build", "buy"].map(
    (each) => `prompt-${each}`,
  ),
);

export function heading({ prompt, menu }: Position<View>): Message {
  const key = prompt?.key ?? "";
  return HEADINGS.has(key) && menu.length > 0 ? said(key.replace("prompt", "board-heading")) : said("table-choices");
}

/** What a choice costs. */
export function remark({ does }: MenuEntry, view: View, seat: number | null): Message | null {
  const player = view.players[seat ?? -1];
  if (does.verb === "buy" && player) {
    const price = view.market.find(({ card }) => card === does.card)?.prices[player.seat];
    return price === undefined ? null : said("board-price", { coins: price });
  }
  return does.verb === "build" && player ? said("board-price", { coins: player.stronghold_price }) : null;
}

const IN_PROVINCE = new Set(["at", "to", "build"]);

/** What is known of the place, the card or the kami. */
export function detail({ does }: MenuEntry, view: View, _seat: number | null): Message | null {
  const { verb, province, card, kami, mandate } = does;
  if (card !== undefined) return briefOf(card as Card);
  if (kami !== undefined) return shrineTold(view, kami as Kami);
  if (mandate !== undefined && (verb === "play" || verb === "announce")) return mandateInShort(mandate as Mandate);
  if (province === undefined || !IN_PROVINCE.has(verb)) return null;
  const there = presentIn(view, province as Province);
  return verb === "to" ? (sentences([wayTo(view, province as Province), there]) ?? there) : there;
}

/** By land, by sea and for which toll, or through the air. */
function wayTo(view: View, province: Province): Message | null {
  const source = view.asking?.province;
  if (!source) return null;
  if (provinceOf(source).land.includes(province)) return said("board-by-land");
  const route = routeBetween(source, province);
  const toll = route && view.tolls[route];
  if (toll) return said("board-by-sea-toll", { clan: clanKey(clanAt(view, toll.seat)), coins: toll.coins });
  return route && said("board-by-sea");
}

/** Who is how strong in a province, and who of equals is first. */
export function presentIn(view: View, province: Province): Message {
  const forces = forcesIn(view, province);
  return forces.length === 0 ? said("board-nobody-there") : strengths(view, forces);
}

/** How strong they are, how strong they would be. */
const strengths = (view: View, forces: readonly Force[]): Message => forcesTold("board-strengths", view, forces);
export const strengthsThen = (view: View, forces: readonly Force[]): Message => forcesTold("board-afterwards", view, forces);

function forcesTold(key: string, view: View, forces: readonly Force[]): Message {
  const words = forces.map(({ seat, force }) => said("board-strength", { clan: clanKey(clanAt(view, seat)), force }));
  const [first] = forces;
  if (!isTied(forces) || !first) return said(key, { words });
  return said(`${key}-tied`, { words, clan: clanKey(clanAt(view, first.seat)) });
}

function shrineTold(view: View, kami: Kami): Message {
  const shrine = shrineOf(view, kami);
  const brings = glossOf(kamiKey(kami));
  if (!shrine || shrine.worshippers.length === 0) return brings;
  const words = shrine.worshippers.map(({ seat, force }) => said("board-strength", { clan: clanKey(clanAt(view, seat)), force }));
  return said("board-worship-there", { brings: `board-kami-short-${kami}`, words });
}

/** What a card costs stands beside its name. */
export const label = (entry: MenuEntry): Message =>
  entry.does.verb === "buy" && entry.does.card !== undefined ? said(cardKey(entry.does.card as Card)) : entry.label;

export const confirm = (entry: MenuEntry): Message => {
  const key = CONFIRMS[entry.does.verb];
  return key === undefined ? entry.label : said(key, entry.label.values);
};

const CONFIRMS: Record<string, string> = {
  to: "board-confirm-to",
  build: "board-confirm-build",
  play: "board-confirm-play",
  announce: "board-confirm-play",
};

/** Where something would change by a choice. */
function concerned({ does }: MenuEntry, view: View): Province | null {
  if (does.verb === "to" || does.verb === "at") return (does.province ?? null) as Province | null;
  const here = does.verb === "summon" || does.verb === "choose" || does.verb === "with";
  return here ? (view.asking?.province ?? null) : null;
}

/** What stands beside the choice, and how strong all would be where it changes something. */
export function foretell(entry: MenuEntry, play: Play<View>): Foretold {
  const { view, seat } = play;
  const line = detail(entry, view, seat);
  const province = concerned(entry, view);
  const after = province ? play.preview(entry) : null;
  if (!province || !after) return { sentence: null, line };
  const [before, then] = [forcesIn(view, province), forcesIn(after.view, province)];
  if (JSON.stringify(before) === JSON.stringify(then) || then.length === 0) return { sentence: null, line };
  return { sentence: null, line: strengthsThen(after.view, then) };
}

/** How much is left to do while something is asked that does not say so itself. */
export function hint({ view, menu, prompt }: Position<View>): Message | null {
  const left = view.asking?.left ?? null;
  const summons = menu.length > 0 && prompt?.key.startsWith("prompt-summon");
  return summons && left !== null ? said("board-hint-summon", { left }) : null;
}

const DECLINES = new Set(["pass", "done", "skip", "no", "stay", "alone"]);

export const declines = (entry: MenuEntry): boolean => DECLINES.has(entry.does.verb);
