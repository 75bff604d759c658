// Where on a board a choice can be made.

import type { Play } from "../lib/game";
import type { MenuEntry, Message } from "../lib/protocol";
import { unstopped } from "../lib/spoken";
import type { Words } from "../lib/text.svelte";
import type { Box } from "./draw";

export interface Aim {
  /** All choices that lead there, in menu order. */
  entries: readonly MenuEntry[];
  box: Box;
  /** What it is called where it cannot be seen. */
  name: string;
}

export const isOpen = ({ entries }: Aim): boolean => entries.some((entry) => entry.refusal === null);
export const leadsTo = ({ entries }: Aim, action: string | undefined): boolean =>
  entries.some((entry) => entry.action === action);

/** The choices of a menu by the spot of the board they lead to; `keyOf` is the same for the same spot. */
export function gathered<Spot extends object>(
  menu: readonly MenuEntry[],
  spotOf: (entry: MenuEntry) => Spot | null,
  keyOf: (spot: Spot) => string,
): (Spot & { entries: MenuEntry[] })[] {
  const aims = new Map<string, Spot & { entries: MenuEntry[] }>();
  for (const entry of menu) {
    const spot = spotOf(entry);
    if (!spot) continue;
    const aim = aims.get(keyOf(spot)) ?? { ...spot, entries: [] };
    aim.entries.push(entry);
    aims.set(keyOf(spot), aim);
  }
  return [...aims.values()];
}

/** The choice an aim stands for: the chosen one, the one pointed at, else the first that may be made. */
export function shownOf({ entries }: Pick<Aim, "entries">, chosen: MenuEntry | null, hovered: MenuEntry | null): MenuEntry {
  const among = (entry: MenuEntry | null): MenuEntry | undefined =>
    entries.find((each) => each.action === entry?.action);
  const legal = entries.find((entry) => entry.refusal === null);
  return among(chosen) ?? among(hovered) ?? legal ?? (entries[0] as MenuEntry);
}

/** What an aim is called for those who do not see it: its choice, more about it that is new, and why it cannot be made. */
export function spokenOf(entry: MenuEntry, more: Message | null, { names, seat }: Play, words: Words): string {
  const label = words.say(entry.label, names, seat);
  const known = !more || label.includes(unstopped(words.say(more, names, seat)));
  const whole = known ? entry.label : { key: "board-apart", values: { before: entry.label, after: more } };
  const target = words.say(whole, names, seat);
  if (!entry.refusal) return target;
  return words.t("board-target-barred", { target: unstopped(target), reason: words.say(entry.refusal, names, seat) });
}
