// Battles as they were told in the log: so they are there after loading the page too, and in a replay.

import type { Line, TableEvent } from "../../../lib/protocol";
import { ADVANTAGES } from "../components";
import { killsOwn } from "../retelling";
import type { Advantage, Province, Season, View } from "../view";

export type Bid = Record<Advantage, number>;

/** What one advantage led to. */
export interface Contest {
  advantage: Advantage;
  winner: number | null;
  /** What was told of it. */
  lines: Line[];
}

export interface Outcome {
  victor: number;
  /** By seat; of some it may not be told. */
  forces: ReadonlyMap<number, number>;
  lines: Line[];
}

export interface Fight {
  season: Season | null;
  province: Province;
  participants: number[];
  /** By seat; empty while they are sealed. */
  bids: ReadonlyMap<number, Bid>;
  contests: Contest[];
  outcome: Outcome | null;
  /** Who paid and received what. */
  payments: Line[];
  /** How it was won, as the log tells it. */
  won: Line | null;
  /** Something else has begun since. */
  over: boolean;
}

/** What comes in the midst of a battle and ends what was told of the part before it. */
const PAYS = new Set(["pays-bid", "reparation"]);
/** With these a battle is over. */
const ENDS = new Set([
  ...["battle", "token-discarded", "unopposed", "allied-claim", "war-begins", "cleanup", "season-begins", "winter-begins"],
]);

/** Offers and what is agreed are told where deals are, not in the midst of a war. */
const TALK = new Set(["offers", "accepts", "declines", "withdraws", "expires", "gives", "promises"]);

export const isTalk = ({ event }: Line): boolean => TALK.has(event.event);

/** The battles up to a position, the newest last. */
export function fightsIn(log: readonly Line[], at: number): Fight[] {
  const fights: Fight[] = [];
  let season: Season | null = null;
  for (const line of log) {
    if (line.at > at) continue;
    const { event } = line;
    const fight = fights.at(-1);
    if (event.event === "war-begins") season = (event["season"] as Season | undefined) ?? season;
    if (fight && ENDS.has(event.event)) fight.over = true;
    if (event.event === "battle") fights.push(begun(event, season));
    else if (fight && !fight.over && !isTalk(line)) tell(fight, line);
  }
  return fights;
}

function begun(event: TableEvent, season: Season | null): Fight {
  return {
    ...{ season, province: event["province"] as Province, participants: seatsIn(event["participants"]) },
    ...{ bids: new Map(), contests: [], outcome: null, payments: [], won: null, over: false },
  };
}

const seatsIn = (seats: unknown): number[] =>
  Array.isArray(seats) ? seats.map((each) => (typeof each === "object" && each !== null ? Number((each as { seat: number }).seat) : Number(each))) : [];

function tell(fight: Fight, line: Line): void {
  const { event, seat } = line.event;
  if (event === "bids" && seat !== undefined) fight.bids = new Map([...fight.bids, [seat, bidOf(line.event)]]);
  else if (event === "wins-advantage") fight.contests.push(contestOf(line.event));
  else if (event === "fights" && seat !== undefined) strengthen(fight, seat, Number(line.event["force"]));
  else if (event === "wins-battle" && seat !== undefined) win(fight, seat, line);
  else if (PAYS.has(event)) fight.payments.push(line);
  else if (!killsOwn(line)) partNow(fight)?.push(line);
}

const bidOf = (event: TableEvent): Bid =>
  Object.fromEntries(ADVANTAGES.map(({ id }) => [id, Number(event[id] ?? 0)])) as Bid;

const contestOf = (event: TableEvent): Contest => ({
  advantage: event["advantage"] as Advantage,
  winner: event.seat ?? null,
  lines: [],
});

function strengthen(fight: Fight, seat: number, force: number): void {
  const { outcome } = fight;
  fight.outcome = { victor: outcome?.victor ?? seat, lines: outcome?.lines ?? [], forces: new Map([...(outcome?.forces ?? []), [seat, force]]) };
}

/** By how much is in the headline: only what follows from it is told under it. */
function win(fight: Fight, victor: number, line: Line): void {
  const forces = new Map([...(fight.outcome?.forces ?? []), [victor, Number(line.event["force"])]]);
  fight.outcome = { victor, forces, lines: [] };
  fight.won = line;
}

/** Where the next line belongs: to the last thing that began. */
function partNow({ contests, outcome }: Fight): Line[] | null {
  const last = contests.at(-1);
  if (last?.advantage === "poets" || (last && !outcome)) return last.lines;
  return outcome?.lines ?? null;
}

/** The coins laid on an advantage, the most first. */
export function bidsOn({ bids }: Fight, advantage: Advantage): { seat: number; coins: number }[] {
  return [...bids]
    .map(([seat, bid]) => ({ seat, coins: bid[advantage] }))
    .filter(({ coins }) => coins > 0)
    .sort((one, other) => other.coins - one.coins);
}

/** What stood against the victor, the greatest first, and whether honor had to decide. */
export function againstVictor({ victor, forces }: Outcome): { force: number; others: number[]; tied: boolean } {
  const force = forces.get(victor) ?? 0;
  const others = [...forces].filter(([seat]) => seat !== victor).map(([, each]) => each);
  return { force, others: others.sort((one, other) => other - one), tied: others.includes(force) };
}

export const sumOf = (bid: Bid | undefined): number =>
  bid === undefined ? 0 : Object.values(bid).reduce((sum, coins) => sum + coins, 0);

/** The battle that is fought now and of which the bids are known. */
export function fightNow(view: View, fights: readonly Fight[]): Fight | null {
  const last = fights.at(-1);
  return view.battle && last && last.bids.size > 0 && !last.over ? last : null;
}
