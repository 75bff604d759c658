// The lines of the road and of the hills around it.

import { noise, round, type Point } from "../../board/draw";

/** A smooth line through all points (Catmull-Rom, written as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const bends = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
    ];
    path += `C${bends.map(round).join(" ")} ${round(to.x)} ${round(to.y)}`;
  }
  return path;
}

/** The same line as many points, from one of its points to another; whole numbers are the points themselves. */
export function sampled(points: readonly Point[], from: number, to: number, steps = 10): Point[] {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
  const result: Point[] = [];
  for (let mile = from; mile < to; mile += 1) {
    for (let step = 0; step < steps; step += 1) {
      result.push(between(at(mile - 1), at(mile), at(mile + 1), at(mile + 2), step / steps));
    }
  }
  result.push(at(to));
  return result;
}

function between(before: Point, from: Point, to: Point, after: Point, t: number): Point {
  const blend = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return { x: blend(before.x, from.x, to.x, after.x), y: blend(before.y, from.y, to.y, after.y) };
}

/** A ridge of hills over the whole width and far beyond it, down to its foot. */
export function hills(width: number, top: number, height: number, seed: string, humps = 9): string {
  const beyond = 640;
  const count = humps + 8;
  const step = (width + 2 * beyond) / count;
  const foot = top + height;
  let path = `M${-beyond} ${round(foot)}`;
  for (let hump = 0; hump <= count; hump += 1) {
    const x = round(-beyond + step * hump);
    const y = round(top + ((noise(seed, hump) + 1) / 2) * height * 0.7);
    path += hump === 0 ? `L${x} ${y}` : `S${round(x - step * 0.4)} ${y} ${x} ${y}`;
  }
  return `${path}L${width + beyond} ${round(foot)}z`;
}
