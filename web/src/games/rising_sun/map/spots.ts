// Where on the board things are that may be chosen or have changed.

import type { Box, Point } from "../../../board/draw";
import { standing } from "../facts";
import { shrineBox } from "../kami/lay";
import type { Province, View } from "../view";
import type { BoardAim } from "./aims";
import { around, crowd, type Standing } from "./crowd";
import { BOX, LAY } from "./geometry";

/** The pieces of a province where they stand. */
export const crowdIn = (view: View, province: Province): Standing[] => crowd(standing(view, province), LAY[province].stand);

/** The middle of where pieces stand. */
export function middleOf(province: Province): Point {
  const { x, y, width, height } = LAY[province].stand;
  return { x: x + width / 2, y: y + height / 2 };
}

export function boxOf(view: View, aim: BoardAim): Box {
  if (aim.kind === "shrine") return shrineBox(view.shrines.findIndex(({ kami }) => kami === aim.kami));
  const { province } = aim;
  if (aim.kind === "province") return BOX[province];
  const piece = crowdIn(view, province).find((each) => each.seat === aim.seat && each.piece === aim.piece);
  return piece ? around(piece) : BOX[province];
}
