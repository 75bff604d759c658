// What acts beside the question are called: the game's own word for them, such as deals, else the table's.

import { t, type Words } from "../../lib/text.svelte";

export const besideName = (words: Words): string => (words.has("beside-name") ? words.t("beside-name") : t("table-beside"));
export const besideHelp = (words: Words): string => (words.has("beside-help") ? words.t("beside-help") : t("table-beside-help"));

/** What the number on the button counts: what waits for an answer where the game says so, else what was heard. */
export const besideCount = (words: Words, count: number): string =>
  words.has("beside-pending") ? words.t("beside-pending", { count }) : t("table-beside-news", { news: count });
