// A brush stroke that leads from free ground to what has changed: thin at its tail, with a head.

import { round, type Point } from "./draw";

const STEPS = 22;

/** Bent a little to one side; it stops before it touches the thing, `short` away from its middle. */
export function strokeTo(tail: Point, target: Point, short: number, width = 9): string {
  const away = Math.hypot(target.x - tail.x, target.y - tail.y) || 1;
  const share = Math.max(0.3, (away - short) / away);
  const tip = { x: tail.x + (target.x - tail.x) * share, y: tail.y + (target.y - tail.y) * share };
  return strokeAlong(bow(tail, tip), width);
}

/** A bent line: its middle lies half of `bend` of its length to one side. */
export function bow(from: Point, to: Point, bend = 0.14, steps = STEPS): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const beside = { x: from.x + dx / 2 - dy * bend, y: from.y + dy / 2 + dx * bend };
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const on = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: on(from.x, beside.x, to.x), y: on(from.y, beside.y, to.y) };
  });
}

/** Along these points; its head reaches beyond the last of them. */
export function strokeAlong(points: readonly Point[], width: number): string {
  const last = points.length - 1;
  const edge = (side: 1 | -1): Point[] => points.map((_, at) => beside(points, at, side * width * thickness(at / last)));
  const ahead = beyond(points, width * 1.6);
  const head = [beside(points, last, width * 1.1), ahead, beside(points, last, -width * 1.1)];
  const outline = [...edge(1), ...head, ...edge(-1).reverse()];
  return `M${outline.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}z`;
}

const thickness = (share: number): number => 0.17 + 0.33 * share;

function beside(points: readonly Point[], at: number, reach: number): Point {
  const [before, after] = [points[Math.max(at - 1, 0)] as Point, points[Math.min(at + 1, points.length - 1)] as Point];
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const { x, y } = points[at] as Point;
  return { x: x - ((after.y - before.y) / length) * reach, y: y + ((after.x - before.x) / length) * reach };
}

function beyond(points: readonly Point[], reach: number): Point {
  const [before, tip] = points.slice(-2) as [Point, Point];
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  return { x: tip.x + ((tip.x - before.x) / length) * reach, y: tip.y + ((tip.y - before.y) / length) * reach };
}
