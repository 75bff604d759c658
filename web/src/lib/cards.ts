// What the server says of its games. It decides which are shown; their words come along.

import { getGames } from "./api";
import type { GameCard } from "./protocol";
import { loadWords } from "./text.svelte";

let known: Promise<GameCard[]> | undefined;

async function load(): Promise<GameCard[]> {
  const cards = await getGames();
  await Promise.all(cards.map((card) => loadWords(card.id)));
  return cards;
}

export function gameCards(): Promise<GameCard[]> {
  known ??= load();
  known.catch(() => (known = undefined));
  return known;
}
