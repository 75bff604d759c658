// When a choice is made at once, and when it waits for a second press.

import type { MenuEntry } from "./protocol";

/** Every choice, only one that cannot be taken back, or none. */
export const CONFIRMS = ["every", "final", "never"] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** What this device remembers; `older` is what an older client kept: whether every choice is confirmed. */
export function confirmOf(stored: unknown, older: unknown): Confirm {
  const known = CONFIRMS.find((each) => each === stored);
  if (known !== undefined) return known;
  if (typeof older === "boolean") return older ? "every" : "never";
  return "final";
}

export function waits(entry: MenuEntry, confirm: Confirm): boolean {
  return confirm === "every" || (confirm === "final" && entry.final !== false);
}

/** What has one answer is chosen already. A pick that is not the whole answer is laid, not chosen. */
export function onlyAnswer(menu: readonly MenuEntry[]): string | null {
  const [first, ...others] = menu.filter((entry) => entry.refusal === null);
  return first && others.length === 0 && first.whole !== false ? first.action : null;
}
