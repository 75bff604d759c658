// Battles and winters out of the log, each with all that was told of it.

import type { Line, TableEvent } from "../../../lib/protocol";
import { countOf, heapsIn, inTower, type Heap } from "../tower/heaps";
import type { Province, View } from "../view";

export interface Fight {
  kind: "battle" | "neutral" | "revolt";
  at: number;
  /** The attacker; of a revolt nobody. */
  attacker: number | null;
  defender: number | null;
  source: Province | null;
  province: Province;
  /** That attacked; in a revolt the farmers that came. */
  armies: number;
  /** Extra armies by seat. */
  extra: Heap[];
  /** In the tray before. */
  tray: Heap[];
  thrown: Heap[];
  out: Heap[];
  returned: Heap[];
  /** How it ended, as the log tells it. */
  end: Line;
  /** In the tower before and after. */
  before: Heap[];
  inside: Heap[];
  /** How many lines of the log lie behind it. */
  until: number;
}

export interface Winter {
  kind: "winter";
  at: number;
  year: number;
  lines: Line[];
  /** Its points are counted. */
  over: boolean;
  until: number;
}

/** A round of planned actions. */
export interface Round {
  kind: "round";
  season: string;
  year: number;
  lines: Line[];
  over: boolean;
  until: number;
}

export type Story = Fight | Winter | Round;

const BEGINS: Record<string, Fight["kind"]> = { attacks: "battle", "attacks-neutral": "neutral", revolts: "revolt" };
const ENDS = new Set(["conquers", "occupies", "holds", "stays-neutral", "tie", "puts-down", "lost-to-farmers"]);
const AFTER_WINTER = new Set(["year-ends", "wins"]);
const AFTER_ROUND = new Set(["round", "winter"]);

const seatIn = (value: unknown): number | null =>
  typeof value === "object" && value !== null && "seat" in value ? Number(value.seat) : null;

type Begun = Omit<Fight, "end" | "before" | "inside" | "until">;

function begun({ event, seat, ...told }: TableEvent, line: Line): Begun | null {
  const kind = BEGINS[event];
  if (!kind) return null;
  const isRevolt = kind === "revolt";
  return {
    kind,
    at: line.at,
    attacker: isRevolt ? null : (seat ?? null),
    defender: isRevolt ? (seat ?? null) : seatIn(line.message.values["defender"]),
    source: (told["source"] as Province | undefined) ?? null,
    province: told["province"] as Province,
    armies: Number(told[isRevolt ? "farmers" : "armies"] ?? 0),
    ...{ extra: [], tray: [], thrown: [], out: [], returned: [] },
  };
}

/** The fights up to a position, the last one last. */
export function fightsIn(log: readonly Line[], view: View, at: number): Fight[] {
  const fights: Omit<Fight, "before" | "inside">[] = [];
  let now: Begun | null = null;
  let tray: Heap[] = [];
  for (const [place, line] of log.entries()) {
    if (line.at > at) continue;
    const { event, seat } = line.event;
    const heaps = heapsIn(line.message.values["cubes"]);
    now = begun(line.event, line) ?? now;
    if (!now) continue;
    if (event === "reinforces") now.extra.push({ seat: seat ?? null, count: Number(line.event["armies"] ?? 0) });
    if (event === "thrown") now.thrown = heaps;
    if (event === "fall-out") now.out = heaps;
    if (event === "return") now.returned = heaps;
    if (ENDS.has(event)) {
      fights.push({ ...now, tray, end: line, until: place + 1 });
      tray = leftInTray(now, line.event);
      now = null;
    }
  }
  return withTower(fights, view);
}

/** What fell out and neither went back nor into the province. */
function leftInTray({ out, returned }: Begun, { seat, armies }: TableEvent): Heap[] {
  const survivors = [{ seat: seat ?? null, count: Number(armies ?? 0) }];
  return out.map((heap) => ({ ...heap, count: heap.count - countOf(returned, heap.seat) - countOf(survivors, heap.seat) }));
}

/** What was in the tower then is what is in it now, less what has been thrown and has fallen out since. */
function withTower(fights: readonly Omit<Fight, "before" | "inside">[], view: View): Fight[] {
  let inside = inTower(view);
  return fights
    .toReversed()
    .map((fight) => {
      const after = inside;
      inside = after.map(({ seat, count }) => ({
        seat,
        count: count - countOf(fight.thrown, seat) + countOf(fight.out, seat),
      }));
      return { ...fight, before: inside, inside: after };
    })
    .toReversed();
}

/** The winters up to a position, from the loss of rice to the points. */
export function wintersIn(log: readonly Line[], at: number): Winter[] {
  const winters: Winter[] = [];
  let now: Winter | null = null;
  for (const [place, line] of log.entries()) {
    if (line.at > at) continue;
    const { event } = line.event;
    if (event === "winter") {
      now = { kind: "winter", at: line.at, year: winters.length + 1, lines: [], over: false, until: 0 };
      winters.push(now);
    }
    if (now) {
      now.lines.push(line);
      now.at = line.at;
      now.until = place + 1;
      now.over = AFTER_WINTER.has(event);
      if (now.over) now = null;
    }
  }
  return winters;
}

/** The rounds up to a position in which an action was carried out. */
export function roundsIn(log: readonly Line[], at: number): Round[] {
  const rounds: Round[] = [];
  for (const [place, line] of log.entries()) {
    if (line.at > at) continue;
    const { event, season, year } = line.event;
    const now = rounds.at(-1);
    if (now && !now.over && AFTER_ROUND.has(event)) {
      now.over = true;
      now.until = place + 1;
    }
    if (event === "round") rounds.push({ kind: "round", season: String(season), year: Number(year), lines: [], over: false, until: 0 });
    else if (now && !now.over) {
      now.lines.push(line);
      now.until = place + 1;
    }
  }
  return rounds.filter(({ lines }) => lines.some(({ event }) => event.event === "action-due"));
}

/** A revolt and its end are told as one. */
export function toldTogether(lines: readonly Line[]): Line[][] {
  const told: Line[][] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (ENDS.has(line.event.event) && last?.[0]?.event.event === "revolts") last.push(line);
    else told.push([line]);
  }
  return told;
}

export function storiesIn(log: readonly Line[], view: View, at: number): Story[] {
  const stories: Story[] = [...fightsIn(log, view, at), ...roundsIn(log, at), ...wintersIn(log, at)];
  // a round and a winter are told after what was fought in them
  return stories.sort((a, b) => a.until - b.until || Number(isFight(b)) - Number(isFight(a)));
}

export const isFight = (story: Story): story is Fight => story.kind !== "winter" && story.kind !== "round";

/** What has come to its end: as long as a winter asks for more, it is no news. */
export const isOver = (story: Story): boolean => isFight(story) || story.over;

/** Whether the farmers that fell out took part: with unrest in the province they do not, and stay in the tray. */
export function farmersFought({ kind, out, returned }: Fight): boolean {
  return kind !== "battle" || (countOf(out, null) > 0 && countOf(returned, null) > 0);
}
