// The crest a seat will bear at a table that is not begun: that of whom it plays, where the game has one and it is known.

import { sceneOf } from "./games";
import type { GameInfo, OptionValue } from "./protocol";
import type { Crest } from "./sprite";
import { rolesOf } from "./tables";

export function crestAt(info: GameInfo, seats: number, values: Record<string, OptionValue>, seat: number): Crest {
  const role = rolesOf(info, seats, values)[seat];
  return (role && sceneOf(info.id).crests?.[role]) || seat;
}
