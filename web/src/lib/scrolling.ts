// Parts of the page that scroll on their own.

import type { Attachment } from "svelte/attachments";

const TAKES_FOCUS = "a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex='0']";

/** The nearest part of the page around it that scrolls, or might. */
export function scrollerOf(part: HTMLElement): HTMLElement {
  let each: HTMLElement | null = part;
  while (each && !(getComputedStyle(each).overflowY === "auto" && each.scrollHeight > each.clientHeight)) each = each.parentElement;
  return each ?? part;
}

/** Brings a part of the list into view, in its middle if asked. `scrollIntoView` would also push the page about. */
export function reveal(list: HTMLElement, part: HTMLElement, middle = false): void {
  const [outer, inner] = [list.getBoundingClientRect(), part.getBoundingClientRect()];
  if (middle) list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  else if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/**
 * What scrolls is also scrolled by keyboard: while there is more than fits, and nothing inside that takes the focus, the
 * region takes it itself, under this name.
 */
export function scrolls(label: string): Attachment<HTMLElement> {
  return (region) => {
    const given = { role: region.getAttribute("role"), "aria-label": region.getAttribute("aria-label") };
    // a list or a quotation stays what it is
    const wanted = { tabindex: "0", role: region.matches("div") ? "region" : null, "aria-label": label };
    const unreached = { tabindex: null, ...given };
    const check = (): void => put(region, isUnreached(region) ? { ...wanted, ...present(given) } : unreached);
    const rest = whenChanged(region, check);
    return () => {
      rest();
      put(region, unreached); // under another label the name it has now would pass for its own
    };
  };
}

function present(attributes: Record<string, string | null>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));
}

function put(region: HTMLElement, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) region.removeAttribute(name);
    else if (region.getAttribute(name) !== value) region.setAttribute(name, value);
  }
}

function isUnreached(region: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(region);
  const across = overflowX === "auto" && region.scrollWidth > region.clientWidth;
  const down = overflowY === "auto" && region.scrollHeight > region.clientHeight;
  return (across || down) && region.querySelector(TAKES_FOCUS) === null;
}

function whenChanged(region: HTMLElement, check: () => void): () => void {
  const sizes = new ResizeObserver(check);
  const watch = (): void => {
    sizes.disconnect();
    for (const each of [region, ...region.children]) sizes.observe(each);
    check();
  };
  const contents = new MutationObserver(watch);
  contents.observe(region, { childList: true, subtree: true });
  watch();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
