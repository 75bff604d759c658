// The tag that hangs on a target: what the choice costs or brings, where the board does not say it anyway.

import type { Box } from "../../../board/draw";
import type { MenuEntry } from "../../../lib/protocol";

export interface TagText {
  amount: number;
  icon: string;
}

const SIZE = { width: 54, height: 28 };

export function tagOf(entry: MenuEntry): TagText | null {
  const { coins, pearls } = entry.label.values;
  const [verb] = entry.action.split(" ");
  if (verb === "place" && typeof coins === "number") return { amount: coins, icon: "coin" };
  if (verb === "ascend" && typeof pearls === "number") return { amount: -pearls, icon: "pearl" };
  return null;
}

/** On the upper edge of the target, at its right end. */
export function tagBox(entry: MenuEntry, { x, y, width }: Box): Box | null {
  return tagOf(entry) && { x: x + width - SIZE.width - 1, y: y - SIZE.height / 2 + 1, ...SIZE };
}
