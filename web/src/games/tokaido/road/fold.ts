// How the road is folded into a frame: stops in a row, space between rows. All lengths are units of the drawing.

export interface Fold {
  /** Kyoto and Edo get rows of their own at the ends; the board is as high as it needs. */
  tall: boolean;
  perRow: number;
  width: number;
  /** The first and the last stop of a full row. */
  left: number;
  right: number;
  /** The first row of stops, and the way to the next. */
  top: number;
  step: number;
  wiggle: number;
  /** The radius of a stop. */
  r: number;
  /** From the place on the road to the one off it. */
  gap: number;
  /** How far a bend reaches beyond the last stop: straight, then round. */
  straight: number;
  bulge: number;
  /** Pixels per unit at which everything is easy to read; a board that would be smaller is longer than its frame. */
  legible: number;
  /** Pixels per unit at which it just can be read: to see all choices at once. */
  smallest: number;
  /** How far a press may miss the middle of a stop without meeting the next one. */
  reach: number;
}

/** Up to these widths of the frame; a longer row would be too small to be read. */
const [PHONE, TABLET] = [480, 760];
const TALL: Fold = {
  tall: true,
  perRow: 5,
  width: 400,
  left: 80,
  right: 320,
  top: 168,
  step: 142,
  wiggle: 4,
  r: 22,
  gap: 39,
  straight: 20,
  bulge: 34,
  legible: 1.25,
  smallest: 0.74,
  reach: 29,
};
/** A leg in two rows: a phone on its side shows a whole one. */
const BROAD: Fold = { ...TALL, perRow: 7, width: 560, left: 92, right: 468, reach: 31 };
const LOWEST = 684;
const HIGHEST = 878;
const GRAIN = 10;

/** Thirteen stops a row, the rows farther apart the higher the frame is: 0 is the flattest board, 1 the highest. */
function wide(t: number): Fold {
  const step = 156 + 50 * t;
  return {
    tall: false,
    perRow: 13,
    width: 1220,
    left: 144,
    right: 1076,
    top: 98 + 20 * t,
    step,
    wiggle: 9 + 2 * t,
    r: 25,
    gap: 42 + 8 * t,
    straight: 48,
    bulge: step * 0.31,
    legible: 0.62,
    smallest: 0.62,
    reach: 38,
  };
}

// Made once, so that a frame growing pixel by pixel lays the road anew only when it must.
const WIDE = Array.from({ length: GRAIN + 1 }, (_, grain) => wide(grain / GRAIN));

export function foldFor(width: number, height: number): Fold {
  if (width < TABLET) return width < PHONE ? TALL : BROAD;
  const wished = (1220 * height) / width;
  const share = Math.min(Math.max((wished - LOWEST) / (HIGHEST - LOWEST), 0), 1);
  return WIDE[Math.round(share * GRAIN)] ?? TALL;
}
