// What the last turn changed on the board, from the log: so it is there after loading the page too.

import type { Line, TableEvent } from "../../lib/protocol";
import type { BoardSpace, Colour, End, Garden, Room, Yard } from "./view";

export type Trace =
  | { kind: "left"; colour: Colour; from: End | "middle" }
  | { kind: "die"; space: BoardSpace }
  | { kind: "gate"; seat: number }
  | { kind: "room"; seat: number; room: Room }
  | { kind: "daimyo"; seat: number }
  | { kind: "yard"; seat: number; yard: Yard }
  | { kind: "garden"; seat: number; garden: Garden }
  | { kind: "token"; seat: number };

const ROWS = new Set(["courtiers", "gardeners", "warriors"]);
/** A turn begins with taking a die; new dice wipe out all traces. */
const BEGINS = new Set(["takes", "visitor-takes", "round"]);

export function lastTurn(log: readonly Line[], at: number): Trace[] {
  const past = log.filter((line) => line.at <= at).map((line) => line.event);
  const begun = past.findLastIndex(({ event }) => BEGINS.has(event));
  return past.slice(Math.max(begun, 0)).flatMap((event) => traceOf(event) ?? []).filter(isNoToken);
}

/** Where a token stands is seen on the track. */
const isNoToken = ({ kind }: Trace): boolean => kind !== "token";

export function traceOf({ event, seat, ...told }: TableEvent): Trace | null {
  if (seat === undefined) return null;
  const name = (key: string): string => String(told[key] ?? "");
  switch (event) {
    case "takes":
    case "visitor-takes":
      return {
        kind: "left",
        colour: name("die").split("_")[0] as Colour,
        from: (name("end") || name("position")) as End | "middle",
      };
    case "places":
      return ROWS.has(name("space")) ? null : { kind: "die", space: name("space") as BoardSpace };
    case "to-gate":
      return { kind: "gate", seat };
    case "ascends":
      return name("target") === "daimyo_room"
        ? { kind: "daimyo", seat }
        : { kind: "room", seat, room: name("target") as Room };
    case "trains":
      return { kind: "yard", seat, yard: name("yard") as Yard };
    case "tends":
      return { kind: "garden", seat, garden: name("garden") as Garden };
    case "moves-token":
    case "crosses":
      return { kind: "token", seat };
    default:
      return null;
  }
}
