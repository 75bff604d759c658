// Where the lines of the chart of points run. Colour, crest and line pattern of a seat always come together.

export const DASHES = ["", "2.5 5", "9 5", "14 4 3 4", "6 3"];
const MARGIN = { left: 34, right: 78, top: 14, bottom: 30 };
const LABEL = 26;

export interface Tick {
  value: number;
  place: number;
}

export interface Curve {
  seat: number;
  points: string;
  total: number;
  end: { x: number; y: number };
  /** Where its label stands, pushed apart from the others. */
  label: number;
}

export interface Chart {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  scores: Tick[];
  moves: Tick[];
  curves: Curve[];
}

/** Round steps, few enough to read. */
export function steps(most: number, wanted: number): number[] {
  const rough = Math.max(most, 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** Labels from the top down, none nearer to the next than a label is high, all of them inside. */
export function pushedApart(wanted: number[], distance: number, lowest: number): number[] {
  const order = wanted.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  let last = -Infinity;
  for (const each of order) last = each.place = Math.max(each.place, last + distance);
  let next = lowest + distance;
  for (const each of order.toReversed()) next = each.place = Math.min(each.place, next - distance);
  const places = [...wanted];
  for (const each of order) places[each.index] = each.place;
  return places;
}

export function chartOf(history: number[][], width: number, height: number): Chart {
  const seats = history[0]?.length ?? 0;
  const moves = Math.max(history.length - 1, 1);
  const most = Math.max(1, ...history.flat());
  const [left, right, top, bottom] = [MARGIN.left, width - MARGIN.right, MARGIN.top, height - MARGIN.bottom];
  const x = (at: number): number => left + ((right - left) * at) / moves;
  const y = (score: number): number => bottom - ((bottom - top) * score) / (most * 1.04);
  const totals = Array.from({ length: seats }, (_, seat) => history.at(-1)?.[seat] ?? 0);
  const labels = pushedApart(totals.map(y), LABEL, bottom);
  const curves = totals.map((total, seat) => ({
    seat,
    total,
    points: history.map((scores, at) => `${x(at).toFixed(1)},${y(scores[seat] ?? 0).toFixed(1)}`).join(" "),
    end: { x: x(moves), y: y(total) },
    label: labels[seat] ?? 0,
  }));
  const ticks = (values: number[], place: (value: number) => number): Tick[] =>
    values.map((value) => ({ value, place: place(value) }));
  return {
    ...{ width, height, left, right, top, bottom, curves },
    scores: ticks(steps(most, 5), y),
    moves: ticks(steps(moves, width < 500 ? 4 : 6), x),
  };
}

export interface Moment {
  at: number;
  seat: number;
  gain: number;
}

/** The moves that changed the score most, in the order they were made. */
export function moments(history: number[][], count: number): Moment[] {
  const gains = history.flatMap((scores, at) =>
    at === 0 ? [] : scores.map((score, seat) => ({ at, seat, gain: score - (history[at - 1]?.[seat] ?? 0) })),
  );
  // The very last move also counts up what the end of the game brings: that is no moment of its own.
  const told = gains.filter(({ at, gain }) => gain > 0 && at < history.length - 1);
  return told
    .sort((one, other) => other.gain - one.gain)
    .slice(0, count)
    .sort((one, other) => one.at - other.at);
}
