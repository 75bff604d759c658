// Lays the stations out along the fold. Inns sit in the bends; the traveler farther along the line is ahead.

import { round, type Point } from "../../../board/draw";
import { STATIONS, type Station } from "../components";
import { smooth } from "../draw";
import type { Fold } from "./fold";

/** Where one piece stands; `mile` is its place on the line of the road. */
export interface Place extends Point {
  mile: number;
  r: number;
}

export interface Stop {
  station: Station;
  /** The places in their order: the first is the one farthest ahead. */
  places: Place[];
  mile: number;
}

export interface Inn extends Stop {
  /** Where the name goes, and which way it may grow. */
  sign: Point & { side: "left" | "right" | "over" | "under" };
}

export interface Print {
  leg: number;
  top: number;
  height: number;
}

export interface Road {
  fold: Fold;
  width: number;
  height: number;
  line: string;
  path: Point[];
  stops: Stop[];
  inns: Inn[];
  prints: Print[];
}

const BEND = [-1 / 2, -1 / 3.2, -1 / 7, 0, 1 / 7, 1 / 3.2, 1 / 2].map((part) => part * Math.PI);
const TALL_END = 104;
/** The name of a city over its places: above the mark of whoever stands on the first of them and moves. */
const OVER = 72;
const TALL_PLACES = 34;
const CROWD = 37;

/** The stations in the direction of travel. */
function along(returning: boolean): Station[] {
  return returning ? [...STATIONS].reverse() : [...STATIONS];
}

/** A leg's stops, evenly spread over as few rows as hold them. */
function rowsOf(stops: Station[], perRow: number): Station[][] {
  const count = Math.ceil(stops.length / perRow);
  const rows: Station[][] = [];
  let used = 0;
  for (let row = 0; row < count; row += 1) {
    const size = Math.ceil((stops.length - used) / (count - row));
    rows.push(stops.slice(used, used + size));
    used += size;
  }
  return rows;
}

class Surveyor {
  readonly path: Point[] = [];
  readonly stops: Stop[] = [];
  readonly inns: Inn[] = [];
  readonly prints: Print[] = [];
  private y: number;
  private rightward = true;

  constructor(private readonly fold: Fold) {
    this.y = fold.top;
  }

  private mark(point: Point): number {
    this.path.push({ x: round(point.x), y: round(point.y) });
    return this.path.length - 1;
  }

  private get smallPlace(): number {
    return this.fold.r * 0.68;
  }

  /** Kyoto, or Edo on the way back: four places off the road below the one on it. */
  start(station: Station): void {
    if (this.fold.tall) this.startRow(station);
    else this.crowd(station, 1);
  }

  end(station: Station): void {
    if (this.fold.tall) this.endRow(station);
    else this.crowd(station, -1);
  }

  private crowd(station: Station, down: 1 | -1): void {
    const x = this.fold.left - 92;
    const at = { x: x + CROWD / 2, y: this.y };
    const mile = this.mark(at);
    const offsets = [
      [1, 0],
      [-1, 0],
      [1, 1],
      [-1, 1],
      [0, 2],
    ] as const;
    const r = this.smallPlace;
    const places = offsets.map(([side, row]) => ({
      x: x + (side * CROWD) / 2,
      y: this.y + row * CROWD * down,
      mile,
      r,
    }));
    // The first to arrive goes through to the end; the first place at the start is the one next to the road.
    if (down < 0) places.splice(0, 4, ...[places[1], places[0], places[3], places[2]].map((place) => place as Place));
    this.inns.push({ station, places, mile, sign: { x, y: this.y - (down > 0 ? OVER : -50), side: down > 0 ? "over" : "under" } });
  }

  private startRow(station: Station): void {
    const y = this.y - TALL_END;
    const right = this.fold.left + 5 * TALL_PLACES;
    this.mark({ x: right + 16, y });
    const places = [4, 3, 2, 1, 0].map((number) => this.inRow(this.fold.left + 12 + number * TALL_PLACES, y)).reverse();
    this.inns.push({ station, places, mile: places[0]?.mile ?? 0, sign: { x: right + 24, y, side: "right" } });
    this.bend(-1, y, TALL_END);
  }

