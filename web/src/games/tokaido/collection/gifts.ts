// The bowls at the temple, the fullest first.

import { TEMPLE } from "../components";
import type { Traveler, View } from "../view";

export interface Gift {
  traveler: Traveler;
  /** What the rank would bring; nothing for an empty bowl, nor for a traveler that belongs to nobody. */
  worth: number;
}

export function giftsOf(view: View): Gift[] {
  const amounts = [...new Set(view.travelers.map((traveler) => traveler.bowl))].sort((a, b) => b - a);
  const worth = ({ bowl, neutral }: Traveler): number =>
    bowl === 0 || neutral ? 0 : (TEMPLE.rank_points[amounts.indexOf(bowl)] ?? TEMPLE.other_donor_points);
  return [...view.travelers]
    .sort((a, b) => b.bowl - a.bowl || a.seat - b.seat)
    .map((traveler) => ({ traveler, worth: worth(traveler) }));
}
