// Which things are drawn on their explanation as they look on the board.

import { monsterOn } from "../cards/words";
import type { Card, Clan, Piece } from "../view";

export const clanIn = (thing: string): Clan | null => (thing.startsWith("clan:") ? (thing.slice(5) as Clan) : null);

/** A figure, or the monster a card brings. */
export function pieceIn(thing: string): Piece | null {
  const [kind = "", name = ""] = thing.split(":");
  if (kind === "figure") return name as Piece;
  return kind === "card" ? monsterOn(name as Card) : null;
}

export const pictured = (thing: string): boolean => clanIn(thing) !== null || pieceIn(thing) !== null;
