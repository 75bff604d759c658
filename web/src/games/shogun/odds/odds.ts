// The chances of the attacks that may be chosen now, as rows to be drawn: by target, then by how many armies go.

import type { MenuEntry, Message } from "../../../lib/protocol";
import { keyOf } from "../components";
import { provinceKey, said } from "../names";
import { percents } from "../sayings";
import type { Chances, Province, View } from "../view";

export interface OddsRow {
  /** The same as long as the same is meant. */
  id: string;
  name: Message;
  target: Province;
  chances: Chances;
  /** Chosen or pointed at. */
  meant: boolean;
}

/** In the order of the menu; empty where nothing is foretold. */
export function oddsRows(view: View, menu: readonly MenuEntry[], meant: MenuEntry | null): OddsRow[] {
  const { march, battle } = view;
  if (march === null) return battle?.chances ? [withExtra(battle.target, battle.chances)] : [];
  return menu.flatMap(({ does }) => {
    const found = march.odds.find(({ target, armies }) =>
      march.target === null ? does.verb === "march" && does.province === target : does.verb === "send" && does.armies === String(armies),
    );
    if (!found) return [];
    const { target, armies, chances } = found;
    const isMeant = meant?.does.verb === does.verb && meant.does.province === does.province && meant.does.armies === does.armies;
    const name = march.target === null ? said("board-word", { word: provinceKey(target) }) : said("board-odds-armies", { armies });
    return [{ id: `${target} ${armies}`, name, target, chances, meant: isMeant }];
  });
}

/** As many rows as leave the map in sight: the first, the last, some between them, and always what is meant. */
export function fewOf(rows: readonly OddsRow[], most: number): OddsRow[] {
  if (rows.length <= most) return [...rows];
  const kept = new Set(Array.from({ length: most }, (_, place) => Math.round((place * (rows.length - 1)) / (most - 1))));
  return rows.filter((row, place) => kept.has(place) || row.meant);
}

/** While extra armies are decided on there is nothing to compare. */
const withExtra = (target: Province, chances: Chances): OddsRow => ({
  ...{ id: target, name: said("board-odds-extra"), target, chances, meant: true },
});

/** Of one attack: it is under way, or one of those that might be chosen. */
export function chancesIn({ battle, march }: View, target: Province, armies: number): Chances | null {
  if (battle?.target === target) return battle.chances;
  return march?.odds.find((odds) => odds.target === target && odds.armies === armies)?.chances ?? null;
}

export interface Share {
  /** The attacker's or the defender's; null for the farmers, or where nobody has it. */
  seat: number | null;
  kind: keyof Chances;
  percent: number;
}

/** What cannot happen is left out. */
export function sharesOf(chances: Chances, attacker: number, defender: number | null): Share[] {
  const seats = { attacker, defender, neutral: null };
  const shares = Object.entries(percents(chances)) as [keyof Chances, number][];
  return shares.filter(([, percent]) => percent > 0).map(([kind, percent]) => ({ kind, seat: seats[kind], percent }));
}

export const shareKey = ({ kind }: Share, held: boolean): string =>
  kind === "neutral" && !held ? "board-odds-stays" : keyOf("board-odds", kind);
