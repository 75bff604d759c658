// What the others did meanwhile, marked on the road: a stroke to where each of them went.

import { spread, type TaleMark } from "../../../board/tales";
import type { Point } from "../../../board/draw";
import type { Tale } from "../../../lib/game";
import { NO_CREST } from "../../../lib/sprite";
import type { View } from "../view";
import { placeOf } from "./brush";
import type { Inn, Place, Road } from "./lay";

export function taleMarks(view: View, road: Road, tales: readonly Tale[]): TaleMark[] {
  return spread(
    tales.flatMap((tale) => marksOf(view, road, tale)),
    road.fold.r * 1.5,
  );
}

function marksOf(view: View, road: Road, { number, seat, lines }: Tale): TaleMark[] {
  const crest = view.travelers[seat]?.neutral ? NO_CREST : seat;
  const moves = lines.map((line) => line.event).filter((event) => event.event === "moves");
  const places = moves.flatMap((event) => {
    const place = placeOf(road, { station: String(event["station"]), slot: Number(event["slot"]) });
    return place ? [{ place, station: String(event["station"]) }] : [];
  });
  return places.map(({ place, station }, step) => {
    const last = step === places.length - 1;
    if (!last) return { number, crest, target: { ...passed(road, place), radius: 0 }, tail: null };
    return { number, crest, target: { ...place, radius: place.r }, tail: tailOf(road, place, station) };
  });
}

/** At the edge of a place that somebody only came through. */
const passed = ({ fold: { r } }: Road, { x, y }: Place): Point => ({ x: x + r * 0.8, y: y + r * 0.8 });

/** Free ground: under the road between two stops, and beside the bend where an inn lies. */
function tailOf(road: Road, place: Place, station: string): Point {
  const { r } = road.fold;
  const inn = road.inns.find((each) => each.station.id === station);
  return inn ? besideInn(road, place, inn) : { x: place.x + r * 1.55, y: place.y + r * 2 };
}

/** Away from the plate with the name. */
function besideInn({ fold, width }: Road, { x, y }: Place, { sign }: Inn): Point {
  const reach = fold.r * 1.7;
  if (sign.side === "over" || sign.side === "under") return { x: x + reach, y };
  const outside = sign.side === "left" ? x + reach : x - reach;
  return { x: Math.min(Math.max(outside, fold.r), width - fold.r), y };
}
