// The three panoramas, each one continuous print cut into sections of 44 × 62.

import type { Panorama } from "../view";

export const SECTION = { width: 44, height: 62 };

interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const RIM = "var(--piece-rim)";
const INK = "var(--b-ink)";

export const PRINTS: Record<Panorama, Shape[]> = {
  paddy: [
    { d: "M0 0h132v62H0z", fill: "var(--sky-tokaido)" },
    { d: "M0 30C30 14 50 30 70 22S120 12 132 26V62H0z", fill: "color-mix(in oklab,var(--b-grass),#2f5a35 35%)" },
    { d: "M0 36C40 30 80 42 132 33V62H0z", fill: "var(--b-grass)" },
    {
      d: "M0 44C40 38 90 48 132 41M0 52C40 46 90 56 132 49M0 59C40 54 90 62 132 56M26 40l-10 22M62 42l-4 20M98 43l6 19",
      stroke: INK,
      width: 1.1,
      opacity: 0.5,
    },
    { d: "M100 34l9-8 9 8z", fill: "var(--b-wood)", stroke: INK, width: 0.9 },
    { d: "M102 34h14v6h-14z", fill: "var(--b-wall)", stroke: INK, width: 0.9 },
  ],
  mountain: [
    { d: "M0 0h176v62H0z", fill: "color-mix(in oklab,var(--b-sea-stop),var(--b-land) 35%)" },
    {
      d: "M10 62C50 52 70 24 84 9Q90 4 96 9C112 26 132 52 176 62z",
      fill: "color-mix(in oklab,var(--b-sea-deep),#3d5a72 40%)",
    },
    {
      d: "M84 9Q90 4 96 9C101 15 106 21 111 28L104 24 98 32 91 24 85 32 78 24 70 29C76 22 80 14 84 9z",
      fill: "#FFFCF5",
    },
    { d: "M0 50C30 40 50 54 80 46S140 42 176 52V62H0z", fill: "color-mix(in oklab,var(--b-moss),#2f5a35 40%)" },
    { d: "M8 18h30M20 23h26M128 16h34M138 21h30", stroke: RIM, width: 3.5 },
  ],
  sea: [
    { d: "M0 0h220v62H0z", fill: "color-mix(in oklab,var(--b-land),var(--b-sea-stop) 30%)" },
    { d: "M0 24h220v38H0z", fill: "var(--b-sea-stop)" },
    {
      d: "M0 36C20 30 30 22 48 20 66 19 74 32 68 38 64 34 58 33 55 37 62 44 80 44 100 38S150 32 220 40V62H0z",
      fill: "color-mix(in oklab,var(--b-sea-deep),#2c5474 45%)",
    },
    { d: "M30 27C38 21 46 19 54 21M22 33C34 26 46 24 56 28", stroke: RIM, width: 1.6 },
    { d: "M68.2 22h.1M73.6 27h.1M62.6 17h.1", stroke: RIM, width: 3.4 },
    { d: "M150 24l10-9 12 9z", fill: "color-mix(in oklab,var(--b-mountain),#3d5a72 30%)" },
    { d: "M104 26h16l-4 5h-9zM112 25V12c6 3 8 7 8 11z", fill: RIM, stroke: INK, width: 0.9 },
    { d: "M80 50q8-6 16 0t16 0t16 0t16 0M140 58q8-6 16 0t16 0t16 0", stroke: RIM, width: 1.3, opacity: 0.7 },
    { d: "M176 46q6-5 12 0t12 0M190 30h20M198 34h18", stroke: RIM, width: 1.3, opacity: 0.7 },
  ],
};
