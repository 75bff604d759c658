// A round that is over, from the log: what became of each order of one player.

import type { Line } from "../../../lib/protocol";
import { ACTIONS } from "../components";
import type { Action, Province, Space } from "../view";
import type { Round } from "./stories";

/** Chest: a chest card lay there. Lost: the province was lost before it could do anything. */
export type Fate = "done" | "idle" | "cancelled" | "lost" | "chest" | "empty";

export interface Kept {
  space: Space;
  /** The place of its action in the round; null for the bid. */
  place: number | null;
  province: Province | null;
  /** Of a chest card that was bid. */
  chests: number | null;
  fate: Fate;
  /** What came of it, in its order. */
  deeds: Line[];
}

const OWN = new Set(["builds", "harvests", "taxes", "deploys", "moves"]);
const ENDS = new Set(["conquers", "occupies", "stays-neutral", "tie", "holds", "puts-down", "lost-to-farmers"]);
const BEGINS = new Set(["attacks", "attacks-neutral", "revolts"]);

/** In the order of the actions, the bid last. */
export function keptIn({ lines }: Round, seat: number): Kept[] {
  const due = lines.flatMap(({ event }) => (event.event === "action-due" ? [event["action"] as Action] : []));
  const rest = ACTIONS.map(({ id }) => id).filter((id) => !due.includes(id));
  return [...[...due, ...rest].map((action, at) => orderOn(lines, seat, action, at + 1)), bidIn(lines, seat)];
}

function orderOn(lines: readonly Line[], seat: number, action: Action, place: number): Kept {
  const own = lines.filter(({ event }) => event.seat === seat);
  const of = (name: string): Line | undefined => own.find(({ event }) => event.event === name && event["action"] === action);
  const gone = own.find(({ event }) => event.event === "card-goes" && event["space"] === action);
  const revealed = of("reveals");
  const deeds = deedsOn(lines, seat, action);
  const province = ((revealed ?? gone)?.event["province"] as Province | undefined) ?? null;
  return { space: action, place, province, chests: null, deeds, fate: fateOf() };

  function fateOf(): Fate {
    if (of("cancelled")) return "cancelled";
    if (revealed) return deeds.length > 0 ? "done" : "idle";
    return gone ? "lost" : of("no-action") ? "chest" : "empty";
  }
}

/** Between the announcement of the action and that of the next one: what the player did, and how what it led to ended. */
function deedsOn(lines: readonly Line[], seat: number, action: Action): Line[] {
  const begun = lines.findIndex(({ event }) => event.event === "action-due" && event["action"] === action);
  const after = lines.slice(begun + 1);
  const end = after.findIndex(({ event }) => event.event === "action-due");
  let fights = false;
  return (begun < 0 ? [] : end < 0 ? after : after.slice(0, end)).filter(({ event }) => {
    if (BEGINS.has(event.event)) fights = event.seat === seat;
    return OWN.has(event.event) ? event.seat === seat : fights && ENDS.has(event.event);
  });
}

function bidIn(lines: readonly Line[], seat: number): Kept {
  const bid = lines.find(({ event }) => event.seat === seat && /^bids(-card|-nothing)?$/.test(event.event));
  const chosen = lines.find(({ event }) => event.seat === seat && event.event === "chooses");
  return {
    ...{ space: "bid", place: null, province: (bid?.event["province"] as Province | undefined) ?? null },
    ...{ chests: bid?.event.event === "bids" ? Number(bid.event["chests"]) : null, deeds: chosen ? [chosen] : [] },
    fate: bid === undefined || bid.event.event === "bids-nothing" ? "empty" : "done",
  };
}
