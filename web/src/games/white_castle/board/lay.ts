// Where everything lies on the board. One picture: bridges and gardens on the water, the castle in the middle, yards,
// well and turn order on the right, the seasons above.

import { framed, type Box, type Frame, type Point } from "../../../board/draw";
import { actionCardOf } from "../components";
import { blockBox } from "../pieces/cards";
import type { BoardSpace, Colour, Garden, Room, Yard } from "../view";

export const WIDTH = 1200;
export const HEIGHT = 810;

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

// --- bridges and gardens ----------------------------------------------------------------------------------------

export const BRIDGE_TOP: Record<Colour, number> = { orange: 92, black: 330, white: 568 };
export const DIE = 40;
const [LEFT_END, RIGHT_END] = [92, 312];

/** Where a die stands on its bridge: the ends keep their place, what is between them spreads out. */
export function onBridge(colour: Colour, share: number): Point {
  const x = LEFT_END + (RIGHT_END - LEFT_END) * share;
  return { x, y: BRIDGE_TOP[colour] + 36 + 22 * ((x - 197) / 175) ** 2 };
}

export function bridgeEnd(colour: Colour, end: "left" | "right"): Frame {
  const { x, y } = onBridge(colour, end === "left" ? 0 : 1);
  return framed(box(x - DIE / 2, y - DIE / 2, DIE, DIE), 6.5, 12);
}

const GARDEN = { width: 170, height: 88, below: 116 };

export function gardenBox(garden: Garden): Box {
  const [colour, kind] = garden.split("_") as [Colour, "stone" | "plant"];
  return box(kind === "stone" ? 18 : 200, BRIDGE_TOP[colour] + GARDEN.below, GARDEN.width, GARDEN.height);
}

/** The part of a garden card that holds its action. */
export function gardenAction({ x, y }: Point): Box {
  return box(x + 7, y + 42, 108, 38);
}

// --- castle -----------------------------------------------------------------------------------------------------

/** The storeys from above: wall and roof over it. */
export const STOREYS: readonly { wall: Box; eaves: number }[] = [
  { wall: box(512, 130, 246, 80), eaves: 30 },
  { wall: box(442, 246, 386, 186), eaves: 28 },
  { wall: box(384, 464, 502, 190), eaves: 30 },
];
export const ROOF = 42;
/** What a courtier on each floor is worth hangs beside the wall. */
export const FLOOR_POINTS: readonly Point[] = [
  { x: 490, y: 172 },
  { x: 420, y: 340 },
  { x: 360, y: 560 },
];

export const ROOM_BOX: Record<Room, Box> = {
  steward_1: box(389, 468, 162, 184),
  steward_2: box(554, 468, 162, 184),
  steward_3: box(719, 468, 162, 184),
  diplomat_1: box(447, 248, 186, 180),
  diplomat_2: box(638, 248, 186, 180),
};
const CARD_TOP = 54;
export const CARD_ROW = 42;
const CARD_LEFT = 43;

export function roomCard(room: Room): { x: number; y: number; width: number } {
  const { x, y, width } = ROOM_BOX[room];
  return { x: x + CARD_LEFT, y: y + CARD_TOP, width: width - CARD_LEFT - 6 };
}

/** The block of the card in a room. */
export function blockIn(room: Room, card: string, bundle: string): Box | null {
  const block = actionCardOf(card).blocks.find((each) => each.id === bundle);
  return block ? blockBox(block, roomCard(room), CARD_ROW) : null;
}

export const DAIMYO_CARD = box(532, 137, 206, 68);
export const daimyoSlot = (place: number): Box => box(538 + place * 66.5, 142, 61, 58);

export const GATE = box(560, 688, 150, 108);
export const OUTSIDE_BOX: Record<"outside_1" | "outside_2", Box> = {
  outside_1: box(384, 682, 150, 98),
  outside_2: box(738, 682, 150, 98),
};
/** One of the two main actions of a place outside the walls. */
export const outsideAction = ({ x, y }: Point, place: number): Box => box(x + 84, y + 12 + place * 41, 56, 38);

// --- the right side ---------------------------------------------------------------------------------------------

export const YARD_BOX: Record<Yard, Box> = {
  yard_5: box(918, 100, 266, 104),
  yard_3: box(918, 214, 266, 104),
  yard_1: box(918, 328, 266, 104),
};
export function yardTile({ x, y, width }: Box, place: number, tiles: number): Box {
  return box(x + width - 74 - (tiles - 1 - place) * 74, y + 9, 64, 42);
}

export const WELL_BOX = box(918, 456, 266, 134);
export const ORDER_BOX = box(918, 612, 188, 178);

/** Where a die is placed, and how large the place is. */
export function spotOf(space: BoardSpace): Point & { size: number } {
  if (space === "well") return { x: WELL_BOX.x + 76, y: WELL_BOX.y + 86, size: 46 };
  if (space === "outside_1" || space === "outside_2") {
    return { x: OUTSIDE_BOX[space].x + 40, y: OUTSIDE_BOX[space].y + 49, size: 50 };
  }
  return { x: ROOM_BOX[space].x + 31, y: ROOM_BOX[space].y + 27, size: 46 };
}

const WELL_ROOM = { width: 118, height: 78, most: 44 };

/** The dice in the well lie side by side; the more, the smaller. */
export function inWell(count: number): (Point & { size: number })[] {
  const columns = count <= 3 ? count : Math.ceil(count / (count > 8 ? 3 : 2));
  const rows = Math.ceil(count / columns);
  const step = Math.min(WELL_ROOM.most, WELL_ROOM.width / columns, WELL_ROOM.height / rows);
  const { x, y } = spotOf("well");
  return Array.from({ length: count }, (_, place) => ({
    x: x + ((place % columns) - (columns - 1) / 2) * step,
    y: y + (Math.floor(place / columns) - (rows - 1) / 2) * step,
    size: step - 5,
  }));
}

/** The die that has been taken waits in the sky beside the castle. */
export const HAND = { x: 852, y: 148 };

// --- season track -----------------------------------------------------------------------------------------------

export const TRACK = box(14, 10, 1172, 66);
const [TRACK_LEFT, STEP] = [26, 55.4];
/** The left edge of a space; 0 is where the herons start. */
export const trackEdge = (space: number): number => TRACK_LEFT + STEP * space;
export const trackSpace = (space: number): Point => ({ x: trackEdge(space + 0.5), y: 43 });

/** The space behind a barrier. */
export function beyondBarrier(enter: number): Frame {
  const { x, y } = trackSpace(enter);
  return { ...box(x - 23, y - 23, 46, 46), rx: 23 };
}
