// How cards with blocks are laid out and coloured, in drawings and on the page.

import type { Box } from "../../../board/draw";
import type { Block, CardKind, Level } from "../components";

export const GROUND: Record<CardKind, string> = {
  steward: "var(--b-clay)",
  diplomat: "var(--b-diplomat)",
  starting_action: "var(--b-straw)",
  starting_resource: "var(--b-autumn)",
  decree: "var(--b-daimyo)",
};

/** Vermilion that can be read on a dark block by day and by night. */
export const DARK_COST = "color-mix(in oklab, var(--seat-2), var(--card-dark-on) 38%)";

const LEVELS: readonly Level[] = ["top", "middle", "bottom"];
const EDGE = 4;

/** The first row a block covers, counted from 0. */
export const firstRow = (block: Block): number => LEVELS.indexOf(block.rows[0] ?? "top");

export function blockBox(block: Block, card: { x: number; y: number; width: number }, row: number): Box {
  return {
    x: card.x + EDGE,
    y: card.y + firstRow(block) * row + EDGE,
    width: card.width - 2 * EDGE,
    height: block.rows.length * row - 2 * EDGE,
  };
}
