// A place for the tip on the board.

import type { Point, Size } from "../../../board/draw";

export interface Circle extends Point {
  r: number;
}

const EDGE = 8;
/** The zoom buttons stand in the lower right corner. */
const BUTTONS = { width: 156, height: 64 };

function covers(corner: Point, size: Size, circle: Circle): boolean {
  const x = Math.max(corner.x, Math.min(circle.x, corner.x + size.width));
  const y = Math.max(corner.y, Math.min(circle.y, corner.y + size.height));
  return Math.hypot(circle.x - x, circle.y - y) < circle.r;
}

function hitsButtons(corner: Point, size: Size, frame: Size): boolean {
  return corner.x + size.width > frame.width - BUTTONS.width && corner.y + size.height > frame.height - BUTTONS.height;
}

/** The upper left corner of the first spot that covers nothing; null if there is none. */
export function freeSpot(size: Size, frame: Size, circles: Circle[], levels: number[]): Point | null {
  const middle = (frame.width - size.width) / 2;
  const columns = [middle, EDGE, frame.width - size.width - EDGE];
  const rows = [frame.height - size.height - EDGE, EDGE, ...levels.map((level) => level - size.height / 2)];
  const spots = rows.flatMap((y) => columns.map((x) => ({ x, y })));
  const inside = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && y + size.height <= frame.height;
  return (
    spots.find(
      (spot) =>
        inside(spot) && !hitsButtons(spot, size, frame) && !circles.some((circle) => covers(spot, size, circle)),
    ) ?? null
  );
}
