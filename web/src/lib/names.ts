// Names as they are read. Who plays without a nickname is stored under a name of no language, so that each reader finds a
// guest in the own one; so is whoever has gone for good.

import { t } from "./text.svelte";

export const NAMELESS = "@guest";
export const FORMER = "@former";

/** With the number of a second one at the same table. */
export function called(name: string): string {
  if (isNameless(name)) return `${t("web-guest")}${name.slice(NAMELESS.length)}`;
  if (/^@former( \d+)?$/.test(name)) return `${t("web-former")}${name.slice(FORMER.length)}`;
  return name;
}

export function isNameless(name: string): boolean {
  return /^@guest( \d+)?$/.test(name);
}
