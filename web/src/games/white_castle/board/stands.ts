// Where members of the clans stand, side by side; the more clans there are in one place, the closer they stand.

import type { Garden, Room, Yard } from "../view";
import { GATE, gardenBox, ROOM_BOX, YARD_BOX } from "./lay";

export interface Stand {
  /** Where the first of them may begin, or the middle of all. */
  x: number;
  /** Where their feet are. */
  y: number;
  width: number;
  scale: number;
  centred?: boolean;
}

const [FIGURE, APART] = [26, 29];

/** The middles of that many members. */
export function lineUp(count: number, { x, width, scale, centred = false }: Stand): number[] {
  const closest = count > 1 ? (width - FIGURE * scale) / (count - 1) : APART;
  const step = Math.min(APART * scale, closest);
  const first = centred ? x - (step * (count - 1)) / 2 : x + (FIGURE * scale) / 2;
  return Array.from({ length: count }, (_, place) => first + place * step);
}

export function roomStand(room: Room): Stand {
  const { x, y, width } = ROOM_BOX[room];
  return { x: x + 61, y: y + 50, width: width - 65, scale: 0.92 };
}

export function gardenStand(garden: Garden): Stand {
  const { x, y } = gardenBox(garden);
  return { x: x + 52, y: y + 41, width: 108, scale: 0.92 };
}

export function yardStand(yard: Yard): Stand {
  const { x, y } = YARD_BOX[yard];
  return { x: x + 116, y: y + 98, width: 142, scale: 1.05 };
}

export const GATE_STAND: Stand = { x: GATE.x + GATE.width / 2, y: 788, width: 124, scale: 1, centred: true };
