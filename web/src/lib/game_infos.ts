// What the server says of its games, the shortest first. It decides which are shown; their words come along.

import { getGames } from "./api";
import { sceneOf } from "./games";
import type { GameInfo } from "./protocol";
import { loadWords } from "./text.svelte";

let known: Promise<GameInfo[]> | undefined;

async function load(): Promise<GameInfo[]> {
  const infos = await getGames();
  await Promise.all(infos.map((info) => loadWords(info.id)));
  return infos.toSorted((one, other) => sceneOf(one.id).minutes - sceneOf(other.id).minutes);
}

export function gameInfos(): Promise<GameInfo[]> {
  known ??= load();
  known.catch(() => (known = undefined));
  return known;
}
