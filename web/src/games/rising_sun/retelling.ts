// What somebody did in a turn, in short: what was done, then what it brought.

import type { Retelling } from "../../lib/game";
import type { Line, Message } from "../../lib/protocol";
import { said } from "./names";
import type { View } from "./view";

/** What nobody does without being asked. */
const CHOSEN = [
  ...["plays", "announces", "summons", "worships", "places", "places-at-shrine", "moves", "builds", "buys"],
  ...["replaces", "replaces-at-shrine", "bids", "commits-seppuku", "captures", "hires"],
];
const TOLD = new Set([...CHOSEN, "allies", "leaves-ally", "favour", "wins-battle", "unopposed", "harvests"]);
const BROUGHT = new Set(["coins", "ronin", "points", "points-taken", "coins-taken", "kills", "honor-up", "honor-down"]);
const FIRST = new Set(
  ["mandate", "tile", "summon", "summon-where", "march", "buy", "betray", "bid"].map((each) => `prompt-${each}`),
);

const told = (what: string, { event, message }: Line): Message => said(`board-${what}-${event.event}`, message.values);

/** The figures of whoever commits seppuku: that they die is told already. */
export const killsOwn = ({ event: { event, seat, owner } }: Line): boolean => event === "kills" && seatIn(owner) === seat;
const seatIn = (who: unknown): unknown => (typeof who === "object" && who !== null ? (who as { seat: number }).seat : who);

/** The same thing done several times is told once. */
function once(lines: readonly Line[]): Line[] {
  const same = ({ event }: Line): string => JSON.stringify(event);
  return lines.filter((line, place) => lines.findIndex((each) => same(each) === same(line)) === place);
}

/** What was bid is told with its battle: here it stands only for who did nothing else, and once. */
function weighed(lines: readonly Line[]): Line[] {
  const others = lines.filter(({ event }) => event.event !== "bids");
  return others.length > 0 ? others : lines.slice(-1);
}

export const retelling: Retelling<View> = {
  begins: ({ event }) => event === "plays" || event === "announces" || CHOSEN.includes(event),
  follows: ({ event }) => BROUGHT.has(event),
  decided: (lines) => lines.some(({ event }) => CHOSEN.includes(event.event)),
  isFirst: ({ prompt }) => FIRST.has(prompt?.key ?? ""),
  did: (lines) => weighed(once(lines.filter(({ event }) => TOLD.has(event.event)))).map((line) => told("done", line)),
  brought: (lines) => lines.filter((line) => BROUGHT.has(line.event.event) && !killsOwn(line)).map((line) => told("brought", line)),
  forecast: (view) =>
    view.players.map(({ points, forecast }) => points + Object.values(forecast).reduce((sum, each) => sum + each, 0)),
};
