// Keys of names in the catalogues, and sentences put together from smaller ones.

import type { Message, Value } from "../../lib/protocol";
import { FORCE, keyOf, mandateOf } from "./components";
import type { Mandate, Piece } from "./view";

export const said = (key: string, values: Record<string, Value> = {}): Message => ({ key, values });

export const provinceKey = (id: string): string => keyOf("province", id);
export const clanKey = (id: string): string => keyOf("clan", id);
export const figureKey = (id: string): string => keyOf("figure", id);
export const kamiKey = (id: string): string => keyOf("kami", id);
export const mandateKey = (id: string): string => keyOf("mandate", id);
export const seasonKey = (id: string): string => keyOf("season", id);
export const advantageKey = (id: string): string => keyOf("advantage", id);
export const itemKey = (id: string): string => keyOf("item", id);

export const cardKey = (id: string): string => keyOf("card", id);

/** What a card, kami, clan, advantage or monster does, in a sentence. */
export const glossOf = (word: string): Message => said("board-gloss", { word });

/** What everybody does by a mandate; what its player and an ally get besides. */
export const mandateTold = (id: Mandate): Message => {
  const { coins = 0, victims = 0 } = mandateOf(id);
  return said(`board-mandate-${id}`, { coins, victims });
};
/** In a list, beside its name. */
export const mandateInShort = (id: Mandate): Message =>
  id === "betray" || id === "marshal" ? said(`board-brief-${id}`, { victims: mandateOf(id).victims ?? 0 }) : mandateTold(id);
export const bonusTold = (id: Mandate): Message => said(`board-bonus-${id}`, { coins: mandateOf(id).discount ?? 0 });
/** The same, whoever plays it. */
export const bonusToAll = (id: Mandate): Message => said(`board-explain-bonus-${id}`, { coins: mandateOf(id).discount ?? 0 });

/** What is to be said of a piece that is no monster. */
export const pieceTold = (id: Piece): Message => said(`board-figure-${id}`, { force: FORCE[id] ?? 0 });

/** One sentence after the other. */
export function sentences(parts: readonly (Message | null)[]): Message | null {
  const [first, ...more] = parts.filter((part) => part !== null);
  if (first === undefined) return null;
  return more.reduce((before, after) => said("board-sentences", { before, after }), first);
}
