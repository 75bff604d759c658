// Names as the catalogues have them, "Unagi (eel)", taken apart where a card has a line for each.

import type { Words } from "../../lib/text.svelte";

/** Without the explanation in brackets. */
export function shortName(words: Words, key: string): string {
  return words.t(key).replace(/ \([^()]*\)/, "");
}

/** The explanation alone; nothing where it only repeats the name. */
export function gloss(words: Words, key: string): string {
  const explained = words.say({ key: "board-gloss", values: { thing: key } });
  return explained.toLowerCase() === words.t(key).toLowerCase() ? "" : explained;
}

export function listOf(words: Words, keys: readonly string[]): string {
  return keys.map((key) => shortName(words, key)).join(", ");
}
