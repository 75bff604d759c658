// Quiet drawings: waves on the sea, ridges and pines on land, mist over both.

import { mist, round, type Box } from "../../../board/draw";
import type { Spot } from "../components";
import { on } from "./geometry";

const SWELLS: readonly Spot[] = [
  ...([[560, 90], [600, 240], [330, 250], [200, 330], [330, 150], [880, 210], [900, 330], [880, 460]] as const),
  ...([[300, 660], [90, 660], [60, 430], [540, 560], [600, 540], [920, 120], [480, 640], [170, 420], [460, 250]] as const),
];

export const WAVES: string = SWELLS.map((spot, place) => {
  const { x, y } = on(spot);
  const second = place % 2 ? `M${x - 12} ${y + 8}q7.5-7 15 0t15 0` : "";
  return `M${x - 30} ${y}q7.5-7 15 0t15 0t15 0t15 0${second}`;
}).join("");

type Drawn = readonly [x: number, y: number, size: number];

const RIDGES: readonly Drawn[] = [
  ...([[690, 92, 1], [828, 110, 0.9], [690, 200, 0.8], [790, 262, 0.9], [602, 338, 0.8], [444, 380, 0.8]] as const),
  ...([[540, 400, 0.8], [370, 384, 0.7], [256, 388, 0.7], [156, 492, 0.7], [240, 500, 0.6], [770, 470, 0.8]] as const),
];
const PINES: readonly Drawn[] = [
  ...([[812, 132, 0.8], [655, 296, 0.7], [800, 372, 0.8], [570, 322, 0.7], [400, 446, 0.6], [376, 428, 0.6]] as const),
  ...([[246, 574, 0.7], [176, 622, 0.6], [440, 524, 0.6], [342, 522, 0.6], [530, 502, 0.6], [720, 504, 0.7]] as const),
];

function ridge([x0, y0, s]: Drawn): string {
  const { x, y } = on([x0, y0]);
  const at = (value: number): number => round(value * s);
  return (
    `M${round(x - 16 * s)} ${round(y + 8 * s)}l${at(10)} ${at(-16)}q${at(2)} ${at(-3)} ${at(4)} 0l${at(5)} ${at(8)} ${at(4)} ${at(-6)}` +
    `q${at(1.5)} ${at(-2)} ${at(3)} 0l${at(8)} ${at(14)}M${round(x - 8 * s)} ${round(y - 5 * s)}l${at(2.5)} ${at(4)} ${at(2.5)} ${at(-2.5)} ${at(2.5)} ${at(3)}`
  );
}

function pine([x0, y0, s]: Drawn): string {
  const { x, y } = on([x0, y0]);
  const at = (value: number): number => round(value * s);
  return `M${x} ${round(y + 9 * s)}v${at(-6)}m${at(-7)} 0h${at(14)}l${at(-4.5)} ${at(-6)}h${at(2.5)}l${at(-5)} ${at(-7)} ${at(-5)} ${at(7)}h${at(2.5)}z`;
}

export const SCENERY: string = RIDGES.map(ridge).join("") + PINES.map(pine).join("");

export const VEILS: readonly Box[] = [
  ...mist(84, 214, 330, 4, 17, "3"),
  ...mist(286, 8, 260, 3, 15, "8"),
  ...mist(801, 478, 210, 3, 15, "5"),
];

export const SUN = { ...on([262, 176]), r: 112 };
