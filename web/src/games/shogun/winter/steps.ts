// The steps of this winter: what is over, what is under way, what is still to come.

import type { Line, Message } from "../../../lib/protocol";
import { said } from "../names";
import type { View } from "../view";
import { hungerIn, lossIn, type Hungry } from "./hunger";

export interface Step {
  icon: string;
  says: Message;
  state: "done" | "now" | "later";
}

export function winterSteps(log: readonly Line[], view: View, at: number): Step[] {
  const rows = hungerIn(log, view, at);
  const hungry = view.order.flatMap((seat) => rows.filter((row) => row.seat === seat && row.missing > 0));
  const now = hungry.findIndex(({ seat }) => seat === view.revolts?.seat);
  return [
    { icon: "rice", says: said("board-step-rice", { rice: lossIn(log, at) }), state: "done" },
    { icon: "flag", says: said("board-step-fed", { hungry: hungry.length }), state: "done" },
    ...hungry.map((row, place): Step => ({ icon: "unrest", says: revolts(row), state: stateOf(place, now) })),
    { icon: "victory-point", says: said("board-step-points", { year: view.year }), state: now < 0 ? "now" : "later" },
  ];
}

const revolts = ({ seat, revolts: count }: Hungry): Message => said("board-step-revolts", { seat, revolts: count });

/** Without anybody who faces revolts now they are all over. */
function stateOf(place: number, now: number): Step["state"] {
  if (now < 0 || place < now) return "done";
  return place === now ? "now" : "later";
}
