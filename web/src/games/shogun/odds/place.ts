// Where the panel of chances lies: over the map, and over nothing that may be chosen there.

import { covered, type Box, type Point, type Size } from "../../../lib/boxes";
import { freePlace } from "../../../lib/free_place";

/** Of the buttons and chips in the lower corners, in pixels. */
const CORNER = { width: 124, height: 100 };

/** Where it is wanted, else where it is free; null where it would cover a target: the list and the prompt say the same. */
export function placeOfOdds(size: Size, frame: Size, wanted: Point, targets: readonly Box[]): Point | null {
  const first = { ...size, ...wanted };
  if (first.x + size.width <= frame.width && covered(first, targets) === 0) return wanted;
  const place = freePlace(size, frame, [...targets, ...corners(frame)]);
  return covered(place, targets) === 0 ? place : null;
}

function corners({ width, height }: Size): Box[] {
  const y = height - CORNER.height;
  return [{ ...CORNER, x: 0, y }, { ...CORNER, x: width - CORNER.width, y }];
}
