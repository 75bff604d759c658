// Where something lies that a turn has changed, and how large it is.

import type { Point } from "../../../board/draw";
import { atGate, daimyoSlots, inGarden, inRoom, inYard, seatOfClan, tokensOf, type Group } from "../facts";
import type { Trace } from "../last";
import type { View } from "../view";
import { daimyoSlot, inWell, spotOf, trackSpace } from "./lay";
import { GATE_STAND, gardenStand, lineUp, roomStand, yardStand, type Stand } from "./stands";

export interface Ring extends Point {
  radius: number;
}

const [AROUND_DIE, AROUND_MEMBER, AROUND_TOKEN] = [33, 24, 18];

/** Around the member of a clan among all that stand there. */
function member(view: View, groups: Group[], clan: number, stand: Stand): Ring | null {
  const place = groups.findIndex((group) => group.seat === seatOfClan(view, clan));
  const x = lineUp(groups.length, stand)[place];
  return x === undefined ? null : { x, y: stand.y - 17 * stand.scale, radius: AROUND_MEMBER * stand.scale };
}

function inWellLast(view: View): Ring | null {
  const last = inWell(view.spaces.well.length).at(-1);
  return last ? { ...last, radius: last.size * 0.76 } : null;
}

function inSlot(view: View, clan: number): Ring | null {
  const place = daimyoSlots(view).findLastIndex((slot) => slot.seat === seatOfClan(view, clan));
  const { x, y, width, height } = daimyoSlot(place);
  return place < 0 ? null : { x: x + width / 2, y: y + height / 2, radius: 27 };
}

function token(view: View, clan: number): Ring | null {
  const found = tokensOf(view).find((each) => each.clan === clan);
  return found ? { ...trackSpace(found.space), radius: AROUND_TOKEN } : null;
}

/** Null for what can no longer be seen. */
export function ringOf(view: View, trace: Trace): Ring | null {
  switch (trace.kind) {
    case "left":
      return null;
    case "die":
      return trace.space === "well" ? inWellLast(view) : { ...spotOf(trace.space), radius: AROUND_DIE };
    case "gate":
      return member(view, atGate(view), trace.seat, GATE_STAND);
    case "room":
      return member(view, inRoom(view, trace.room), trace.seat, roomStand(trace.room));
    case "yard":
      return member(view, inYard(view, trace.yard), trace.seat, yardStand(trace.yard));
    case "garden":
      return member(view, inGarden(view, trace.garden), trace.seat, gardenStand(trace.garden));
    case "daimyo":
      return inSlot(view, trace.seat);
    case "token":
      return token(view, trace.seat);
  }
}
