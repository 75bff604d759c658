// What a row of a domain gives now.

import type { Message } from "../../../lib/protocol";
import { DOMAIN_ROWS, keyOf, WELL, wellReward, type Effect } from "../components";
import { said } from "../names";
import type { Clan, Row, View } from "../view";

/** The reward that is always there, then one for each member that has left. */
export function shown(clan: Clan, row: Row): Effect[] {
  const printed = DOMAIN_ROWS.find((each) => each.id === row);
  if (printed === undefined) return [];
  const gone = printed.revealed.length - clan.home[row];
  return [printed.always, ...printed.revealed.slice(0, gone)];
}

/** A seal and what lies on the well. */
export const wellOf = (view: View): Effect[] => [...WELL.effects, ...view.well.map(wellReward)];

/** Equal things together: "3 food and 2 coins". */
export function summed(effects: readonly Effect[]): Effect[] {
  const sums = new Map<string, Effect>();
  for (const effect of effects) {
    const name = effect.op === "gain" ? effect.what : effect.op;
    const before = sums.get(name);
    const same = before && "n" in before && "n" in effect;
    sums.set(name, same ? { ...effect, n: effect.n + before.n } : effect);
  }
  return [...sums.values()];
}

function nameOf(effect: Effect): string {
  if (effect.op === "gain") return `gain-${effect.what}`;
  if (effect.op === "castle_tile") return `castle-tile-${effect.colour}`;
  return effect.op === "decree" ? effect.card : effect.op;
}

/** An effect in the words of the rules' own catalogue. */
export function phrase(effect: Effect): Message {
  return said(keyOf("effect", nameOf(effect)), "n" in effect ? { n: effect.n } : {});
}

export const rewardsOf = (clan: Clan, row: Row): Message[] => summed(shown(clan, row)).map(phrase);
