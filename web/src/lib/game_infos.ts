// What the server says of its games, the shortest first. It decides which are shown.

import { getGames } from "./api";
import { sceneOf } from "./games";
import type { GameInfo } from "./protocol";
import { loadWords } from "./text.svelte";

let known: Promise<GameInfo[]> | undefined;

async function load(): Promise<GameInfo[]> {
  const infos = await getGames();
  return infos.toSorted((one, other) => sceneOf(one.id).minutes - sceneOf(other.id).minutes);
}

export function gameInfos(): Promise<GameInfo[]> {
  known ??= load();
  known.catch(() => (known = undefined));
  return known;
}

/** The same where all games are spoken of: their words come along. */
export async function gamesInWords(): Promise<GameInfo[]> {
  const infos = await gameInfos();
  await Promise.all(infos.map((info) => loadWords(info.id)));
  return infos;
}
