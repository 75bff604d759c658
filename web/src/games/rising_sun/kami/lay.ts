// Where the four shrines stand on the board.

import type { Box } from "../../../board/draw";

export const SCALE = 0.8;
const WIDE = 112;
const STEP = 116;
const HIGH = 166;
const LEFT = 446;
const TOP = 492;

export const shrineAt = (place: number): { x: number; y: number } => ({ x: LEFT + place * STEP * SCALE, y: TOP });

export const shrineBox = (place: number): Box => ({ ...shrineAt(place), width: WIDE * SCALE, height: HIGH * SCALE });

export const MIDDLE = WIDE / 2;
