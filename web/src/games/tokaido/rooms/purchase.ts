// Purchases are written by the places of the cards, `buy 1+3`; all of them stand in the menu.

import type { MenuEntry } from "../../../lib/protocol";

/** The places of the cards that are chosen. */
export function picked(chosen: MenuEntry | null): number[] {
  if (chosen?.does.verb !== "buy" || chosen.does.souvenirs === "none") return [];
  return (chosen.does.souvenirs ?? "").split("+").map(Number);
}

export function toggled(places: number[], place: number): number[] {
  return places.includes(place) ? places.filter((each) => each !== place) : [...places, place];
}

export function entryFor(menu: MenuEntry[], places: number[]): MenuEntry | undefined {
  const name = [...new Set(places)].sort().join("+") || "none";
  return menu.find((entry) => entry.does.verb === "buy" && entry.does.souvenirs === name);
}
