// Tolls on sea routes, as they are for whoever moves now.

import type { Point } from "../../../board/draw";
import { ROUTES } from "../components";
import type { Province, Route, Toll, View } from "../view";
import { SEA_ROUTES, type SeaRoute } from "./geometry";

/** what the piece that is about to move may be charged there, and by whom; settled routes cost nothing more. */
export function tollOn({ mover, asking, march, tolls }: View, route: Route): Toll | null {
  const owedBy = (seat: number | null | undefined): Toll | undefined => tolls.find(({ payers }) => payers.some((each) => each === seat));
  // whoever is asked moves, or takes the toll of the other
  const owed = owedBy(mover) ?? (asking?.route === route ? owedBy(asking.other) : undefined);
  if (!owed || march?.opened.includes(route)) return null;
  return asking?.piece === "stronghold" && !owed.strongholds ? null : owed;
}

export const routeBetween = (one: Province, other: Province): Route | null =>
  ROUTES.find(({ between }) => between.includes(one) && between.includes(other))?.id ?? null;

/** On the water between the harbour that is left and the ship; a short route has no ship. */
export function tagSpot(route: Route, source: Province): Point {
  const { between, quarters, middle, long } = SEA_ROUTES.find(({ id }) => id === route) as SeaRoute;
  return long ? quarters[between[0] === source ? 0 : 1] : middle;
}
