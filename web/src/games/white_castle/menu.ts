// The menu sorted out: what is asked, what is possible besides, and the answer that says no.

import type { MenuEntry } from "../../lib/protocol";
import { DOMAIN_ROWS } from "./components";

const exchanges = (entry: MenuEntry): boolean => entry.does.verb === "exchange";
export const declines = (entry: MenuEntry): boolean => entry.does.verb === "decline";

/** Seals may be exchanged at any time: that answers the question only when it is about nothing else. */
export function byTheWay(entry: MenuEntry, menu: readonly MenuEntry[]): boolean {
  return exchanges(entry) && !menu.every((each) => exchanges(each) || declines(each));
}

/** What is asked. */
export function mainEntries(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.filter((entry) => !byTheWay(entry, menu) && !declines(entry));
}

/** What may be chosen comes before what is barred. */
export function openFirst(entries: readonly MenuEntry[]): MenuEntry[] {
  return [...entries].sort((one, other) => Number(one.refusal !== null) - Number(other.refusal !== null));
}

const ON_BOARD = new Set(["draft", "take", "place", "train", "tend"]);

/** More than these are the blocks of the whole castle: they are found on the board. */
const MOST_OFFERED = 9;

/** Whether the answers are best laid out beside each other: they are things to weigh, not places on the board. */
export function isOffer(menu: readonly MenuEntry[]): boolean {
  const asked = mainEntries(menu);
  const few = asked.length <= MOST_OFFERED;
  return menu.length > 0 && few && !asked.some((entry) => ON_BOARD.has(entry.does.verb));
}

const VISITING = new Set(["admit", "allot"]);

/** Where a piece of the visitor goes: the cards it turned over lie beside that, the answers on the board. */
export const isVisit = (menu: readonly MenuEntry[]): boolean => menu.some((entry) => VISITING.has(entry.does.verb));

/** Rows of the domain lie in the tray, whatever is done with them. */
export const inTray = ({ does }: MenuEntry): boolean => DOMAIN_ROWS.some(({ id }) => id === (does.row ?? does.space));
