// The menu as the list of choices shows it.

import { addends, pressed, type Addend } from "../../lib/adding";
import type { GameClient, Play } from "../../lib/game";
import type { MenuEntry } from "../../lib/protocol";

type Beside = GameClient["byTheWay"];

/** What may be chosen first, in the game's own order; what is barred after it. Last comes what is only by the way. */
export function ordered(menu: MenuEntry[], byTheWay?: Beside): MenuEntry[] {
  const rank = (entry: MenuEntry): number => (byTheWay?.(entry, menu) ? 2 : 0) + (entry.refusal === null ? 0 : 1);
  return [...menu].sort((one, other) => rank(one) - rank(other));
}

/** How many rows the question has, barred ones too. */
export function countOf({ addends, entries }: Listed, byTheWay?: Beside): number {
  return addends.length + entries.filter((entry) => !byTheWay?.(entry, entries)).length;
}

interface Listed {
  /** Things that add up, each once. */
  addends: Addend[];
  /** Everything else. */
  entries: MenuEntry[];
}

export function listed({ menu, chosen }: Pick<Play, "menu" | "chosen">, game: GameClient): Listed {
  const things = game.adding?.things;
  if (!things) return { addends: [], entries: ordered(menu, game.byTheWay) };
  const alone = menu.filter((entry) => things(entry) === null);
  return { addends: addends(menu, chosen, things), entries: ordered(alone, game.byTheWay) };
}

/** What the key with the number of a row chooses. */
export function chosenBy(number: number, { addends, entries }: Listed): MenuEntry | undefined {
  return [...addends.map(pressed), ...entries][number - 1];
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
