// Where the lines of the chart of points run. Colour, crest and line pattern of a seat always come together.

export const DASHES = ["", "2.5 5", "9 5", "14 4 3 4", "6 3"];
const MARGIN = { left: 34, right: 78, top: 14 };
const LABEL = 26;
/** Below the lines: the numbers of the moves, the names of the rounds in one line or two, who was in front. */
const UNDER = { moves: 17, names: 36, line: 15, strip: 12, stripHeight: 24, triangle: 13 };
/** About as wide as a letter of a label; where there is little room, labels are smaller. */
const LETTER = 7.2;
const SMALL_LETTER = 6.3;
const NARROW = 500;

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

/** A round, or another large part of the game. */
export interface Part {
  at: number;
  name: string;
}

export interface Band {
  x: number;
  width: number;
  /** Its name in lines that fit; none if nothing does. */
  lines: string[];
}

/** Who was in front, between two moves. */
export interface Run {
  place: number;
  first: number;
  last: number;
}

export interface Strip {
  place: number;
  x: number;
  width: number;
}

export interface Chart {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where the numbers of the moves and the names of the rounds stand. */
  under: { moves: number; names: number; line: number; strip: number; stripHeight: number };
  scores: Tick[];
  moves: Tick[];
  bands: Band[];
  strips: Strip[];
  curves: Curve[];
  x(at: number): number;
  y(points: number): number;
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

/** Who was in front and until when. A tie keeps the leader; nobody leads before somebody has more than the others. */
export function leads(history: readonly number[][]): Run[] {
  const runs: Run[] = [];
  history.forEach((points, at) => {
    const last = runs.at(-1);
    const front = inFront(points, last?.place);
    if (last) last.last = at;
    if (front !== undefined && front !== last?.place) runs.push({ place: front, first: at, last: at });
  });
  return runs;
}

function inFront(points: readonly number[], leader: number | undefined): number | undefined {
  const most = Math.max(...points);
  if (leader !== undefined && points[leader] === most) return leader;
  const first = points.indexOf(most);
  return leader !== undefined || points.lastIndexOf(most) === first ? first : undefined;
}

/** The name of a band in one line, in two as alike as its words allow, or not at all. */
export function fitted(name: string, width: number, letter: number): string[] {
  const fits = (text: string): boolean => text.length * letter <= width;
  if (fits(name)) return [name];
  const words = name.split(" ");
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  const two = words
    .slice(1)
    .map((_, place) => [words.slice(0, place + 1).join(" "), words.slice(place + 1).join(" ")])
    .sort((one, other) => longest(one) - longest(other))[0];
  return two?.every(fits) ? two : [];
}

export function chartOf(history: readonly number[][], parts: readonly Part[], width: number, height: number): Chart {
  const seats = history[0]?.length ?? 0;
  const moves = Math.max(history.length - 1, 1);
  const all = history.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const [left, right, top] = [MARGIN.left, width - MARGIN.right, MARGIN.top];
  const letter = width < NARROW ? SMALL_LETTER : LETTER;
  const x = (at: number): number => left + ((right - left) * at) / moves;
  const bands = parts
    .map(({ at, name }, place) => ({ x: x(at), width: x(parts[place + 1]?.at ?? moves) - x(at), name }))
    .filter((band) => band.width > 0)
    .map((band) => ({ x: band.x, width: band.width, lines: fitted(band.name, band.width, letter) }));
  const lines = Math.max(0, ...bands.map((band) => band.lines.length));
  const named = lines > 0 ? UNDER.names + (lines - 1) * UNDER.line : UNDER.moves;
  const bottom = height - named - UNDER.strip - UNDER.stripHeight - UNDER.triangle;
  const y = (points: number): number => bottom - ((bottom - top) * (points - least)) / ((most - least) * 1.04);
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
    ...{ width, height, left, right, top, bottom, curves, bands, x, y },
    under: {
      moves: bottom + UNDER.moves,
      names: bottom + UNDER.names,
      line: UNDER.line,
      strip: bottom + named + UNDER.strip,
      stripHeight: UNDER.stripHeight,
    },
    strips: leads(history).map(({ place, first, last }) => ({ place, x: x(first), width: x(last) - x(first) })),
    scores: ticks(steps(most, 5), y),
    moves: ticks(steps(moves, width < NARROW ? 4 : 6), x),
  };
}

/** A note about a move, and what it says. */
export interface Note {
  at: number;
  text: string;
}

export interface Flag {
  x: number;
  y: number;
  width: number;
}

const FLAG = { height: 24, icons: 56, gap: 10 };

/** Where notes stand: above the lines that run there or else below them, and none on another. */
export function flagsAt<Said extends Note>(chart: Chart, history: readonly number[][], notes: Said[]): (Said & Flag)[] {
  const placed: (Said & Flag)[] = [];
  for (const note of notes) {
    const flag = flagAt(chart, history, note);
    while (placed.some((other) => touches(flag, other))) flag.y -= FLAG.height + 3;
    placed.push({ ...note, ...flag });
  }
  return placed;
}

function touches(one: Flag, other: Flag): boolean {
  const apart = one.x + one.width < other.x || other.x + other.width < one.x;
  return !apart && Math.abs(one.y - other.y) < FLAG.height + 2;
}

/** To the right of its move or to the left, above the lines; below them if there is no room. */
function flagAt(chart: Chart, history: readonly number[][], { at, text }: Note): Flag {
  const width = text.length * SMALL_LETTER + FLAG.icons;
  const inside = (x: number): number => Math.max(chart.left, Math.min(x, chart.right - width));
  const sides = [inside(chart.x(at) - FLAG.gap), inside(chart.x(at) + FLAG.gap - width)];
  const flags = sides.map((x) => {
    const beside = history.filter((_, place) => chart.x(place) >= x - 4 && chart.x(place) <= x + width + 4).flat();
    return { x, width, y: chart.y(Math.max(0, ...beside)) - FLAG.height - FLAG.gap };
  });
  const low = { x: sides[0] ?? 0, width, y: chart.bottom - FLAG.height - 4 };
  return flags.find((flag) => flag.y >= chart.top) ?? low;
}
