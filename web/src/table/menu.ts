// The menu as the list of choices shows it.

import type { MenuEntry } from "../lib/protocol";

/** What may be chosen first, in the game's own order; what is barred after it. */
export function ordered(menu: MenuEntry[]): MenuEntry[] {
  return [...menu.filter((entry) => entry.refusal === null), ...menu.filter((entry) => entry.refusal !== null)];
}
