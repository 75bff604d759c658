// What is written on the map and stands there, and how much of it a mark would hide.

import type { Box, Point } from "../../../board/draw";
import { PROVINCES } from "../components";
import { shrineBox } from "../kami/lay";
import type { Province } from "../view";
import { HEIGHT, LAY, WIDTH } from "./geometry";
import { yieldsOf } from "./yields";

interface Written extends Box {
  /** How much is missed when it is hidden. */
  weight: number;
}

const NAME = 9;
const WAR = 6;
const TALLY = 4;
const YIELDS = 4;
const PIECES = 1;
const SHRINE = 2;
const SHRINES = 4;
/** The honor track. */
const BANNER: Written = { x: 20, y: 14, width: 88, height: 240, weight: 3 };

const about = ({ x, y }: Point, wide: number, high: number): Box => ({ x: x - wide / 2, y: y - high / 2, width: wide, height: high });

function writtenIn(id: Province): Written[] {
  const { name, war, stand, tally, yields } = LAY[id];
  const [long, room] = [id.length * 10.5, yieldsOf(id).length * 28 + 6];
  const beside = yields === "beside";
  const brings = yields === "under" ? { x: name.x, y: name.y + 12 } : beside ? name : yields;
  return [
    { ...about({ x: name.x, y: name.y - 6 }, beside ? long + room : long, 20), weight: NAME },
    { ...about(war, 34, 34), weight: WAR },
    { ...about(tally, 66, 20), weight: TALLY },
    ...(beside ? [] : [{ ...about(brings, room, 18), weight: YIELDS }]),
    { ...stand, weight: PIECES },
  ];
}

const WRITTEN: readonly Written[] = [
  ...PROVINCES.flatMap(({ id }) => writtenIn(id)),
  ...Array.from({ length: SHRINES }, (_, place) => ({ ...shrineBox(place), weight: SHRINE })),
  BANNER,
];

export const distanceTo = ({ x, y, width, height }: Box, at: Point): number =>
  Math.hypot(Math.max(x - at.x, 0, at.x - x - width), Math.max(y - at.y, 0, at.y - y - height));

/** What a disc there would hide; the sea beyond the board is no place for it. */
export function hiddenBy(at: Point, radius: number): number {
  const outside = distanceTo({ x: radius, y: radius, width: WIDTH - 2 * radius, height: HEIGHT - 2 * radius }, at);
  const near = WRITTEN.filter(
    ({ x, y, width, height }) => at.x > x - radius && at.x < x + width + radius && at.y > y - radius && at.y < y + height + radius,
  );
  return near.reduce((sum, each) => sum + each.weight * Math.max(0, radius - distanceTo(each, at)), 8 * outside);
}
