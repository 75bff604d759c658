// The provinces of a war in their order, as tabs: who took each, and which of them can be told.

import type { Province, View, WarStatus } from "../view";
import type { Chapter } from "./chronicle";
import type { War } from "./wars";

export interface Tab {
  number: number;
  province: Province;
  status: WarStatus;
  taker: number | null;
  /** Its place among all that is told; null: nobody fought for it, or not yet. */
  place: number | null;
}

export interface Strip {
  tabs: Tab[];
  /** Where the whole of the war is told; null while nothing has happened. */
  whole: number | null;
}

/** Of the season that is going on. */
export function stripNow(view: View, chronicle: readonly Chapter[]): Strip {
  const war = chronicle.findLast((each) => each.war?.season === view.season)?.war ?? null;
  const tabs = view.wars.map(({ number, province, status, taker }) => ({
    ...{ number, province, status, taker, place: placeOf(chronicle, war, number) },
  }));
  return { tabs, whole: placeOf(chronicle, war, null) };
}

/** Of a war that is told, long past or not. */
export function stripOf(war: War, chronicle: readonly Chapter[]): Strip {
  const tabs = war.provinces.map((province, at): Tab => {
    const field = war.fields[at];
    const status = !field ? "waiting" : !field.over ? "now" : field.taker === null ? "discarded" : "taken";
    return { number: at + 1, province, status, taker: field?.taker ?? null, place: placeOf(chronicle, war, at + 1) };
  });
  return { tabs, whole: placeOf(chronicle, war, null) };
}

function placeOf(chronicle: readonly Chapter[], war: War | null, number: number | null): number | null {
  const place = war === null ? -1 : chronicle.findIndex((each) => each.war === war && (each.field?.number ?? null) === number);
  return place < 0 ? null : place;
}
