// A war out of the log: what became of each of its provinces in their order, and whom it brought points and why.

import type { Line, TableEvent } from "../../../lib/protocol";
import type { Province, Season } from "../view";
import { fightsIn, isTalk, type Fight } from "./stories";

/** One province of a war. */
export interface Field {
  number: number;
  province: Province;
  taker: number | null;
  /** How it was taken, as the log tells it; of a battle that is going on nothing. */
  told: Line | null;
  /** What happened there besides. */
  lines: Line[];
  /** Null: nobody fought for it. */
  fight: Fight | null;
  over: boolean;
  /** How many lines of the log lie behind it. */
  until: number;
}

export interface War {
  season: Season;
  /** In their order, also those nobody has come to yet. */
  provinces: Province[];
  /** What cards and clans did before the first of them. */
  before: Line[];
  fields: Field[];
  over: boolean;
  until: number;
}

export interface Gain {
  points: number;
  /** The key of its name. */
  source: string;
  province: Province | null;
}

/** All that a player gained and lost by points, the greatest first. */
export interface Gains {
  seat: number;
  sum: number;
  gains: Gain[];
}

const PEACEFUL = new Set(["token-discarded", "unopposed", "allied-claim"]);
const AFTER = new Set(["cleanup", "season-begins", "winter-begins"]);

/** The wars up to a position, the newest last. */
export function warsIn(log: readonly Line[], at: number): War[] {
  const fights = fightsIn(log, at);
  const wars: War[] = [];
  let provinces: Province[] = [];
  let fought = 0;
  log.forEach((line, place) => {
    if (line.at > at) return;
    const { event } = line;
    if (event.event === "wars-lie") provinces = (event["provinces"] as Province[] | undefined) ?? [];
    if (event.event === "war-begins") wars.push(begun(event, provinces));
    const war = wars.at(-1);
    if (!war || war.over) return;
    if (AFTER.has(event.event)) return end(war, place);
    war.until = place + 1;
    if (event.event === "battle") open(war, event, line, place, fights[fought++] ?? null);
    else if (PEACEFUL.has(event.event)) open(war, event, line, place, null);
    else if (event.event !== "war-begins" && !isTalk(line)) tell(war, line, place);
  });
  return wars;
}

const begun = (event: TableEvent, provinces: readonly Province[]): War => ({
  ...{ season: event["season"] as Season, provinces: [...provinces], before: [], fields: [], over: false, until: 0 },
});

function end(war: War, place: number): void {
  war.over = true;
  war.until = place + 1;
  finish(war);
}

/** One is finished before the next begins. */
function finish({ fields }: War): void {
  const last = fields.at(-1);
  if (!last || last.over) return;
  last.over = true;
  last.taker ??= last.fight?.outcome?.victor ?? null;
  last.told ??= last.fight?.won ?? null;
}

function open(war: War, event: TableEvent, line: Line, place: number, fight: Fight | null): void {
  finish(war);
  const taker = fight ? null : (event.seat ?? null);
  const number = war.fields.length + 1;
  const province = event["province"] as Province;
  war.fields.push({ number, province, taker, told: fight ? null : line, lines: [], fight, over: false, until: place + 1 });
}

function tell(war: War, line: Line, place: number): void {
  const field = war.fields.at(-1);
  if (!field) return void war.before.push(line);
  field.lines.push(line);
  field.until = place + 1;
}

// --- what it brought ----------------------------------------------------------------------------------------------

/** By seat, who gained most first; whoever gained and lost nothing is not among them. */
export function gainsOf({ before, fields }: Pick<War, "before" | "fields">): Gains[] {
  const all = [...before.flatMap((line) => gainsIn(line, null)), ...fields.flatMap(({ lines, province }) => lines.flatMap((line) => gainsIn(line, province)))];
  const seats = [...new Set(all.map(({ seat }) => seat))];
  return seats.map((seat) => reckoned(seat, all.filter((each) => each.seat === seat))).sort((one, other) => other.sum - one.sum);
}

interface Owned extends Gain {
  seat: number;
}

function gainsIn({ event, message }: Line, province: Province | null): Owned[] {
  const points = Number(event["points"] ?? 0);
  const source = message.values["source"];
  if (event.seat === undefined || points === 0 || typeof source !== "string") return [];
  const gain = { seat: event.seat, points, source, province };
  if (event.event === "points") return [gain];
  if (event.event !== "points-taken") return [];
  const owner = message.values["owner"];
  return typeof owner === "object" && "seat" in owner ? [gain, { ...gain, seat: Number(owner.seat), points: -points }] : [gain];
}

/** The same reason in the same place is told once. */
function reckoned(seat: number, owned: readonly Owned[]): Gains {
  const gains: Gain[] = [];
  for (const { points, source, province } of owned) {
    const same = gains.find((each) => each.province === province && each.source === source && each.points > 0 === points > 0);
    if (same) same.points += points;
    else gains.push({ points, source, province });
  }
  gains.sort((one, other) => other.points - one.points);
  return { seat, sum: gains.reduce((sum, { points }) => sum + points, 0), gains };
}
