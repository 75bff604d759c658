// What may be chosen and lies outside the frame: on which side, and which of it is nearest.

import type { Box, Point } from "./draw";

export type Side = "left" | "right" | "up" | "down";

export interface Outside<Thing> {
  side: Side;
  /** The nearest first. */
  things: Thing[];
}

const SIDES: readonly Side[] = ["left", "up", "right", "down"];

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** How far the middle of a box lies beyond each side of the frame. */
function beyond(box: Box, seen: Box): Record<Side, number> {
  const { x, y } = middle(box);
  return { left: seen.x - x, up: seen.y - y, right: x - seen.x - seen.width, down: y - seen.y - seen.height };
}

/** The things whose middle cannot be seen, by the side they lie on. */
export function outside<Thing>(things: readonly Thing[], boxOf: (thing: Thing) => Box, seen: Box): Outside<Thing>[] {
  const found = new Map<Side, { thing: Thing; far: number }[]>();
  for (const thing of things) {
    const far = beyond(boxOf(thing), seen);
    const side = SIDES.reduce((most, each) => (far[each] > far[most] ? each : most));
    if (far[side] > 0) found.set(side, [...(found.get(side) ?? []), { thing, far: far[side] }]);
  }
  return SIDES.flatMap((side) => {
    const there = found.get(side)?.sort((one, other) => one.far - other.far);
    return there ? [{ side, things: there.map(({ thing }) => thing) }] : [];
  });
}
