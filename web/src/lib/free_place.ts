// Where something small can lie over a page without covering what may be pressed.

import { covered, type Box, type Size } from "./boxes";

const EDGE = 12;
const STEP = 8;

/** From the bottom upwards, at the left, in the middle, at the right. */
function* places(size: Size, page: Size): Generator<Box> {
  const furthest = Math.max(EDGE, page.width - size.width - EDGE);
  const columns = [EDGE, (EDGE + furthest) / 2, furthest];
  for (let y = page.height - size.height - EDGE; y >= 0; y -= STEP) {
    for (const x of columns) yield { ...size, x, y };
  }
}

/** The first place that covers nothing of what is taken, else the one that covers least. */
export function freePlace(size: Size, page: Size, taken: readonly Box[]): Box {
  let best: Box = { ...size, x: EDGE, y: EDGE };
  let least = Infinity;
  for (const place of places(size, page)) {
    const over = covered(place, taken);
    if (over === 0) return place;
    if (over < least) [best, least] = [place, over];
  }
  return best;
}
