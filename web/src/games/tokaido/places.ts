// The road in words, stop by stop.

import type { BoardPlace } from "../../lib/game";
import type { MenuEntry, Message } from "../../lib/protocol";
import { keyOf, STATIONS, type Station } from "./components";
import { aim, returning, standingAt } from "./facts";
import type { View } from "./view";

export function places(view: View): BoardPlace[] {
  const road = returning(view) ? STATIONS.toReversed() : STATIONS;
  return road.map((station, place) => ({
    id: station.id,
    name: { key: keyOf("station", station.id), values: {} },
    there: there(view, station),
    borders: [road[place - 1], road[place + 1]].flatMap((each) => (each ? [each.id] : [])),
  }));
}

export const placeOf = (entry: MenuEntry): string | null => aim(entry)?.id ?? null;

function there(view: View, station: Station): Message[] {
  const standing = standingAt(view, station.id).map(({ seat }) => ({ seat }));
  const told: Message[] = [];
  if (standing.length > 0) told.push({ key: "board-told-standing", values: { who: standing } });
  if (station.double && view.off_road) told.push({ key: "board-told-two", values: {} });
  return told;
}
