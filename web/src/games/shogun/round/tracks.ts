// How far everybody is on the tracks of points and rice.

import { RICE_TRACK } from "../components";
import type { View } from "../view";

export interface Progress {
  seat: number;
  points: number;
  /** What the end of the year would add now. */
  more: number;
  rice: number;
  provinces: number;
}

export const tracksOf = ({ players }: View): Progress[] =>
  players.map(({ seat, points, forecast, rice, provinces }) => ({
    ...{ seat, points, rice, provinces: provinces.length },
    more: Object.values(forecast).reduce((sum, each) => sum + each, 0),
  }));

/** Points are drawn against the best, from this many on; the track for rice is as long as in the box. */
const FEWEST = 20;

export const lengthsOf = (tracks: readonly Progress[]): { points: number; rice: number } => ({
  points: Math.max(FEWEST, ...tracks.map(({ points, more }) => points + more)),
  rice: RICE_TRACK,
});
