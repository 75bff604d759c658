// The menu as the list of choices shows it.

import type { GameClient } from "../../lib/game";
import type { MenuEntry } from "../../lib/protocol";

type Beside = GameClient["byTheWay"];

/** What may be chosen first, in the game's own order; what is barred after it. Last comes what is only by the way. */
export function ordered(menu: MenuEntry[], byTheWay?: Beside): MenuEntry[] {
  const rank = (entry: MenuEntry): number => (byTheWay?.(entry, menu) ? 2 : 0) + (entry.refusal === null ? 0 : 1);
  return [...menu].sort((one, other) => rank(one) - rank(other));
}

/** How many choices the question has, barred ones too. */
export function countOf(menu: MenuEntry[], byTheWay?: Beside): number {
  return menu.filter((entry) => !byTheWay?.(entry, menu)).length;
}

/** The arrows walk between the buttons of a list, around its ends. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const place = buttons.findIndex((button) => button === document.activeElement);
  if (step === undefined || place < 0) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[(place + step + buttons.length) % buttons.length]?.focus();
}
