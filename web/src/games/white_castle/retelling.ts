// What a clan did in its turn, in short: what the board shows of it, then what it brought.

import type { Retelling } from "../../lib/game";
import type { Line, Message } from "../../lib/protocol";
import { messagesOf, said } from "./names";
import type { View } from "./view";

const BEGINS = new Set(["drafts", "takes", "visitor-takes", "round-ends"]);
const DEEDS = new Set([
  ...["drafts", "places", "to-gate", "ascends", "trains", "tends", "card-removed", "cannot", "crosses"],
]);

const done = ({ event, message }: Line): Message => said(`board-since-${event.event}`, message.values);

/** Equal goods are added up, in the order they came. */
function sum(goods: readonly Message[]): Message[] {
  const sums = new Map<string, number>();
  for (const { key, values } of goods) sums.set(key, (sums.get(key) ?? 0) + Number(values["n"] ?? 0));
  return [...sums].map(([key, n]) => said(key, { n }));
}

function goodsOf({ event, message: { values } }: Line): Message[] {
  switch (event.event) {
    case "places":
      return Number(values["coins"]) > 0 ? [said("effect-gain-coin", { n: Number(values["coins"]) })] : [];
    case "gains":
    case "lights":
      return messagesOf(values["goods"]);
    case "moves-token":
      return [said("effect-influence", { n: Number(values["steps"]) })];
    default:
      return [];
  }
}

export const retelling: Retelling<View> = {
  begins: ({ event }) => BEGINS.has(event),
  isFirst: ({ menu }) => menu.some(({ does }) => does.verb === "take" || does.verb === "draft"),
  did: (lines) => lines.filter(({ event }) => DEEDS.has(event.event)).map(done),
  brought: (lines) => [
    ...sum(lines.flatMap(goodsOf)),
    ...lines.filter(({ event }) => event.event === "takes-card").map(() => said("board-since-card")),
  ],
  forecast: (view) => view.clans.map(({ forecast }) => Object.values(forecast).reduce((all, more) => all + more, 0)),
};
