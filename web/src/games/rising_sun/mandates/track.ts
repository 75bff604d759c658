// The political track of a season, turn by turn.

import type { Mandate, View } from "../view";

export interface Cell {
  kind: "tea" | "mandate" | "kami" | "war";
  state: "done" | "now" | "soon";
  /** Among the mandate turns, or among the Kami turns, from 1. */
  number: number;
  mandate: Mandate | null;
  /** Who played it, or is about to. */
  seat: number | null;
  /** Lotus announced it over a tile that lies face down. */
  hidden: boolean;
}

const EMPTY = { number: 0, mandate: null, seat: null, hidden: false } as const;

/** Everything before the political phase has begun, or after it. */
function phases({ phase }: View): { tea: Cell["state"]; war: Cell["state"] } {
  if (phase === "season_setup") return { tea: "soon", war: "soon" };
  if (phase === "tea_ceremony") return { tea: "now", war: "soon" };
  return { tea: "done", war: phase === "war" ? "now" : phase === "political" ? "soon" : "done" };
}

export function cellsOf(view: View): Cell[] {
  const { turns, turn, track, active, upcoming } = view.political;
  const { tea, war } = phases(view);
  const counts = { mandate: 0, kami: 0 };
  const begun = turns.slice(0, turn).filter((kind) => kind === "mandate").length;
  const cells = turns.map((kind, place): Cell => {
    const number = (counts[kind] += 1);
    const now = place === turn - 1 && view.phase === "political";
    const played = kind === "mandate" ? track[number - 1] : undefined;
    return {
      kind,
      state: now ? "now" : place < turn ? "done" : "soon",
      number,
      mandate: played?.mandate ?? null,
      seat: kind === "kami" ? null : (played?.seat ?? (now ? active : (upcoming[number - 1 - begun] ?? null))),
      hidden: played?.hidden ?? false,
    };
  });
  return [{ kind: "tea", state: tea, ...EMPTY }, ...cells, { kind: "war", state: war, ...EMPTY }];
}
