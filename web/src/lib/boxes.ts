// Boxes, of a page or of a drawing, and what lies over what.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

function shared(from: number, length: number, start: number, extent: number): number {
  return Math.max(0, Math.min(from + length, start + extent) - Math.max(from, start));
}

/** How much of these a box lies over. */
export function covered(over: Box, boxes: readonly Box[]): number {
  const areas = boxes.map(
    (box) => shared(over.x, over.width, box.x, box.width) * shared(over.y, over.height, box.y, box.height),
  );
  return areas.reduce((sum, area) => sum + area, 0);
}
