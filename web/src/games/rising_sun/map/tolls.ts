// Sea routes, and where the toll on one is written.

import type { Point } from "../../../board/draw";
import { ROUTES } from "../components";
import type { Province, Route } from "../view";
import { SEA_ROUTES, type SeaRoute } from "./geometry";

export const routeBetween = (one: Province, other: Province): Route | null =>
  ROUTES.find(({ between }) => between.includes(one) && between.includes(other))?.id ?? null;

/** On the water between the harbour that is left and the ship; a short route has no ship. */
export function tagSpot(route: Route, source: Province): Point {
  const { between, quarters, middle, long } = SEA_ROUTES.find(({ id }) => id === route) as SeaRoute;
  return long ? quarters[between[0] === source ? 0 : 1] : middle;
}
