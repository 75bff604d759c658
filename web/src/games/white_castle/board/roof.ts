// A tiled roof over a wall: its outline, its ribs and its ridge.

import { round, type Box } from "../../../board/draw";
import { ROOF } from "./lay";

const RIB = 17;
/** How far the ridge is shorter than the wall, on each side. */
const INSET = 34;

export interface Roof {
  outline: string;
  ribs: string;
  ridge: string;
}

export function roofOver({ x, y: wall, width }: Box, eaves: number): Roof {
  const y = wall - ROOF + 4;
  const [right, foot] = [x + width, y + ROOF];
  const outline =
    `M${x - eaves} ${foot}C${x + 2} ${foot - 4} ${x + 20} ${y + ROOF * 0.45} ${x + INSET} ${y}` +
    `H${right - INSET}C${right - 20} ${y + ROOF * 0.45} ${right - 2} ${foot - 4} ${right + eaves} ${foot}` +
    `C${x + width * 0.7} ${foot - 7} ${x + width * 0.3} ${foot - 7} ${x - eaves} ${foot}z`;
  return { outline, ribs: ribs(x, y, width, eaves), ridge: `M${x + 26} ${y}h${width - 52}` };
}

function ribs(x: number, y: number, width: number, eaves: number): string {
  const count = Math.floor(width / RIB);
  let path = "";
  for (let rib = 1; rib < count; rib += 1) {
    const share = rib / count;
    const [from, to] = [x + INSET + (width - 2 * INSET) * share, x - eaves * 0.6 + (width + eaves * 1.2) * share];
    path += `M${round(from)} ${y + 1}Q${round((from + to) / 2)} ${y + ROOF / 2} ${round(to)} ${y + ROOF - 6}`;
  }
  return path;
}
