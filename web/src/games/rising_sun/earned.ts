// What the rows of the score sheet come from, by the log: each province, card or kami with what it brought.

import type { Line, Message, TableEvent } from "../../lib/protocol";
import { CARDS, provinceOf, type CardType } from "./components";
import { cardKey, kamiKey, provinceKey, said } from "./names";
import type { Province } from "./view";

interface Earning {
  item: string;
  /** The key of what brought it. */
  what: string;
  points: number;
}

const ITEM_OF_TYPE: Record<CardType, string> = {
  ...{ virtue: "virtues", upgrade: "upgrades", war_upgrade: "upgrades", monster: "monsters", winter_upgrade: "winter_upgrades" },
};
const ITEM_OF_ADVANTAGE: Record<string, string> = { seppuku: "seppuku", hostage: "hostages", poets: "poets" };
/** With these a war comes to its next province. */
const FIELDS = new Set(["battle", "unopposed", "allied-claim", "token-discarded"]);

/** By row, the most first; a row that they do not add up to is left to its name. */
export function earned(log: readonly Line[], seat: number, sheet: Readonly<Record<string, number>>): Record<string, Message> {
  const earnings = earningsIn(log, seat);
  const rows = Object.entries(sheet).map(([item, points]) => [item, points, earnings.filter((each) => each.item === item)] as const);
  const told = rows.filter(([, points, parts]) => points > 0 && sumOf(parts) === points);
  return Object.fromEntries(told.map(([item, , parts]) => [item, listed(parts)]));
}

function earningsIn(log: readonly Line[], seat: number): Earning[] {
  const earnings: Earning[] = [];
  let province: Province | null = null;
  for (const { event } of log) {
    if (FIELDS.has(event.event)) province = event["province"] as Province;
    if (event.seat !== seat) continue;
    if (event.event === "harvests") earnings.push(...harvested(event));
    if (event.event === "points" || event.event === "points-taken") earnings.push(...brought(event, province));
  }
  return earnings;
}

function harvested(event: TableEvent): Earning[] {
  const provinces = event["provinces"] as Province[];
  return provinces.map((each) => ({ item: "harvests", what: provinceKey(each), points: provinceOf(each).harvest.vp }));
}

/** Points of a war advantage by where it was won, of a card or a kami by its name. */
function brought(event: TableEvent, province: Province | null): Earning[] {
  const [sort, id = ""] = String(event["source"]).split(":");
  const points = Number(event["points"]);
  if (sort === "kami") return [{ item: "kami", what: kamiKey(id), points }];
  if (sort === "advantage" && province) return [{ item: ITEM_OF_ADVANTAGE[id] ?? "", what: provinceKey(province), points }];
  const card = CARDS.find((each) => each.id === id);
  return sort === "card" && card ? [{ item: ITEM_OF_TYPE[card.type], what: cardKey(id), points }] : [];
}

const sumOf = (parts: readonly Earning[]): number => parts.reduce((sum, { points }) => sum + points, 0);

function listed(parts: readonly Earning[]): Message {
  const whats = [...new Set(parts.map(({ what }) => what))];
  const names = whats
    .map((what) => ({ what, points: sumOf(parts.filter((each) => each.what === what)) }))
    .filter(({ points }) => points !== 0)
    .sort((one, other) => other.points - one.points);
  return said("reason-list", { names: names.map((each) => said("board-earned", each)) });
}
