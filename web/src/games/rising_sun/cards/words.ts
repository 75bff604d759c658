// What a season card does, and the monster that comes with it.

import type { Message } from "../../../lib/protocol";
import { cardOf, keyOf } from "../components";
import { cardKey, glossOf, said } from "../names";
import type { Card, Monster } from "../view";

/** The monster a card brings. */
export const monsterOn = (card: Card): Monster | null => cardOf(card).fx.find(({ monster }) => monster)?.monster ?? null;

export const effectOf = (card: Card): Message => glossOf(cardKey(card));

/** Cards, or the monsters on them, whose effect is told shorter where there are only two lines for it. */
const BRIEF = new Set([
  ...["komainu", "yurei", "oni_of_souls", "oni_of_hate", "oni_of_spite"],
  ...["righteousness", "benevolence", "justice", "mercy", "honesty", "loyalty"],
  ...["path_of_the_serpent", "path_of_the_kenin", "path_of_the_light", "path_of_the_samurai", "path_of_the_ninja"],
  ...["path_of_the_monkey", "path_of_the_spirit", "path_of_the_patron", "path_of_the_unrighteous"],
  ...["way_of_bushido", "way_of_the_righteous", "way_of_the_merchant"],
  ...["form_of_the_kitsune", "form_of_the_beast", "form_of_the_kindred"],
]);

export function briefOf(card: Card): Message {
  const thing = monsterOn(card) ?? card;
  return BRIEF.has(thing) ? said(keyOf("board-brief", thing)) : effectOf(card);
}
