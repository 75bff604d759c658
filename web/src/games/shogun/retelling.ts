// What somebody did in a turn, in short: what was done, then what it brought.

import type { Retelling } from "../../lib/game";
import type { Line, Message } from "../../lib/protocol";
import { said } from "./names";
import type { View } from "./view";

const BIDS = ["bids", "bids-card", "bids-nothing"];
const BEGINS = new Set(["takes", "draws", "redraws", "chooses", "reveals", "round", "winter", ...BIDS]);
/** What nobody does without being asked; plans are laid before the bids are seen. */
const DECIDED = new Set(["takes", "draws", "chooses", "moves", "attacks", "attacks-neutral", ...BIDS]);
const DEEDS = new Set([
  ...[...BIDS, "takes", "draws", "settles", "chooses", "builds", "harvests", "taxes", "deploys", "moves", "attacks"],
  ...["attacks-neutral", "cancelled"],
]);
const BROUGHT = new Set([
  ...["conquers", "occupies", "holds", "stays-neutral", "tie", "puts-down", "lost-to-farmers"],
]);
const FIRST = new Set([
  ...["redraw", "draft", "special", "battle", "move", "extra", "revolt", "bid"].map((each) => `prompt-${each}`),
]);

const told = (what: string, { event, message }: Line): Message => said(`board-${what}-${event.event}`, message.values);

export const retelling: Retelling<View> = {
  begins: ({ event }) => BEGINS.has(event),
  follows: ({ event }) => BROUGHT.has(event) || event === "reinforces",
  decided: (lines) => lines.some(({ event }) => DECIDED.has(event.event)),
  isFirst: ({ prompt }) => FIRST.has(prompt?.key ?? ""),
  did: (lines) => lines.filter(({ event }) => DEEDS.has(event.event)).map((line) => told("done", line)),
  brought: (lines) => lines.filter(({ event }) => BROUGHT.has(event.event)).map((line) => told("ended", line)),
  forecast: (view) =>
    view.players.map(({ points, forecast }) => points + Object.values(forecast).reduce((sum, each) => sum + each, 0)),
};
