// Effects in the words of the rules' own catalogue, and what lies open in them.

import type { Message } from "../../lib/protocol";
import { DOMAIN_ROWS, keyOf, WELL, wellReward, type Bundle, type Effect } from "./components";
import { said } from "./names";
import type { Clan, Row, View } from "./view";

function nameOf(effect: Effect): string {
  if (effect.op === "gain") return `gain-${effect.what}`;
  if (effect.op === "castle_tile") return `castle-tile-${effect.colour}`;
  return effect.op === "decree" ? effect.card : effect.op;
}

export function phrase(effect: Effect): Message {
  return said(keyOf("effect", nameOf(effect)), "n" in effect ? { n: effect.n } : {});
}

/** A bundle as the rules' catalogue says it. */
export function bundleWords({ effects, cost }: Pick<Bundle, "effects" | "cost">): Message {
  const [paid] = Object.entries(cost ?? {});
  const phrases = effects.map(phrase);
  return paid
    ? said(`bundle-for-${paid[0]}s`, { cost: paid[1], effects: phrases })
    : said("bundle", { effects: phrases });
}

/** Equal things are named once: "3 food and 2 coins". */
function phrases(effects: readonly Effect[]): Message[] {
  const named = new Map<string, Message>();
  for (const each of effects.map(phrase)) {
    const n = Number(named.get(each.key)?.values["n"] ?? 0) + Number(each.values["n"] ?? 0);
    named.set(each.key, said(each.key, "n" in each.values ? { n } : {}));
  }
  return [...named.values()];
}

/** What lies open in a row of a domain: what is always there, and what was under the members that have left. */
export function openIn(clan: Clan, row: Row): Message[] {
  const printed = DOMAIN_ROWS.find((each) => each.id === row);
  if (printed === undefined) return [];
  return phrases([printed.always, ...printed.revealed.slice(0, printed.revealed.length - clan.home[row])]);
}

/** What is printed at the well, and what lies on it. */
export const atWell = (view: View): Message[] => phrases([...WELL.effects, ...view.well.map(wellReward)]);
