// Which part of the board a small frame shows: as many of the things asked about as can be read in it at once.

import type { Box, Point, Size } from "./draw";

const MARGIN = 16;

/** The box around all boxes. */
function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function scaleFor(box: Box, frame: Size): number {
  return Math.min(frame.width / (box.width + 2 * MARGIN), frame.height / (box.height + 2 * MARGIN));
}

function inside(box: Box, corner: Point, size: Size): boolean {
  const [right, bottom] = [corner.x + size.width, corner.y + size.height];
  return box.x >= corner.x && box.y >= corner.y && box.x + box.width <= right && box.y + box.height <= bottom;
}

/** The most boxes that fit into a window together. */
export function most(boxes: readonly Box[], size: Size): Box[] {
  let best: Box[] = boxes.slice(0, 1);
  for (const { x } of boxes) {
    for (const { y } of boxes) {
      const held = boxes.filter((box) => inside(box, { x: x - MARGIN, y: y - MARGIN }, size));
      if (held.length > best.length) best = held;
    }
  }
  return best;
}

/** The middle and the scale of the window; of what is too high for it the upper part is shown. */
export function windowOn(
  boxes: readonly Box[],
  frame: Size,
  scales: { least: number; most: number },
): Point & { scale: number } {
  const all = around(boxes);
  const fits = scaleFor(all, frame) >= scales.least;
  const largest = { width: frame.width / scales.least, height: frame.height / scales.least };
  const shown = fits ? all : around(most(boxes, largest));
  // where some of it stays outside nothing is shown larger than it must
  const scale = fits ? Math.min(scaleFor(shown, frame), scales.most) : scales.least;
  const half = Math.min(shown.height / 2, frame.height / scale / 2 - MARGIN);
  return { x: shown.x + shown.width / 2, y: shown.y + half, scale };
}
