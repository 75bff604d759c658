// Where the pieces of a province stand: in as few rows and as large as there is room for.

import type { Box } from "../../../board/draw";
import type { Group } from "../facts";
import { DRAWN } from "../pieces/shapes";

export interface Standing extends Group {
  x: number;
  y: number;
  scale: number;
}

const LARGEST = 0.94;
const SMALLEST = 0.44;
const STEP = 0.05;
/** Rather so small than in two rows, of which one hides the other. */
const IN_ONE_ROW = 0.7;
/** How high a figure is, and how far behind the first row the next one stands. */
const TALL = 45;
const BEHIND = 28;
/** What is wider than its room by a number on it. */
const BADGE = 4;

const roomOf = ({ piece, count }: Group): number => DRAWN[piece].room + (count > 1 ? BADGE : 0);

function rowsOf(groups: readonly Group[], width: number): Group[][] {
  const rows: Group[][] = [[]];
  let taken = 0;
  for (const group of groups) {
    const room = roomOf(group);
    if (taken + room > width && taken > 0) {
      rows.push([]);
      taken = 0;
    }
    rows.at(-1)?.push(group);
    taken += room;
  }
  return rows;
}

/** As many rows, but none of them much longer than the others. */
function evenly(groups: readonly Group[], rows: number): Group[][] {
  const each = Math.ceil(groups.length / rows);
  return Array.from({ length: rows }, (_, row) => groups.slice(row * each, (row + 1) * each)).filter((row) => row.length > 0);
}

const widthOf = (row: readonly Group[]): number => row.reduce((sum, group) => sum + roomOf(group), 0);

/** The rows from the back to the front, and how large their figures are. */
function arranged(groups: readonly Group[], { width, height }: Box): { rows: Group[][]; scale: number } {
  const beside = Math.min(LARGEST, width / widthOf(groups));
  if (beside >= IN_ONE_ROW) return { rows: [[...groups]], scale: beside };
  for (let scale = LARGEST; scale > SMALLEST; scale -= STEP) {
    const rows = rowsOf(groups, width / scale);
    if ((TALL + (rows.length - 1) * BEHIND) * scale > height) continue;
    const even = evenly(groups, rows.length);
    return { rows: even.every((row) => widthOf(row) * scale <= width) ? even : rows, scale };
  }
  return { rows: rowsOf(groups, width / SMALLEST), scale: SMALLEST };
}

export function crowd(groups: readonly Group[], box: Box): Standing[] {
  const { rows, scale } = arranged(groups, box);
  const high = (TALL + (rows.length - 1) * BEHIND) * scale;
  const foot = box.y + box.height - Math.max(0, box.height - high) * 0.4;
  return rows.flatMap((row, place) => {
    const y = foot - (rows.length - 1 - place) * BEHIND * scale;
    let x = box.x + (box.width - widthOf(row) * scale) / 2;
    return row.map((group) => {
      const room = roomOf(group) * scale;
      x += room;
      return { ...group, x: x - room / 2, y, scale };
    });
  });
}

/** The box around a piece, for whoever presses it. */
export function around({ piece, x, y, scale }: Standing): Box {
  const wide = DRAWN[piece].room * scale;
  return { x: x - wide / 2, y: y - TALL * scale, width: wide, height: (TALL + 4) * scale };
}
