// What the server says of its games. It decides which are shown; their words come along.

import { getGames } from "./api";
import type { GameInfo } from "./protocol";
import { loadWords } from "./text.svelte";

let known: Promise<GameInfo[]> | undefined;

async function load(): Promise<GameInfo[]> {
  const infos = await getGames();
  await Promise.all(infos.map((info) => loadWords(info.id)));
  return infos;
}

export function gameInfos(): Promise<GameInfo[]> {
  known ??= load();
  known.catch(() => (known = undefined));
  return known;
}
