// Calls the reader back: a knock for each move, a bell for the own turn, a note when the page is not looked at.

import { untrack } from "svelte";
import { notify } from "../../lib/notify";
import { settings } from "../../lib/settings.svelte";
import { gameTitle } from "../../lib/tables";
import { t } from "../../lib/text.svelte";
import { bell, knock } from "./sound";
import type { TableModel } from "./table.svelte";

/** To be called while a component is set up. */
export function callBack(model: TableModel): void {
  $effect(() => {
    // The first position is how things stand, not news.
    if (model.shown > 1 && untrack(() => settings.sound)) knock();
  });

  let was: boolean | null = null;
  $effect(() => {
    const turn = model.yourTurn;
    if (turn && was === false) untrack(() => call(model));
    if (model.ready) was = turn;
  });
}

function call(model: TableModel): void {
  if (settings.sound) bell();
  const { prompt } = model.position;
  const body = prompt ? model.words.say(prompt, model.names, model.seat) : t("table-your-turn");
  notify(t("table-turn-note", { game: gameTitle(model.table.game) }), body, `/t/${model.id}`);
}
