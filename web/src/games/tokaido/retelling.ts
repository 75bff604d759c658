// What a traveler did in a turn, in short: where it went and what it did there, then what that brought.

import type { Retelling } from "../../lib/game";
import type { Line, Message } from "../../lib/protocol";
import type { View } from "./view";

const DEEDS = new Set([
  ...["moves", "meets", "donates", "buys", "gets-souvenir", "buys-nothing", "eats", "eats-nothing", "meal-removed"],
]);
const KEPT = new Set(["takes-section", "achieves"]);

const told = ({ event, message }: Line): Message => ({ key: `board-since-${event.event}`, values: message.values });

/** A section is worth its number, and so is a coin for the temple. */
const POINTS: Record<string, string> = { "takes-section": "section", donates: "coins" };
const COINS = new Set(["gains-coins", "busks"]);

function total(lines: readonly Line[], of: (line: Line) => unknown): number {
  return lines.reduce((sum, line) => sum + Number(of(line) ?? 0), 0);
}

function counted(lines: readonly Line[]): Message[] {
  const coins = total(lines, ({ event }) => COINS.has(event.event) && event["coins"]);
  const points = total(lines, ({ event }) => event[POINTS[event.event] ?? "points"]);
  return [
    ...(coins > 0 ? [{ key: "phrase-coins", values: { coins } }] : []),
    ...(points > 0 ? [{ key: "phrase-points", values: { points } }] : []),
  ];
}

export const retelling: Retelling<View> = {
  begins: ({ event }) => event === "moves",
  isFirst: ({ menu }) => menu.some(({ does }) => does.verb === "go"),
  did: (lines) => lines.filter(({ event }) => DEEDS.has(event.event)).map(told),
  brought: (lines) => [...lines.filter(({ event }) => KEPT.has(event.event)).map(told), ...counted(lines)],
};
