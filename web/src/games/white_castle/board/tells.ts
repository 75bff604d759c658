// Icons in words: what is under the pointer says what it does, also where a target lies over it.

import type { Box, Point, Size } from "../../../board/draw";
import type { Message } from "../../../lib/protocol";
import { bundleOf } from "../components";
import { phrase } from "../phrases";
import { said } from "../names";

export interface Told {
  bundle: string;
  /** Where it lies, in pixels of the frame. */
  box: Box;
}

/** A bundle as the rules' catalogue says it. */
export function inWords(bundle: string): Message {
  const { effects, cost } = bundleOf(bundle);
  const [paid] = Object.entries(cost ?? {});
  const phrases = effects.map(phrase);
  return paid
    ? said(`bundle-for-${paid[0]}s`, { cost: paid[1], effects: phrases })
    : said("bundle", { effects: phrases });
}

/** A mouse asks by resting, a finger by pressing what is no button. */
export function onPoint(tell: (told: Told | null) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const ended = new AbortController();
    const { signal } = ended;
    const told = (event: MouseEvent): Told | null => {
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const thing = under.find((each) => each.closest("[data-tells]"))?.closest("[data-tells]");
      const bundle = thing?.getAttribute("data-tells");
      return thing && bundle ? { bundle, box: within(element, thing) } : null;
    };
    const moved = (event: PointerEvent): void =>
      tell(event.pointerType === "mouse" && event.buttons === 0 ? told(event) : null);
    const pressed = (event: MouseEvent): void => {
      const button = (event.target as Element).closest("[role=button]");
      if ((event as PointerEvent).pointerType !== "mouse") tell(button ? null : told(event));
    };
    element.addEventListener("pointermove", moved, { signal });
    element.addEventListener("pointerleave", () => tell(null), { signal });
    element.addEventListener("click", pressed, { signal });
    return () => ended.abort();
  };
}

function within(frame: Element, thing: Element): Box {
  const [outer, inner] = [frame.getBoundingClientRect(), thing.getBoundingClientRect()];
  return { x: inner.left - outer.left, y: inner.top - outer.top, width: inner.width, height: inner.height };
}

const GAP = 8;

/** How much of the boxes it would cover. */
function covered(corner: Point, size: Size, boxes: readonly Box[]): number {
  const shared = (from: number, length: number, start: number, extent: number): number =>
    Math.max(0, Math.min(from + length, start + extent) - Math.max(from, start));
  return boxes.reduce(
    (sum, box) =>
      sum + shared(corner.x, size.width, box.x, box.width) * shared(corner.y, size.height, box.y, box.height),
    0,
  );
}

/** Beside what it tells of, where it covers least of the targets. */
export function besideThing(size: Size, frame: Size, { x, y, width, height }: Box, targets: readonly Box[]): Point {
  const middle = Math.min(Math.max(x + (width - size.width) / 2, GAP), frame.width - size.width - GAP);
  const level = Math.min(Math.max(y + (height - size.height) / 2, GAP), frame.height - size.height - GAP);
  const spots: Point[] = [
    { x: middle, y: y - size.height - GAP },
    { x: middle, y: y + height + GAP },
    { x: x + width + GAP, y: level },
    { x: x - size.width - GAP, y: level },
  ];
  const isInside = (spot: Point): boolean =>
    spot.x >= 0 && spot.y >= 0 && spot.x + size.width <= frame.width && spot.y + size.height <= frame.height;
  const ranked = spots
    .filter(isInside)
    .map((spot) => ({ spot, cost: covered(spot, size, targets) }))
    .sort((a, b) => a.cost - b.cost);
  return ranked[0]?.spot ?? { x: middle, y: level };
}
