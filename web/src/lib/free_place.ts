// Where something small can lie over a page without covering what may be pressed.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;

const EDGE = 12;
const STEP = 8;

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** From the bottom upwards, at the left, in the middle, at the right. */
function* places(size: Size, page: Size): Generator<Box> {
  const furthest = Math.max(EDGE, page.width - size.width - EDGE);
  const columns = [EDGE, (EDGE + furthest) / 2, furthest];
  for (let top = page.height - size.height - EDGE; top >= 0; top -= STEP) {
    for (const left of columns) yield { ...size, left, top };
  }
}

/** The first place that covers nothing of what is taken, else the one that covers least. */
export function freePlace(size: Size, page: Size, taken: readonly Box[]): Box {
  let best: Box = { ...size, left: EDGE, top: EDGE };
  let least = Infinity;
  for (const place of places(size, page)) {
    const covered = taken.reduce((sum, box) => sum + overlap(place, box), 0);
    if (covered === 0) return place;
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}
