// The silhouettes of the figures, cut from wood: the middle of the base is the origin, up is negative.

import type { Mark, Shape } from "../../../board/wood";
import { STRAW } from "../../../board/wood";
import type { Piece } from "../view";

export interface Drawn {
  shapes: readonly Shape[];
  /** Half as wide as its base, and how much room it takes in a row. */
  base: number;
  room: number;
  mark: Mark;
  /** Lines carved into it, in the colour of its crest. */
  lines?: string;
}

const GOLD = "#E3B94E";
const PLASTER = "#FBF7EC";
const STONE = "#B8AE9C";
const IRON = "#8C939B";
const BLOOD = "#A32A17";

const part = (d: string, fill?: string): Shape => (fill === undefined ? { d } : { d, fill });

/** All Oni have the same body and face; each is told by its horns and by what it carries. */
const BODY = part("M-14.5-3.5C-18-11-17.5-19-11.5-23.5-13-29.5-8-36.5 0-36.5S13-29.5 11.5-23.5C17.5-19 18-11 14.5-3.5z");
const FACE = "M-7.5-31l5 2.3M7.5-31l-5 2.3M-6-24h12l-1.6-3.2-1.4 3.2M-6-24l1.6-3.2 1.4 3.2";
const HORNS = [
  part("M-10-31.5C-14.5-35-16-40-14.5-46-10.5-43.5-6.5-40-4.5-36z", PLASTER),
  part("M10-31.5C14.5-35 16-40 14.5-46 10.5-43.5 6.5-40 4.5-36z", PLASTER),
];

const oni = (...carries: Shape[]): Drawn => ({
  shapes: [BODY, ...carries],
  base: 18,
  room: 40,
  mark: { x: 0, y: -11, size: 14 },
  lines: FACE,
});

