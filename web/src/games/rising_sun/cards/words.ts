// What a season card does, with the numbers that are printed on it.

import type { Message } from "../../../lib/protocol";
import { cardOf, isMonster, monsterOf, type Effect } from "../components";
import { effectKey, said } from "../names";
import type { Card, Monster } from "../view";

/** The monster a card brings. */
export const monsterOn = (card: Card): Monster | null => cardOf(card).fx.find(({ monster }) => monster)?.monster ?? null;

/** Its number, and what comes with it. */
function numbersOf([first, second]: readonly Effect[]): Record<string, number> {
  const [one, other] = first?.then ?? [];
  return {
    n: first?.amount ?? 0,
    otherwise: first?.otherwise ?? 0,
    more: second?.amount ?? 0,
    then: one?.amount ?? 0,
    also: other?.amount ?? 0,
  };
}

export function effectOf(card: Card): Message {
  const monster = monsterOn(card);
  const fx = monster && isMonster(monster) ? monsterOf(monster).fx : cardOf(card).fx;
  return said(effectKey(card), { ...numbersOf(fx), force: monster ? monsterOf(monster).force : 0 });
}
