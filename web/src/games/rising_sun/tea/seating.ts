// The table from above: who sits where around it, the reader nearest to the reader.

import { round, type Point } from "../../../board/draw";

export const MIDDLE: Point = { x: 330, y: 322 };
const REACH = { x: 218, y: 214 };

/** Where everybody sits, clockwise from the reader's place. */
export function cushions(seats: number, reader: number | null): Point[] {
  return Array.from({ length: seats }, (_, seat) => {
    const turn = Math.PI / 2 + ((seat - (reader ?? 0)) * 2 * Math.PI) / seats;
    return { x: MIDDLE.x + REACH.x * Math.cos(turn), y: MIDDLE.y + REACH.y * Math.sin(turn) };
  });
}

/** A cord from one to the other, bent toward the middle of the table, and where its knot is. */
export function cord(from: Point, to: Point, bend = 0.55): { path: string; knot: Point } {
  const inward = (one: number, other: number, middle: number): number => middle + ((one + other) / 2 - middle) * bend;
  const pull = { x: inward(from.x, to.x, MIDDLE.x), y: inward(from.y, to.y, MIDDLE.y) };
  const path = `M${round(from.x)} ${round(from.y)}Q${round(pull.x)} ${round(pull.y)} ${round(to.x)} ${round(to.y)}`;
  const at = (a: number, b: number, c: number): number => 0.25 * a + 0.5 * b + 0.25 * c;
  return { path, knot: { x: at(from.x, pull.x, to.x), y: at(from.y, pull.y, to.y) } };
}

/** On the way from a cushion to the middle: where the bowl stands. */
export const bowl = ({ x, y }: Point): Point => ({ x: x + (MIDDLE.x - x) * 0.44, y: y + (MIDDLE.y - y) * 0.44 });

/** Names stand outside of the ring: under those who sit low, over those who sit high. */
export const plate = ({ x, y }: Point): Point => ({ x, y: y > MIDDLE.y - 40 ? y + 54 : y - 76 });
