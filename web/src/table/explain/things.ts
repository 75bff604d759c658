// Things on the page that can be explained: whatever carries `data-explains` with its name.

import type { Box } from "../../board/draw";

const MARK = "[data-explains]";
const LIST = "[data-choices]";
export const CARD = "[data-explanation]";
/** What may be chosen, and what one chooses with: an explanation covers as little of it as it can. */
const IN_USE = ".target.is-legal, [data-chooses] [data-action]:not(.no), [data-confirm] button";

export const nameOf = (element: Element | null): string | null => element?.getAttribute("data-explains") || null;

export const markedAround = (element: Element | null): Element | null => element?.closest(MARK) ?? null;

/** Under the pointer, also where a target lies over it. In the list of choices everything stands in words already. */
export function markedAt(x: number, y: number, listed: boolean): Element | null {
  const under = document.elementsFromPoint(x, y);
  // what lies under a dialog or a drawer is not pointed at
  const cover = under.findIndex((each) => each.matches("dialog, [role=dialog], .popup"));
  const seen = cover < 0 ? under : under.slice(0, cover + 1);
  const found = seen.map(markedAround).find((each) => each !== null) ?? null;
  return found && (listed || !found.closest(LIST)) ? found : null;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, width, height };
}

export const inUse = (): Box[] => [...document.querySelectorAll(IN_USE)].map(boxOf).filter(({ width }) => width > 0);

/** Every thing that is to be seen, once: first the board in the order of the page, last the list. */
export function allMarked(): Map<string, Element> {
  const root = document.querySelector("dialog[open]") ?? document;
  const shown = [...root.querySelectorAll(MARK)].filter((each) => each.checkVisibility() && !each.closest("[inert]"));
  const rank = (each: Element): number => (each.closest("main") ? 0 : each.closest(LIST) ? 2 : 1);
  const sorted = shown.sort((one, other) => rank(one) - rank(other));
  const found = new Map<string, Element>();
  for (const each of sorted) {
    const name = nameOf(each);
    if (name !== null && !found.has(name)) found.set(name, each);
  }
  return found;
}
