// What a season card does, and the monster that comes with it.

import type { Message } from "../../../lib/protocol";
import { cardOf } from "../components";
import { cardKey, glossOf } from "../names";
import type { Card, Monster } from "../view";

/** The monster a card brings. */
export const monsterOn = (card: Card): Monster | null => cardOf(card).fx.find(({ monster }) => monster)?.monster ?? null;

export const effectOf = (card: Card): Message => glossOf(cardKey(card));
