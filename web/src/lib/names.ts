// Names as they are read. Who plays without a nickname is stored under a name of no language, so that each reader finds a
// guest in the own one.

import { t } from "./text.svelte";

export const NAMELESS = "@guest";

/** With the number of a second one at the same table. */
export function called(name: string): string {
  if (!isNameless(name)) return name;
  return `${t("web-guest")}${name.slice(NAMELESS.length)}`;
}

export function isNameless(name: string): boolean {
  return /^@guest( \d+)?$/.test(name);
}
