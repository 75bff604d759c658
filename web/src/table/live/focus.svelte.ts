// Whoever plays by keyboard never falls out of the page: where the focused choice was, the next question takes over.

import { tick } from "svelte";
import type { Opening } from "./opening.svelte";
import type { TableModel } from "./table.svelte";

const AT_WORK = "[data-chooses], [data-confirm], [data-prompt]";

/** Called while the page is made. While others move the focus rests on the prompt. */
export function keepFocus(model: TableModel, parts: Opening): void {
  let keyboard = false;

  function note(event: FocusEvent): void {
    const target = event.target;
    keyboard = target instanceof Element && target.matches(":focus-visible") && target.closest(AT_WORK) !== null;
  }

  function put(): void {
    const prompt = document.querySelector<HTMLElement>("[data-prompt]");
    const focused = document.activeElement;
    const lost = focused === document.body;
    // after a move the button that confirmed it has nothing to do
    const resting = focused === prompt || (model.chosen === null && focused?.closest("[data-confirm]") !== null);
    if (!keyboard || model.sending || !(lost || resting)) return;
    if (model.draft.whole || model.telling.now) parts.toConfirm();
    else if (model.yourTurn) parts.toChoices();
    else if (lost) prompt?.focus({ preventScroll: true });
  }

  $effect(() => {
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  });
  $effect(() => {
    void [model.shown, model.sending, model.draft.laid, model.telling.now];
    void tick().then(put);
  });
}
