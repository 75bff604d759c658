// What a winter gave to whom, from what was told of it.

import type { Line, Message } from "../../../lib/protocol";
import { BUILDINGS, type Region } from "../components";
import { said } from "../names";
import type { Building } from "../view";

export interface Given {
  seat: number;
  provinces: number;
  buildings: number;
  /** In which regions the player had most of a kind. */
  most: Record<Building, { region: Region; points: number }[]>;
  sum: number;
}

/** In the order in which the players were counted. */
export function givenIn(lines: readonly Line[]): Given[] {
  const events = lines.map(({ event }) => event);
  return events
    .filter(({ event }) => event === "scores")
    .map(({ seat = 0, provinces, buildings, points }) => {
      const most = events.filter((each) => each.event === "most" && each.seat === seat);
      const of = (building: Building): Given["most"][Building] =>
        most
          .filter((each) => each["building"] === building)
          .map((each) => ({ region: each["region"] as Region, points: Number(each["points"]) }));
      return {
        ...{ seat, provinces: Number(provinces), buildings: Number(buildings) },
        most: Object.fromEntries(BUILDINGS.map((building) => [building, of(building)])) as Given["most"],
        sum: Number(points) + most.reduce((total, each) => total + Number(each["points"]), 0),
      };
    });
}

/** In one line, who got most first; null before they are counted. */
export function gainsSaid(lines: readonly Line[]): Message | null {
  const given = givenIn(lines).toSorted((one, other) => other.sum - one.sum);
  if (given.length === 0) return null;
  return said("board-told-gains", { gains: given.map(({ seat, sum }) => said("board-told-gain", { seat, points: sum })) });
}
