// Every dish in its bowl or on its plate, 64 × 44. Outlines are in board ink, so that they hold at night.

export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const INK = "var(--b-ink)";
const RICE = "#FFFCF5";
const LACQUER = "#7C2D1D";
const WOOD = "#8A5A33";
const INDIGO = "#3D5A72";
const BROTH = "#C99A55";
const SALMON = "#E8835F";
const TUNA = "#B4423A";
const LEAF = "#6F8F4E";

export const DISHES: Record<string, Stroke[]> = {
  misoshiru: [
    { d: "M8 16h48c0 12-8 20-24 20S8 28 8 16z", fill: LACQUER },
    { d: "M8 16a24 6 0 0 1 48 0a24 6 0 0 1-48 0z", fill: BROTH, stroke: INK, width: 1 },
    { d: "M22 15h7v4h-7zM36 13h7v4h-7z", fill: RICE },
    { d: "M30 19l5 2M42 18l4 1", stroke: LEAF, width: 2 },
  ],
  nigirimeshi: [
    { d: "M30 35l11-22q3-5 6 0l11 22q1 3-3 3H33q-4 0-3-3z", fill: "#F1E9D8", stroke: INK, width: 1.2 },
    { d: "M38 38v-9h13v9z", fill: "#2F3B33" },
    { d: "M6 35l11-24q3-5 6 0l11 24q1 3-3 3H9q-4 0-3-3z", fill: RICE, stroke: INK, width: 1.2 },
    { d: "M13 38V28h14v10z", fill: "#2F3B33" },
    { d: "M17 19l2 1M23 20l2-1M20 24h1", stroke: "#C9BCA0", width: 1.4 },
  ],
  dango: [
    { d: "M6 36L58 10", stroke: WOOD, width: 3 },
    { d: "M12 29a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", fill: "#E6B7B4", stroke: INK, width: 1 },
    { d: "M25 23a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", fill: RICE, stroke: INK, width: 1 },
    { d: "M38 16a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", fill: "#A9BE7C", stroke: INK, width: 1 },
  ],
  yakitori: [
    { d: "M4 33h56l-5 5H9z", fill: "#EDE4D2", stroke: INK, width: 1 },
    { d: "M6 16L60 10M4 25L58 19M6 34L60 28", stroke: "#D8B98A", width: 2.4 },
    {
      d: "M12 11h9v8h-9zM35 8.5h9v8h-9zM11 20h9v8h-9zM34 17.5h9v8h-9zM13 29h9v7h-9zM36 26.5h9v7h-9z",
      fill: "#9A5A33",
      stroke: INK,
      width: 1,
    },
    { d: "M25 10h6v7h-6zM24 19h6v7h-6zM26 28h6v7h-6z", fill: LEAF, stroke: INK, width: 1 },
  ],
  soba: [
    { d: "M8 18h48c0 11-8 18-24 18S8 29 8 18z", fill: INDIGO, stroke: INK, width: 1 },
    { d: "M12 18c6-8 10 0 16-6s10 4 16-2 6 6 8 8", stroke: "#B59A77", width: 4 },
    { d: "M16 19c6-5 12 2 18-3s10 2 14 2", stroke: "#8F7552", width: 2 },
    { d: "M50 4L36 16M55 7L40 17", stroke: WOOD, width: 2 },
  ],
  sushi: [
    { d: "M2 32h60v4H2z", fill: WOOD },
    {
      d: "M8 24q0-2 2-2h16q2 0 2 2v6q0 2-2 2H10q-2 0-2-2zM36 24q0-2 2-2h16q2 0 2 2v6q0 2-2 2H38q-2 0-2-2z",
      fill: RICE,
      stroke: INK,
      width: 1,
    },
    { d: "M6 22c4-8 20-8 24 0zM34 22c4-8 20-8 24 0z", fill: SALMON, stroke: INK, width: 1 },
    { d: "M12 19l4-2M20 18l4 2M40 19l4-2M48 18l4 2", stroke: "#F7D9C9", width: 1.4 },
  ],
  tofu: [
    { d: "M4 32h56c-2 4-8 6-28 6S6 36 4 32z", fill: INDIGO, stroke: INK, width: 1 },
    { d: "M14 18l18-6 18 6-18 6z", fill: RICE, stroke: INK, width: 1.1 },
    { d: "M14 18v12l18 5V24z", fill: "#F1E9D8", stroke: INK, width: 1.1 },
    { d: "M50 18v12l-18 5V24z", fill: "#DCD0B8", stroke: INK, width: 1.1 },
    { d: "M27 17l4 2M33 15l4 2M32 20l5-1", stroke: LEAF, width: 2.2 },
  ],
  tempura: [
    { d: "M4 30h56l-6 6H10z", fill: "#EDE4D2", stroke: INK, width: 1 },
    {
      d: "M12 28c2-12 8-18 14-16 2 6-2 12-4 17zM30 29c0-12 6-18 12-16 4 6-2 12-3 16z",
      fill: "#E0B04A",
      stroke: INK,
      width: 1.2,
    },
    { d: "M26 12l4-5M42 13l5-5", stroke: "#C23B1E", width: 3 },
    { d: "M18 24l2-4M36 24l2-5", stroke: "#F2D48A", width: 1.6 },
  ],
  unagi: [
    { d: "M6 22h52l-6 12H12z", fill: "#5B2F22", stroke: INK, width: 1 },
    { d: "M12 20c8-8 14 4 20-2s14 4 20-2v8H12z", fill: "#B4623A", stroke: INK, width: 1.2 },
    { d: "M18 20l3 3M28 20l3 3M38 20l3 3M46 19l2 3", stroke: "#7A3B20", width: 1.4 },
  ],
  donburi: [
    { d: "M8 20h48c0 10-8 17-24 17S8 30 8 20z", fill: "#9E2914", stroke: INK, width: 1 },
    { d: "M10 20c2-9 12-13 22-13s20 4 22 13z", fill: RICE, stroke: INK, width: 1.1 },
    { d: "M14 18c3-7 11-9 17-7 0 5-6 9-17 7z", fill: "#B4623A", stroke: INK, width: 1 },
    { d: "M32 15a7 5 0 1 0 14 0a7 5 0 1 0-14 0z", fill: "#F7EFD8", stroke: INK, width: 1 },
    { d: "M36 15a3.5 2.6 0 1 0 7 0a3.5 2.6 0 1 0-7 0z", fill: "#E3A92E" },
    { d: "M47 16l4 2M28 19l5 0", stroke: LEAF, width: 2.2 },
    { d: "M24 33c4 2 12 2 16 0", stroke: "#E9D6A6", width: 1.6 },
  ],
  udon: [
    { d: "M6 17h52c0 12-9 20-26 20S6 29 6 17z", fill: "#2C5E41", stroke: INK, width: 1 },
    { d: "M6 17a26 6.5 0 0 1 52 0a26 6.5 0 0 1-52 0z", fill: BROTH, stroke: INK, width: 1 },
    { d: "M13 18c5-5 9 3 14-1s9 3 13-1 8 2 11 1", stroke: RICE, width: 3.4 },
    { d: "M16 14c5-3 8 1 12-1", stroke: RICE, width: 3 },
    { d: "M38 13a5 3.6 0 1 0 10 0a5 3.6 0 1 0-10 0z", fill: RICE, stroke: INK, width: 0.9 },
    { d: "M41 13.5c0-2 4-2 4 0s-2 1.5-2 .5", stroke: "#D9687A", width: 1.2 },
  ],
  fugu: [
    { d: "M4 24a28 13 0 1 0 56 0a28 13 0 1 0-56 0z", fill: INDIGO, stroke: INK, width: 1.1 },
    {
      d: "M32 22C26 12 38 12 32 22zM33 22C36 11 47 16 33 22zM34 23C46 16 52 24 34 23zM34 24C50 25 46 34 34 24zM32 25C40 35 26 36 32 25zM31 24C24 35 14 31 31 24zM30 23C14 27 12 19 30 23zM31 22C14 17 24 10 31 22z",
      fill: "#F6F1E6",
      stroke: INK,
      width: 0.9,
    },
    { d: "M29 23.5a3 2.2 0 1 0 6 0a3 2.2 0 1 0-6 0z", fill: "#E3A92E", stroke: INK, width: 0.8 },
  ],
  tai_meshi: [
    { d: "M8 20h48v7c0 7-8 11-24 11S8 34 8 27z", fill: "#5B4636", stroke: INK, width: 1 },
    { d: "M8 20a24 7 0 0 1 48 0a24 7 0 0 1-48 0z", fill: RICE, stroke: INK, width: 1 },
    { d: "M14 19c6-9 20-10 28-3l8-5c-1 4-1 8 1 11l-9-3c-8 6-22 6-28 0z", fill: "#D9604A", stroke: INK, width: 1.1 },
    { d: "M26 11c4-3 8-3 11 0M24 17c3 2 3 4 0 6", stroke: "#8E2F22", width: 1.3 },
    { d: "M18.5 17.5h.1", stroke: "#231E1A", width: 2.4 },
    { d: "M4 24h4M56 24h4", stroke: INK, width: 3 },
  ],
  sashimi: [
    { d: "M4 29h56v5H4zM10 34h5v4h-5zM49 34h5v4h-5z", fill: WOOD, stroke: INK, width: 1 },
    { d: "M36 29c2-12 14-16 22-12 0 7-6 12-12 12z", fill: LEAF, stroke: INK, width: 1 },
    {
      d: "M8 29c0-8 3-12 8-12 3 3 3 8 1 12zM15 29c0-8 3-12 8-12 3 3 3 8 1 12zM22 29c0-8 3-12 8-12 3 3 3 8 1 12z",
      fill: TUNA,
      stroke: INK,
      width: 1.1,
    },
    {
      d: "M31 29c0-7 3-10 7-10 3 3 3 7 1 10zM38 29c0-7 3-10 7-10 3 3 3 7 1 10z",
      fill: SALMON,
      stroke: INK,
      width: 1.1,
    },
    { d: "M50 29c0-4 6-5 7 0z", fill: "#A9BE7C", stroke: INK, width: 0.9 },
  ],
};
