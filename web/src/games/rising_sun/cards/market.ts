// The display of season cards: in which order it lies, and which of them may be bought.

import type { MenuEntry } from "../../../lib/protocol";
import type { CardType } from "../components";
import type { Card } from "../view";

export const TYPES: readonly CardType[] = ["virtue", "upgrade", "war_upgrade", "monster", "winter_upgrade"];

export const entryFor = (menu: readonly MenuEntry[], card: Card): MenuEntry | undefined =>
  menu.find(({ does }) => does.verb === "buy" && does.card === card);

/** The reader is asked to buy a card. */
export const buys = (menu: readonly MenuEntry[]): boolean => menu.some(({ does }) => does.verb === "buy");