  private endRow(station: Station): void {
    this.bend(-1, this.y, TALL_END);
    const y = this.y + TALL_END;
    const places = [0, 1, 2, 3, 4].map((number) => this.inRow(this.fold.left + 12 + number * TALL_PLACES, y)).reverse();
    const right = this.fold.left + 5 * TALL_PLACES;
    this.mark({ x: right + 16, y });
    this.inns.push({ station, places, mile: places[0]?.mile ?? 0, sign: { x: right + 24, y, side: "right" } });
    this.y = y;
  }

  private inRow(x: number, y: number): Place {
    return { x, y, mile: this.mark({ x, y }), r: this.smallPlace };
  }

  /** Half an ellipse down to the next row; gives the seven points of it. */
  private bend(side: 1 | -1, y: number, height: number): Place[] {
    const { left, right, straight, bulge } = this.fold;
    const x = (side > 0 ? right : left) + side * straight;
    const reach = (bulge * height) / this.fold.step;
    return BEND.map((angle) => {
      const point = { x: x + side * reach * Math.cos(angle), y: y + height / 2 + (height / 2) * Math.sin(angle) };
      return { ...point, mile: this.mark(point), r: this.smallPlace };
    });
  }

  leg(stops: Station[], closing: Station, last: boolean): void {
    const top = this.y;
    const rows = rowsOf(stops, this.fold.perRow);
    rows.forEach((row, index) => {
      this.row(row);
      if (index < rows.length - 1) this.turn();
    });
    this.prints.push({ leg: stops[0]?.leg ?? 1, top: top - this.fold.step / 2, height: this.y - top + this.fold.step });
    if (last) this.end(closing);
    else this.inn(closing);
  }

  private row(stations: Station[]): void {
    const { left, right, wiggle, r, gap } = this.fold;
    const span = (right - left) / Math.max(stations.length - 1, 1);
    stations.forEach((station, number) => {
      const x = this.rightward ? left + span * number : right - span * number;
      const y = this.y + wiggle * Math.sin(station.index * 1.35);
      const mile = this.mark({ x, y });
      const places = [{ x, y, mile, r }];
      if (station.double) places.push({ x, y: station.branch === "down" ? y + gap : y - gap, mile, r: r * 0.82 });
      this.stops.push({ station, places, mile });
    });
  }

  private turn(): Place[] {
    const bend = this.bend(this.rightward ? 1 : -1, this.y, this.fold.step);
    this.y += this.fold.step;
    this.rightward = !this.rightward;
    return bend;
  }

  private inn(station: Station): void {
    const side = this.rightward ? "left" : "right";
    const bend = this.turn();
    const middle = bend[3] as Place;
    const away = this.fold.tall ? 30 : 36;
    const x = middle.x + (side === "left" ? -away : away);
    this.inns.push({ station, places: bend.slice(1, 6).reverse(), mile: middle.mile, sign: { x, y: middle.y, side } });
  }

  get height(): number {
    return this.y + (this.fold.tall ? 64 : this.fold.top + 24);
  }
}

export function layRoad(fold: Fold, returning: boolean): Road {
  const surveyor = new Surveyor(fold);
  const [first, ...rest] = along(returning);
  surveyor.start(first as Station);
  let stops: Station[] = [];
  rest.forEach((station, number) => {
    if (station.type !== "inn") stops.push(station);
    else {
      surveyor.leg(stops, station, number === rest.length - 1);
      stops = [];
    }
  });
  const { path, inns, height } = surveyor;
  return {
    fold,
    width: fold.width,
    height,
    line: smooth(path),
    path,
    stops: surveyor.stops,
    inns,
    prints: filling(surveyor.prints, height),
  };
}

/** The first print begins at the top of the board and the last ends at its foot. */
function filling(prints: Print[], height: number): Print[] {
  return prints.map((print, number) => {
    const top = number === 0 ? 0 : print.top;
    const foot = number === prints.length - 1 ? height : print.top + print.height;
    return { leg: print.leg, top, height: foot - top };
  });
}
