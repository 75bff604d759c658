// Where the reader is asked, as every page knows it: for the title, the icon and the way to the next game.

import { getWaiting } from "./api";
import { AskingAgain } from "./asking_again";
import { showInIcon } from "./count_icon";
import { me, sessionsSoFar } from "./me.svelte";
import { noticeReturn } from "./new_version";
import { elsewhere, nextGame } from "./next_game";
import type { Waiting, WaitingTable } from "./protocol";
import { route } from "./router.svelte";
import { loadWords } from "./text.svelte";

const NOTHING: Waiting = { count: 0, tables: [] };

let known = $state.raw<Waiting>(NOTHING);

export function waiting(): Waiting {
  return known;
}

/** Beside the table of this page. */
export function waitingElsewhere(): number {
  return known.count - (known.tables.length - elsewhere(known.tables, route().id).length);
}

/** The next game, seen from the table of this page. */
export function nextWaiting(): WaitingTable | null {
  return nextGame(known.tables, route().id);
}

async function ask(): Promise<void> {
  const who = me()?.id;
  const found = who === undefined ? NOTHING : await getWaiting();
  await Promise.all(found.tables.map(({ game }) => loadWords(game))); // what they are called
  if (who === me()?.id) known = found;
}

const asking = new AskingAgain(ask, noticeReturn);

/** Something has changed that this page knows of: a move of one's own, or one's turn. */
export function lookWhatWaits(): void {
  asking.soon();
}

/** From the start of the page on, for whoever one is. */
export function followWaiting(): void {
  $effect.root(() => {
    $effect(() => {
      void [me()?.id, sessionsSoFar()];
      void asking.now();
    });
    $effect(() => showInIcon(known.count));
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void asking.now();
  });
}
