// Where the numbers of what the others did stand on a board.

import type { Crest } from "../lib/sprite";
import type { Point } from "./draw";

export interface TaleMark {
  /** The number of its line. */
  number: number;
  crest: Crest;
  /** What has changed, and how far a stroke stays away from it; without a stroke, where the number stands. */
  target: Point & { radius: number };
  /** Free ground beside it, where the stroke comes from and the number stands; null for what is not the main change. */
  tail: Point | null;
  /** The stroke, where it is bent in a way of its own; without points where it is drawn for an earlier number. */
  along?: readonly Point[];
}

/** Numbers that would cover each other are moved apart, to the right. */
function apartFrom(taken: readonly Point[], wished: Point, room: number): Point {
  const isFree = (spot: Point): boolean => taken.every((each) => Math.hypot(each.x - spot.x, each.y - spot.y) >= room);
  let spot = wished;
  while (!isFree(spot)) spot = { ...spot, x: spot.x + room / 2 };
  return spot;
}

/** All numbers where they do not cover each other, in the order given. */
export function spread(marks: readonly TaleMark[], room: number): TaleMark[] {
  const taken: Point[] = [];
  return marks.map((mark) => {
    const spot = apartFrom(taken, mark.tail ?? mark.target, room);
    taken.push(spot);
    return mark.tail ? { ...mark, tail: spot } : { ...mark, target: { ...mark.target, ...spot } };
  });
}
