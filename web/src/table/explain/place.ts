// Where an explanation stands: beside its thing, never over it, and over as little as possible of what may be chosen.

import { covered, type Box, type Point, type Size } from "../../lib/boxes";

const GAP = 10;
const EDGE = 8;
/** The thing itself weighs more than anything else that would be covered. */
const OWN = 40;

export function besideThing(size: Size, frame: Size, thing: Box, targets: readonly Box[]): Point {
  const inFrame = ({ x, y }: Point): Point => ({
    x: Math.max(Math.min(x, frame.width - size.width - EDGE), EDGE),
    y: Math.max(Math.min(y, frame.height - size.height - EDGE), EDGE),
  });
  const columns = [thing.x, thing.x + (thing.width - size.width) / 2, thing.x + thing.width - size.width];
  const rows = [thing.y, thing.y + (thing.height - size.height) / 2, thing.y + thing.height - size.height];
  const spots = [
    ...[thing.x + thing.width + GAP, thing.x - size.width - GAP].flatMap((x) => rows.map((y) => ({ x, y }))),
    ...[thing.y - size.height - GAP, thing.y + thing.height + GAP].flatMap((y) => columns.map((x) => ({ x, y }))),
  ].map(inFrame);
  const cost = (spot: Point): number => {
    const box = { ...spot, ...size };
    return OWN * covered(box, [thing]) + covered(box, targets);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** How far what the thing stands on must rise, so that it is seen over a sheet; its top stays in sight. */
export function riseOver(thing: Box, top: number, sheet: number): number {
  const wanted = thing.y + thing.height + GAP - sheet;
  return Math.max(0, Math.min(wanted, thing.y - GAP - top));
}
