// Calls the reader back: a knock for each move, a bell for the own turn and for what others want of the reader
// meanwhile, a note when the page is not looked at.

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
    if (turn && was === false) untrack(() => call(model, "table-turn-note", asked(model)));
    if (model.ready) was = turn;
  });

  let heard = 0;
  $effect(() => {
    const { news } = model.acts;
    if (news > heard) untrack(() => call(model, "table-beside-note", newest(model)));
    heard = news;
  });
}

function call(model: TableModel, title: string, body: string): void {
  if (settings.sound) bell();
  notify(t(title, { game: gameTitle(model.table.game) }), body, `/t/${model.id}`);
}

function asked({ position: { prompt }, words, names, seat }: TableModel): string {
  return prompt ? words.say(prompt, names, seat) : t("table-your-turn");
}

function newest({ log, words, names, seat }: TableModel): string {
  const line = log.at(-1);
  return line ? words.say(line.message, names, seat) : "";
}