export const DRAWN: Record<Piece, Drawn> = {
  bushi: {
    shapes: [
      part("M-8.5-3.5C-9.5-11-8-17.5-4.5-20.5h9C8-17.5 9.5-11 8.5-3.5z"),
      part("M-3.8-24.5a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0z"),
      part("M-9.5-25.5C-6-28-3-31.5 0-33.5 3-31.5 6-28 9.5-25.5 4-23.8-4-23.8-9.5-25.5z", STRAW),
      part("M10.6-3h1.8V-33l1.6 0-2.5-7.5L9-33h1.6z"),
    ],
    base: 13,
    room: 27,
    mark: { x: 0, y: -11, size: 11.5 },
  },
  shinto: {
    shapes: [
      part("M-11-3.5L-5-20.5h10L11-3.5z"),
      part("M-3.6-24a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z"),
      part("M-3.8-27.3L-2.6-37.5C-1.5-39.5 1.5-39.5 2.6-37.5L3.8-27.3C1.5-26.3-1.5-26.3-3.8-27.3z"),
      part("M-12.8-5v-21l-3-2.5 4-2.5-4-3 5.5-2v2.2l-2 1 3.5 2.5-3 2 0 23z", PLASTER),
    ],
    base: 13,
    room: 28,
    mark: { x: 0, y: -11, size: 11.5 },
  },
  daimyo: {
    shapes: [
      part("M-13.5-3.5L-10-15.5-15.5-19-6-24.5H6L15.5-19 10-15.5 13.5-3.5z"),
      part("M-10.5-24.5L-8-28.5C-7.5-34-4-36.5 0-36.5S7.5-34 8-28.5l2.5 4z"),
      part("M-10.5-44C-9-37.5-4.5-34.5 0-34.5S9-37.5 10.5-44C8-39.8 4-38.2 0-38.2S-8-39.8-10.5-44z", GOLD),
    ],
    base: 15,
    room: 31,
    mark: { x: 0, y: -13.5, size: 14 },
  },
  stronghold: {
    shapes: [
      part("M-17-3.5L-13-16.5H13L17-3.5z", STONE),
      part("M-10.5-16.5V-25h21v8.5z", PLASTER),
      part("M-17.5-24.5C-11-26-5-30.5 0-36.5 5-30.5 11-26 17.5-24.5 16.5-22.3 15-21.5 12.5-21.5h-25C-15-21.5-16.5-22.3-17.5-24.5z"),
    ],
    base: 18,
    room: 36,
    mark: { x: 0, y: -9.6, size: 11, color: "var(--piece-ink)" },
  },
  komainu: {
    shapes: [
      part(
        "M-14-3.5C-15.5-12-13-18-8-20.5-10.5-24-10-30-6-33L-8-37.5-2-35.5C5-36.5 10-32.5 10.5-27L7.5-23.5 4-22.5C9-18.5 10.5-13 10-9L15-12.5C18-16 17-20 13.5-20.5 17.5-24.5 22.5-20.5 21.5-14.5 20.5-8.5 16-4 11-3.5z",
      ),
    ],
    base: 18,
    room: 39,
    mark: { x: -2, y: -13, size: 14 },
    lines: "M-1-29.5h.6M6-26.5l-4 1",
  },
  oni_of_skulls: oni(
    ...HORNS,
    part("M17-4.5L20-27l3.5.5-2.5 22z"),
    part("M15.5-34.5c0-4.5 3-7.5 6.5-7.5s6.5 3 6.5 7.5c0 2.5-1 4-2.5 5v3h-8v-3c-1.5-1-2.5-2.5-2.5-5z", PLASTER),
    part("M18.2-34.5a1.7 1.9 0 1 0 3.4 0a1.7 1.9 0 1 0-3.4 0zM22.6-34.5a1.7 1.9 0 1 0 3.4 0a1.7 1.9 0 1 0-3.4 0z", "#231E1A"),
  ),
  oni_of_blood: oni(
    part("M-4.5-35.5C-4-41-2-46 0-51 2-46 4-41 4.5-35.5z", BLOOD),
    part("M14.5-9h8v2.5h-8z"),
    part("M16.5-9.5V-36C16.5-40 18.5-43 22-45V-9.5z", IRON),
  ),
  oni_of_souls: oni(
    ...HORNS,
    part("M-23-17c0-4 3.5-5.5 3-10.5 4.5 3 6 6.5 6 9.5a4.5 4.5 0 1 1-9 1z", PLASTER),
    part("M14-20c0-4 3.5-5.5 3-10.5 4.5 3 6 6.5 6 9.5a4.5 4.5 0 1 1-9 1z", PLASTER),
    part("M-4.5-41c0-3.5 3-5 2.7-9.5 4 2.7 6 6 6 8.5a4.3 4.3 0 1 1-8.7 1z", PLASTER),
  ),
  oni_of_hate: oni(
    part("M-11-30C-17-30-21-34-22-41-16.5-40.5-11-38-7.5-34.5z", PLASTER),
    part("M11-30C17-30 21-34 22-41 16.5-40.5 11-38 7.5-34.5z", PLASTER),
    part("M-16-4.5L-21.5-24l4-1.5 5 21z"),
    part("M16-4.5L21.5-24l-4-1.5-5 21z"),
  ),
  oni_of_spite: oni(
    part("M-9-32.5C-14-38-10-46-3-45-7-42.5-6.5-38.5-3.5-35.5z", PLASTER),
    part("M9-32.5C14-38 10-46 3-45 7-42.5 6.5-38.5 3.5-35.5z", PLASTER),
    part("M18.5-4.5V-27h-4V-38l2 0v8.5h3V-40l2-2 2 2v10.5h3V-38l2 0v11h-4v22.5z"),
  ),
  yurei: {
    shapes: [
      part("M-11-3.5C-8-8-9-15-8.5-21-8-27-5-31 0-31S8-27 8.5-21C9-15 14-12 13-5 10.5-8.5 8-5.5 6-3.5 4-7.5 1-7 0-3.5-2-7-5-7-6-3.5-7-5.5-9-5.5-11-3.5z"),
      part("M-5.5-29a5.5 6.5 0 1 1 11 0a5.5 6.5 0 1 1-11 0z", PLASTER),
      part("M-7.5-19C-9.5-30-8-38.5 0-39.5 8-38.5 9.5-30 7.5-19 6.5-24 6-30 3.5-33.5 0-31-3-32-4.5-31-6-28-6.5-24-7.5-19z", "#2B2926"),
    ],
    base: 15,
    room: 32,
    mark: { x: 0, y: -14, size: 12.5 },
  },
  river_dragon: {
    shapes: [
      part("M-20-3.5C-24-14-14-22-4-19 3-17 6-13 2-11-2-9.5-6-12-8-9.5-10-6.5-2-3.5 6-3.5h14C24-12 22-20 14-24 8-27 4-30 8-35L0-39C-8-32-4-23 2-20"),
      part("M-20-3.5C-24-16-12-23-3-19.5 2-17.5-1-9-8-10-11-8-8-4-2-3.5z"),
      part("M4-22C-4-28-4-38 4-43L1-50 8-46.5 14-51 14-45C21-44 25-40 26-34.5L18-34 22-31 13-30.5C11-27 15-24 20-20 25-15.5 24-8 20-3.5H2C12-6 14-14 4-22z"),
    ],
    base: 22,
    room: 50,
    mark: { x: 12, y: -12, size: 13 },
    lines: "M12-40.5h1M24-34.5l3-2",
  },
};
