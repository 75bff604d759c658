// Every souvenir of the villages, 64 × 44, in the manner of the dishes.

import type { Stroke } from "./dishes";

const INK = "var(--b-ink)";
const PAPER = "#FFFCF5";
/** Ink on paper: it stays dark at night, as the paper stays light. */
const SUMI = "#231E1A";
const RED = "#B4321A";
const INDIGO = "#3D5A72";
const GOLD = "#D9A93C";
const WOOD = "#8A5A33";
const STRAW = "#E3C98A";
const LEAF = "#6F8F4E";
const PINK = "#E6B7B4";
const LACQUER = "#2F2522";

export const WARES: Record<string, Stroke[]> = {
  koma: [
    { d: "M32 4v10", stroke: WOOD, width: 3 },
    { d: "M12 19C12 11 52 11 52 19L33 40h-2z", fill: RED, stroke: INK, width: 1.2 },
    { d: "M12 19C20 25 44 25 52 19L46 26C38 30 26 30 18 26z", fill: GOLD, stroke: INK, width: 1 },
    { d: "M24 32.5C29 35 35 35 40 32.5", stroke: PAPER, width: 2 },
  ],
  gofu: [
    { d: "M32 10C22 0 42 0 32 10", stroke: GOLD, width: 2 },
    { d: "M20 16l6-6h12l6 6v22H20z", fill: RED, stroke: INK, width: 1.2 },
    { d: "M27 18h10v16H27z", fill: PAPER, stroke: INK, width: 0.9 },
    { d: "M32 20v12M29 23h6M29 28h6", stroke: SUMI, width: 1.3 },
    { d: "M24 12h16", stroke: GOLD, width: 2 },
  ],
  washi: [
    { d: "M6 32L28 22l30 7-22 11z", fill: INDIGO, stroke: INK, width: 1 },
    { d: "M6 26L28 16l30 7-22 11z", fill: PINK, stroke: INK, width: 1 },
    { d: "M6 20L28 10l30 7-22 11z", fill: PAPER, stroke: INK, width: 1 },
    { d: "M18 19l4-2M28 16l4 1M30 22l5-2M40 19l5 1", stroke: RED, width: 1.6 },
  ],
  hashi: [
    { d: "M4 33L58 8M8 38L60 15", stroke: INK, width: 4.4 },
    { d: "M4 33L58 8M8 38L60 15", stroke: RED, width: 2.8 },
    { d: "M44 14.5L58 8M48 20.3L60 15", stroke: GOLD, width: 2.8 },
    { d: "M14 36c0-6 14-8 14 0 0 3-14 4-14 0z", fill: INDIGO, stroke: INK, width: 1.1 },
  ],
  uchiwa: [
    { d: "M32 28v14", stroke: INK, width: 4.6 },
    { d: "M32 28v14", stroke: STRAW, width: 2.6 },
    { d: "M16 17a16 15 0 1 0 32 0a16 15 0 1 0-32 0z", fill: PAPER, stroke: INK, width: 1.3 },
    { d: "M16.2 19C21 14 26 23 32 18.5s11 3 15.8 0C46 27 40 32 32 32S18 27 16.2 19z", fill: INDIGO },
    { d: "M36 10h.1", stroke: RED, width: 7 },
    { d: "M32 31L21 7M32 31V3M32 31L43 7", stroke: INK, width: 0.6 },
  ],
  yunomi: [
    { d: "M18 12h28l-2 24c-4 3-20 3-24 0z", fill: "#E9DFC8", stroke: INK, width: 1.2 },
    { d: "M18 12a14 3.6 0 0 1 28 0a14 3.6 0 0 1-28 0z", fill: "#9CAF63", stroke: INK, width: 1 },
    { d: "M19 22h26M19.5 26h25", stroke: INDIGO, width: 2 },
    { d: "M27 7c-3-3 2-3 0-6M36 7c-3-3 2-3 0-6", stroke: INK, width: 1.1 },
  ],
  konpeito: [
    { d: "M10 30h.1M24 34h.1M39 32h.1M53 30h.1", stroke: INK, width: 12 },
    { d: "M18 20h.1M33 22h.1M47 19h.1", stroke: INK, width: 12 },
    { d: "M10 30h.1M33 22h.1", stroke: PINK, width: 10 },
    { d: "M24 34h.1M47 19h.1", stroke: PAPER, width: 10 },
    { d: "M39 32h.1M18 20h.1", stroke: "#BFDCE0", width: 10 },
    { d: "M53 30h.1", stroke: "#E6D490", width: 10 },
    {
      d: "M7 27l-1-1M13 27l1-1M21 37l-1 1M27 31l1-1M15 17l-1-1M36 19l1-1M44 16l-1-1M50 22l1 1M56 33l1 1M36 35l-1 1",
      stroke: INK,
      width: 1.4,
    },
  ],
  kamaboko: [
    { d: "M4 32h56v5H4z", fill: WOOD, stroke: INK, width: 1 },
    { d: "M10 32c0-24 26-24 26 0z", fill: PINK, stroke: INK, width: 1.1 },
    { d: "M14 32c0-17 18-17 18 0z", fill: PAPER, stroke: INK, width: 0.8 },
    { d: "M28 32c0-24 26-24 26 0z", fill: PINK, stroke: INK, width: 1.1 },
    { d: "M32 32c0-17 18-17 18 0z", fill: PAPER, stroke: INK, width: 0.8 },
    { d: "M37 29c1-4 8-4 8 0s-5 3-4 0", stroke: "#D9687A", width: 1.4 },
  ],
  manju: [
    { d: "M2 36C12 28 52 28 62 36 50 41 14 41 2 36z", fill: LEAF, stroke: INK, width: 1 },
    { d: "M28 34c-1-20 30-20 30 0-6 4-24 4-30 0z", fill: "#C98F5A", stroke: INK, width: 1.2 },
    { d: "M6 35c-1-20 30-20 30 0-6 4-24 4-30 0z", fill: "#E9DCC0", stroke: INK, width: 1.2 },
    { d: "M18 24c2-3 5-3 7 0M40 24c2-3 5-3 7 0", stroke: RED, width: 1.8 },
  ],
  ocha: [
    { d: "M20 20C8 12 6 26 16 28", stroke: INK, width: 3 },
    { d: "M46 24l12-8", stroke: INK, width: 6 },
    { d: "M46 24l11.5-7.6", stroke: "#5B6F4A", width: 3.6 },
    { d: "M16 26c0-12 32-12 32 0 0 16-32 16-32 0z", fill: "#5B6F4A", stroke: INK, width: 1.2 },
    { d: "M22 18c2-4 18-4 20 0-4 2-16 2-20 0z", fill: "#7C9162", stroke: INK, width: 1.1 },
    { d: "M32 14h.1", stroke: INK, width: 5 },
    { d: "M26 28c4 3 9 3 13 0", stroke: "#C7D69B", width: 1.6 },
  ],
  sake: [
    { d: "M18 10h10v5c8 4 8 22 2 24H16c-6-2-6-20 2-24z", fill: PAPER, stroke: INK, width: 1.2 },
    { d: "M11 25h24v5H11z", fill: INDIGO },
    { d: "M17 7h12v4H17z", fill: WOOD, stroke: INK, width: 1 },
    { d: "M40 28h16c0 7-3 10-8 10s-8-3-8-10z", fill: PAPER, stroke: INK, width: 1.2 },
    { d: "M40 28a8 2.2 0 0 1 16 0a8 2.2 0 0 1-16 0z", fill: "#E9E2C8", stroke: INK, width: 0.9 },
  ],
  daifuku: [
    { d: "M4 32h56l-5 6H9z", fill: "#EDE4D2", stroke: INK, width: 1 },
    { d: "M8 33c-1-18 26-18 25 0z", fill: PAPER, stroke: INK, width: 1.2 },
    { d: "M31 33c-1-18 26-18 25 0z", fill: PINK, stroke: INK, width: 1.2 },
    { d: "M36 33c0-11 15-11 15 0z", fill: "#6B2F2A", stroke: INK, width: 0.9 },
    { d: "M15 25h.1M21 22h.1", stroke: "#D8CDB6", width: 2.4 },
  ],
  kan_zashi: [
    { d: "M14 40L44 12", stroke: INK, width: 4 },
    { d: "M14 40L44 12", stroke: GOLD, width: 2.4 },
    {
      d: "M44 12c-8-2-4-10 2-6 2-7 10-4 7 3 7 0 7 8-1 8 2 7-7 8-8 1-6 3-9-5 0-6z",
      fill: PINK,
      stroke: INK,
      width: 1.1,
    },
    { d: "M47 11h.1", stroke: GOLD, width: 4.5 },
    { d: "M40 18v8M35 22v8", stroke: INK, width: 1 },
    { d: "M40 27h.1M35 31h.1", stroke: RED, width: 4.4 },
  ],
  sandogasa: [
    { d: "M3 31C14 24 24 14 32 6c8 8 18 18 29 25-12 8-46 8-58 0z", fill: STRAW, stroke: INK, width: 1.3 },
    { d: "M32 6L14 32M32 6L26 35M32 6l6 29M32 6l18 26", stroke: "#A9864A", width: 1 },
    { d: "M10 27c12 5 32 5 44 0M18 19c8 4 20 4 28 0", stroke: "#A9864A", width: 1 },
    { d: "M18 35c4 6 24 6 28 0", stroke: RED, width: 1.6 },
  ],
  geta: [
    { d: "M9 27h6v9H9zM24 26h6v9h-6z", fill: "#6B4527", stroke: INK, width: 1 },
    { d: "M4 22l30-2c3 0 3 5 0 5l-29 3c-4 0-5-6-1-6z", fill: "#C79A6B", stroke: INK, width: 1.2 },
    { d: "M27 21c-2-8-11-9-15-3", stroke: RED, width: 2.6 },
    { d: "M37 32h6v8h-6zM52 31h6v8h-6z", fill: "#6B4527", stroke: INK, width: 1 },
    { d: "M32 28l28-2c3 0 3 5 0 5l-27 3c-4 0-5-6-1-6z", fill: "#C79A6B", stroke: INK, width: 1.2 },
    { d: "M54 27c-2-8-10-9-14-3", stroke: RED, width: 2.6 },
  ],
  haori: [
    { d: "M22 6h20l16 7-4 15-8-3v15H18V25l-8 3-4-15z", fill: INDIGO, stroke: INK, width: 1.2 },
    { d: "M27 6l-3 34M37 6l3 34", stroke: PAPER, width: 1.6 },
    { d: "M26 6c3 5 9 5 12 0", stroke: INK, width: 1.2 },
    { d: "M14 17h.1M50 17h.1M32 14h.1", stroke: PAPER, width: 4 },
    { d: "M26 23c4 4 8 4 12 0", stroke: RED, width: 1.6 },
  ],
  yukata: [
    { d: "M4 6h56", stroke: WOOD, width: 2.6 },
    { d: "M10 6h44v14H43v20H21V20H10z", fill: PAPER, stroke: INK, width: 1.2 },
    { d: "M13 9l4 4M13 15l4 4M47 9l4 4M47 15l4 4M24 30l4 4M36 30l4 4M24 36l3 3M37 36l3 3", stroke: INDIGO, width: 1.8 },
    { d: "M25 6l7 12 7-12", stroke: INDIGO, width: 2 },
    { d: "M21 20h22v6H21z", fill: RED, stroke: INK, width: 1 },
  ],
  furoshiki: [
    { d: "M10 26c0-12 44-12 44 0 0 16-44 16-44 0z", fill: "#7A4A86", stroke: INK, width: 1.2 },
    {
      d: "M32 18C22 4 12 8 18 14c4 4 10 3 14 4 4-1 10 0 14-4 6-6-4-10-14 4z",
      fill: "#9A6AA6",
      stroke: INK,
      width: 1.2,
    },
    { d: "M32 18c-6 6-10 12-12 17M32 18c6 6 10 12 12 17", stroke: INK, width: 1 },
    { d: "M18 25h.1M46 25h.1M32 30h.1M26 35h.1M39 35h.1", stroke: PAPER, width: 3.4 },
  ],
  netsuke: [
    { d: "M46 6C54 12 40 14 44 22", stroke: RED, width: 2 },
    {
      d: "M12 32c0-10 8-14 16-13 0-12 8-13 7-2 5-9 12-6 6 3 8 4 10 16 2 17H18c-5 0-6-2-6-5z",
      fill: "#EFE3C4",
      stroke: INK,
      width: 1.2,
    },
    { d: "M38 24h.1", stroke: SUMI, width: 2.6 },
    { d: "M20 36c0-6 8-8 10-2M44 28c-2 1-3 1-4 0", stroke: "#A9864A", width: 1.4 },
  ],
  jubako: [
    { d: "M12 30h40v9H12z", fill: LACQUER, stroke: INK, width: 1.2 },
    { d: "M12 20h40v10H12z", fill: RED, stroke: INK, width: 1.2 },
    { d: "M12 11h40v9H12z", fill: LACQUER, stroke: INK, width: 1.2 },
    { d: "M10 6h44v6H10z", fill: RED, stroke: INK, width: 1.2 },
    { d: "M20 25q4-4 8 0t8 0 8 0M18 15.5h8M36 35h9", stroke: GOLD, width: 1.5 },
  ],
  shikki: [
    { d: "M22 36h20v3H22z", fill: LACQUER, stroke: INK, width: 1 },
    { d: "M8 20h48c0 11-9 17-24 17S8 31 8 20z", fill: LACQUER, stroke: "#8B7A68", width: 1 },
    { d: "M8 20C12 6 52 6 56 20z", fill: "#8E2415", stroke: INK, width: 1.2 },
    { d: "M28 8h8v3h-8z", fill: "#8E2415", stroke: INK, width: 1 },
    { d: "M20 28c4-5 8 3 12-1s8 3 12-1M22 16c3-3 6-3 9 0 3-3 7-3 10 0", stroke: GOLD, width: 1.4 },
  ],
  shamisen: [
    { d: "M24 30L56 5", stroke: INK, width: 5 },
    { d: "M24 30L56 5", stroke: WOOD, width: 3 },
    { d: "M52 4l6 6M49 7l6 6", stroke: INK, width: 2.2 },
    { d: "M8 24l12-6 10 12-12 8z", fill: PAPER, stroke: INK, width: 1.3 },
    { d: "M8 24l12-6 2 2-12 6zM28 28l2 2-12 8-2-2z", fill: WOOD, stroke: INK, width: 0.9 },
    { d: "M14 31L54 4M16 33L56 6", stroke: INK, width: 0.7 },
    { d: "M36 34l10 2-3 5-10-3z", fill: "#EFE3C4", stroke: INK, width: 1 },
  ],
  sumie: [
    { d: "M16 4h32M16 40h32", stroke: WOOD, width: 3.4 },
    { d: "M18 5h28v34H18z", fill: "#C9B48A", stroke: INK, width: 1 },
    { d: "M22 8h20v28H22z", fill: PAPER, stroke: INK, width: 0.8 },
    { d: "M29 36c1-10 0-18 2-28", stroke: SUMI, width: 2 },
    { d: "M30 16c4-4 7-3 9-5-1 4-5 6-9 5zM30 22c-4-3-5-3-7-3 2 3 4 5 7 3zM30 27c4-2 6-1 9-3-2 4-6 5-9 3z", fill: SUMI },
    { d: "M37 31h3v3h-3z", fill: RED },
  ],
  ukiyoe: [
    { d: "M10 6h44v32H10z", fill: "#EFE6D0", stroke: INK, width: 1.3 },
    { d: "M13 9h38v26H13z", fill: "#EDBB92", stroke: INK, width: 0.8 },
    { d: "M26 29c5-4 7-8 9-10 2 2 5 6 10 10z", fill: INDIGO },
    { d: "M33 21.5l2-2.5 2.6 2.8-1.6-.5-1.2 1.4z", fill: PAPER },
    {
      d: "M13 29c4-8 9-13 15-12 5 1 5 6 1 7-3 0-4-2-6 0 4 6 18 3 28 4v7H13z",
      fill: "#3E64A6",
      stroke: INK,
      width: 0.8,
    },
    { d: "M17 27c3-5 7-8 11-8M20 30c8 2 20-1 28 1", stroke: PAPER, width: 1.2 },
    { d: "M45 11h4v6h-4z", fill: RED },
  ],
};
