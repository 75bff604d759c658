// Scrolling inside one list. `scrollIntoView` would also push the frame of the page about.

/** Brings a part of the list into view, in its middle if asked. */
export function reveal(list: HTMLElement, part: HTMLElement, middle = false): void {
  const [outer, inner] = [list.getBoundingClientRect(), part.getBoundingClientRect()];
  if (middle) list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  else if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
