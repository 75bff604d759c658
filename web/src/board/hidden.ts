// How much of the board lies under what grew over its foot or came from its side.

import type { Box } from "./draw";

/** Pixels at the foot and at the right edge. */
export interface Hidden {
  foot: number;
  side: number;
}

export const NOTHING_HIDDEN: Hidden = { foot: 0, side: 0 };
/** So much of the board always counts as seen: under less nobody would find anything. */
const LEAST = 0.25;

const right = ({ x, width }: Box): number => x + width;
const bottom = ({ y, height }: Box): number => y + height;

function overlap(from: number, to: number, low: number, high: number): number {
  return Math.max(0, Math.min(to, high) - Math.max(from, low));
}

/** What covers more of its width than of its height lies over its foot, anything else over its side. */
function hidden(part: Box, board: Box): Hidden {
  const across = overlap(part.x, right(part), board.x, right(board));
  const down = overlap(part.y, bottom(part), board.y, bottom(board));
  if (across === 0 || down === 0) return NOTHING_HIDDEN;
  if (across / board.width >= down / board.height) return { foot: bottom(board) - Math.max(part.y, board.y), side: 0 };
  return { foot: 0, side: right(board) - Math.max(part.x, board.x) };
}

export function hiddenBy(parts: readonly Box[], board: Box): Hidden {
  const all = parts.map((part) => hidden(part, board));
  return {
    foot: Math.min(board.height * (1 - LEAST), Math.max(0, ...all.map(({ foot }) => foot))),
    side: Math.min(board.width * (1 - LEAST), Math.max(0, ...all.map(({ side }) => side))),
  };
}
