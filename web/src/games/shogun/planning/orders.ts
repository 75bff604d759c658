// A player's board while the actions are carried out: what was ordered where, as far as the reader knows, and what became
// of it.

import type { Line, Message } from "../../../lib/protocol";
import { said } from "../names";
import type { Action, Laid, Province, Space, View } from "../view";
import { BID } from "./plan";

/** Covered: face down to the reader. Waits: one's own, not yet revealed. */
export type State = "covered" | "waits" | "now" | "done" | "cancelled" | "lost" | "chest" | "empty";

export interface Order {
  space: Space;
  /** Of its action card; null while that lies face down, and for the bid. */
  place: number | null;
  province: Province | null;
  /** Of a chest card that was bid. */
  chests: number | null;
  state: State;
  /** Everybody sees the card. */
  open: boolean;
}

/** In the order of the action cards, those face down after them, the bid last; nothing before all have planned. */
export function ordersOf(view: View, seat: number, log: readonly Line[]): Order[] {
  const board = view.players[seat]?.board ?? ({} as Record<Space, Laid>);
  const laid = Object.keys(board) as Space[];
  const placeOf = (space: Space): number => view.actions.indexOf(space as Action);
  const known = laid.filter((space) => placeOf(space) >= 0).sort((one, other) => placeOf(one) - placeOf(other));
  const hidden = laid.filter((space) => space !== BID && placeOf(space) < 0);
  const spaces = [...known, ...hidden, ...laid.filter((space) => space === BID)];
  const cancelled = cancelledOf(log, seat);
  return spaces.map((space) => {
    const { province, chests, open } = board[space];
    const place = placeOf(space) < 0 ? null : placeOf(space) + 1;
    return { space, place, province, chests, open, state: stateOf(view, seat, space, board[space], place, cancelled) };
  });
}

function stateOf(view: View, seat: number, space: Space, laid: Laid, place: number | null, cancelled: ReadonlySet<string>): State {
  if (laid.card === "lost" || laid.card === "empty" || laid.card === "covered") return laid.card;
  if (space === BID) return laid.open ? "done" : "waits";
  if (laid.card === "chest") return laid.open ? "chest" : "waits";
  if (!laid.open) return "waits";
  if (cancelled.has(space)) return "cancelled";
  return place === view.place && view.mover === seat ? "now" : "done";
}

/** What was told since the round began. */
function roundOf(log: readonly Line[]): readonly Line[] {
  return log.slice(log.map((line) => line.event.event).lastIndexOf("round") + 1);
}

const DONE = new Set(["builds", "harvests", "taxes", "deploys", "moves"]);
/** What tells most of what an order came to; of the others the last. */
const DEEDS = new Set([...DONE, "conquers", "occupies", "stays-neutral", "tie", "holds"]);

/** A deed in a few words, beside the province that did it. */
export const cameOf = ({ event: { event }, message }: Line): Message =>
  said(`board-${DONE.has(event) ? "came" : "ended"}-${event}`, message.values);

/** What came of each action that the seat has carried out in this round. */
export function deedsOf(log: readonly Line[], seat: number): ReadonlyMap<string, Line> {
  const found = new Map<string, Line>();
  let now: string | null = null;
  for (const line of roundOf(log)) {
    const { event, seat: who } = line.event;
    if (event === "reveals" || event === "no-action" || event === "action-due") {
      now = event === "reveals" && who === seat ? String(line.event["action"]) : null;
    } else if (now !== null && DEEDS.has(event)) found.set(now, line);
  }
  return found;
}

/** The actions of this round that came to nothing. */
function cancelledOf(log: readonly Line[], seat: number): ReadonlySet<string> {
  const events = roundOf(log).map((line) => line.event);
  return new Set(events.filter((event) => event.event === "cancelled" && event.seat === seat).map((event) => String(event["action"])));
}
