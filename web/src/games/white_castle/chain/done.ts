// What has been done in the turn that is on, from the log.

import type { Line, Message, Value } from "../../../lib/protocol";
import type { Words } from "../../../lib/text.svelte";
import { messagesOf, said } from "../names";
import type { View } from "../view";

/** With these a turn begins. */
const BEGINNINGS = new Set(["drafts", "takes", "turns-card", "round-ends", "round"]);
/** Told by what follows, or not a deed of the player. */
const UNTOLD = new Set(["takes", "opens", "refills", "round-ends", "round", "first", "turns-card"]);

export function doneNow(log: readonly Line[], clan: number | null): Line[] {
  const own = log.findLastIndex(({ event }) => event.seat !== clan && !UNTOLD.has(event.event));
  const begun = log.findLastIndex(({ event }) => BEGINNINGS.has(event.event));
  return log.slice(Math.max(own + 1, begun)).filter(({ event }) => event.seat === clan && !UNTOLD.has(event.event));
}

/** In short, without the name: it is always the same. */
export function shortly(words: Words, { event, message }: Line): Message {
  const key = `board-done-${event.event}`;
  return words.has(key) ? { key, values: alone(message.values) } : message;
}

/** The log names goods in the case that its verbs ask for; where they stand alone they are named as on the cards. */
function alone(values: Message["values"]): Record<string, Value> {
  const { goods } = values;
  return goods === undefined ? values : { ...values, goods: messagesOf(goods).map(named) };
}

const named = ({ key, values }: Message): Message => said(key.replace(/^gain-/, "effect-gain-"), values);

/** What comes when nothing of the turn is left. */
export function afterTurn({ mover, next }: View): Message | null {
  if (mover === null) return null;
  return next === null ? said("board-chain-round") : said("board-chain-turn", { seat: next });
}
