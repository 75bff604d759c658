// The table as it lies and as it would lie after a choice: what is different, in words. The rules are the server's.

import type { Message, Preview } from "../../../lib/protocol";
import { keyOf } from "../components";
import { messagesOf, said, sentences } from "../names";
import type { Clan, Good, View } from "../view";

const GOODS: readonly Good[] = ["food", "iron", "pearl", "coin", "seal"];
/** What is lost at once when there is no room for it; seals to spare may still be exchanged, and are told of. */
const RESOURCES: readonly Good[] = ["food", "iron", "pearl"];

export type Outcome = Preview<View>;

const amount = (good: Good, n: number): Message => said(keyOf("effect-gain", good), { n });

/** Everything of a clan that would be different. */
export function changed(clan: Clan, outcome: Outcome): Message | null {
  const after = outcome.view.clans.find(({ seat }) => seat === clan.seat) ?? clan;
  return sentences([held(clan, after), lost(outcome, clan.seat), moved(clan, after), scored(clan, after)]);
}

/** How much there would be of each good that comes or goes. */
function held(before: Clan, after: Clan): Message | null {
  const goods = GOODS.filter((good) => after[good] !== before[good]);
  return goods.length === 0 ? null : said("board-brings-after", { goods: goods.map((good) => amount(good, after[good])) });
}

/** What would be performed but not gained. */
function lost({ log }: Outcome, seat: number): Message | null {
  const told = (name: string): Message[] =>
    log.filter(({ event }) => event.event === name && event.seat === seat).map(({ message }) => message);
  const missing = RESOURCES.map((good) => ({ good, n: sum(told("performs"), good) - sum(told("gains"), good) }));
  const goods = missing.filter(({ n }) => n > 0).map(({ good, n }) => amount(good, n));
  const spare = told("loses-seals").map(({ values }) => amount("seal", Number(values["seals"])));
  return goods.length + spare.length === 0 ? null : said("board-brings-lost", { goods: [...goods, ...spare] });
}

/** How often a good is named in messages and in those inside them. */
function sum(messages: readonly Message[], good: Good): number {
  const key = keyOf("effect-gain", good);
  const inside = (message: Message): number =>
    message.key === key ? Number(message.values["n"]) : sum(Object.values(message.values).flatMap(messagesOf), good);
  return messages.reduce((total, message) => total + inside(message), 0);
}

function moved(before: Clan, after: Clan): Message | null {
  return after.influence === before.influence ? null : said("board-brings-steps", { space: after.influence });
}

function scored(before: Clan, after: Clan): Message | null {
  const points = after.points - before.points;
  return points === 0 ? null : said("board-brings-points", { points });
}

/** What would be asked or come next that is not on its way already. */
export function next({ agenda }: Outcome, { pending }: View): Message | null {
  const waiting = new Set(pending.map((step) => JSON.stringify(step)));
  const [first] = agenda;
  return first && !waiting.has(JSON.stringify(first)) ? said("board-line-then", { opens: first }) : null;
}
