// What can be seen on the table without knowing a rule: who stands where, how far apart, in which order.

import type { Play } from "../../lib/game";
import type { Line, MenuEntry, Position } from "../../lib/protocol";
import { stationOf, STATIONS, type Station } from "./components";
import type { Traveler, View } from "./view";

export const returning = (view: View): boolean => view.options["return_trip"] === true;

/** How many stations lie between the start of the journey and this one. */
function mileOf(view: View, station: string): number {
  const { index } = stationOf(station);
  return returning(view) ? STATIONS.length - 1 - index : index;
}

export function standingAt(view: View, station: string): Traveler[] {
  return view.travelers.filter((traveler) => traveler.station === station).sort((a, b) => a.slot - b.slot);
}

/** The place that whoever comes next would take. */
export const nextSlot = (view: View, station: string): number => standingAt(view, station).length + 1;

/** Who is farthest behind comes first. */
export const fromBehind = ({ order, travelers }: View): Traveler[] =>
  order.flatMap((seat) => travelers.find((traveler) => traveler.seat === seat) ?? []);

/** Whose piece the question is about; nobody's while all choose at once. */
export function asked(position: Position<View>): Traveler | null {
  const { view, prompt, deciders } = position;
  if (prompt?.key === "prompt-move-neutral" || prompt?.key === "prompt-remove-meal")
    return view.travelers.at(-1) ?? null;
  return deciders.length === 1 ? (view.travelers[deciders[0] ?? 0] ?? null) : null;
}

/** The station a choice would lead to, if it is a step on the road. */
export function aim(entry: MenuEntry): Station | null {
  const { verb, station } = entry.does;
  return (verb === "go" || verb === "send") && station !== undefined ? stationOf(station) : null;
}

/** The piece that a step on the road moves. */
function walker(entry: MenuEntry, view: View, seat: number | null): Traveler | null {
  const travelers = view.travelers;
  return (entry.does.verb === "send" ? travelers.at(-1) : travelers[seat ?? -1]) ?? null;
}

export function stopsTo(entry: MenuEntry, view: View, seat: number | null): number {
  const [station, traveler] = [aim(entry), walker(entry, view, seat)];
  return station && traveler ? mileOf(view, station.id) - mileOf(view, traveler.station) : 0;
}

export interface Stand {
  station: string;
  slot: number;
}

export interface Step {
  seat: number;
  from: Stand;
  to: Stand;
}

/** The last step on the road that led to this position: from the log, so that it is there after loading the page. */
export function lastStep(view: View, log: readonly Line[], at: number): Step | null {
  const past = log.filter((line) => line.at <= at).map((line) => line.event);
  const last = past.findLastIndex((event) => event.event === "moves");
  const moved = past[last];
  if (moved?.seat === undefined) return null;
  const earlier = past.slice(0, last).findLast((event) => event.event === "moves" && event.seat === moved.seat);
  const lined = past.find((event) => event.event === "starts" && event.seat === moved.seat);
  const start = returning(view) ? STATIONS.at(-1) : STATIONS[0];
  return {
    seat: moved.seat,
    from: earlier ? standOf(earlier) : { station: start?.id ?? "", slot: Number(lined?.["slot"] ?? 1) },
    to: standOf(moved),
  };
}

function standOf(event: Record<string, unknown>): Stand {
  return { station: String(event["station"]), slot: Number(event["slot"]) };
}

/** Whose things lie in the tray: the reader's; who only watches sees those of the traveler on the move. */
export function collector({ view, position, seat }: Play<View>): Traveler | undefined {
  const players = view.travelers.filter((traveler) => !traveler.neutral);
  const mover = asked(position);
  const watched = mover && !mover.neutral ? mover : fromBehind(view).find((traveler) => !traveler.neutral);
  return (seat === null ? watched : players[seat]) ?? players[0];
}
