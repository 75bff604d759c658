// The words of a plan: what lies where, what would come of it, what is in its way.

import type { Message } from "../../../lib/protocol";
import { keyOf } from "../components";
import { ACTION_ICON } from "../icons";
import { actionKey, buildingKey, provinceKey, said } from "../names";
import type { Action, Province, Space } from "../view";
import { BID, doubt, EMPTY, isChest, isProvince, lay, mayLie, worth, type Card, type Doubt, type Hand, type Plan } from "./plan";


export const spaceName = (space: Space): Message =>
  space === BID ? said("plan-bid") : said("plan-space", { action: actionKey(space) });

/** In as few letters as fit on a space. */
export const spaceShort = (space: Space): Message => said(space === BID ? "plan-bid" : keyOf("board-short", space));

export function cardName(card: Card): Message {
  if (isProvince(card)) return said("plan-card-province", { province: provinceKey(card) });
  return isChest(card) ? said("plan-card-chest", { chests: worth(card) }) : said("plan-card-none");
}

/** What a card would bring on a space, or that nothing would come of it. */
export interface Prospects {
  message: Message;
  warns: boolean;
}

export function outcome(plan: Plan, card: Card, space: Space, hand: Hand): Prospects {
  if (space === BID) return { message: bidSaid(card), warns: false };
  if (!isProvince(card)) return { message: said(card === EMPTY ? "plan-stays-empty" : "plan-no-action"), warns: false };
  const against = doubt(plan[space] === card ? plan : lay(plan, card, space, hand), space, hand);
  if (against && against.sure !== "maybe") return { message: doubtSaid(against), warns: true };
  const brought = bringsSaid(card, space, hand);
  if (!against) return { message: brought, warns: revolts(card, space, hand) };
  return { message: said("plan-and-doubt", { brought, doubt: doubtSaid(against) }), warns: true };
}

function bidSaid(card: Card): Message {
  if (isProvince(card)) return said("plan-bid-province");
  return card === EMPTY ? said("plan-bid-nothing") : said("plan-bid-chests", { chests: worth(card) });
}

const revolts = (province: Province, action: Action, { planning }: Hand): boolean =>
  (action === "tax" || action === "rice") && (planning.provinces[province]?.farmers ?? 0) > 0;

function bringsSaid(province: Province, action: Action, hand: Hand): Message {
  const { planning } = hand;
  const prospect = planning.provinces[province];
  const { tax, rice, farmers, armies, targets, free_sites } = prospect;
  switch (action) {
    case "tax":
      return said(farmers > 0 ? "plan-tax-revolt" : "plan-tax", { chests: tax, farmers, armies });
    case "rice":
      return said(farmers > 0 ? "plan-rice-revolt" : "plan-rice", { rice, farmers, armies });
    case "castle":
    case "temple":
    case "theatre":
      return said("plan-build", { building: buildingKey(action), sites: free_sites - 1 });
    case "battle_a":
    case "battle_b":
      return said("plan-march", { armies: armies - 1, targets: targets.map(provinceKey) });
    default: {
      const levy = planning.levies[action];
      return said(action === "deploy1_move" ? "plan-deploy-move" : "plan-deploy", { armies: levy, sum: armies + levy });
    }
  }
}

export function doubtSaid(against: Doubt): Message {
  const { why, sure } = against;
  if (why === "barred") return said(keyOf("plan-bar", against.bar.why));
  if (why === "chests") return said(`plan-short-of-chests-${sure}`, { chests: against.chests, cost: against.cost });
  return said(`plan-short-of-armies-${sure}`, { armies: against.armies, levy: against.levy });
}

export const clauseOf = (against: Doubt): string => (against.why === "barred" ? against.bar.clause : "S-8.4");

/** Why a card may not be laid there. */
export function notThere(plan: Plan, card: Card, space: Space, hand: Hand): Message | null {
  const why = mayLie(plan, card, space, hand);
  if (why === null) return null;
  if (why === "cover") return said("refusal-must-cover");
  return card === EMPTY ? said("refusal-must-bid") : said("refusal-bid-too-high", { chests: worth(card) });
}

/** A sign or two for what an order brings, where words have no room. */
export function brief(card: Card, space: Space, { planning }: Hand): { icon: string; text: string }[] {
  const prospect = isProvince(card) ? planning.provinces[card] : undefined;
  if (!prospect || space === BID) return [];
  if (space === "tax") return [{ icon: "chest", text: `+${prospect.tax}` }, ...unrest(prospect.farmers)];
  if (space === "rice") return [{ icon: "rice", text: `+${prospect.rice}` }, ...unrest(prospect.farmers)];
  if (space in planning.levies) return [{ icon: "army", text: `${prospect.armies} + ${planning.levies[space]}` }];
  if (space === "battle_a" || space === "battle_b") return [{ icon: "army", text: String(prospect.armies) }];
  return [{ icon: ACTION_ICON[space], text: "+1" }];
}

const unrest = (farmers: number): { icon: string; text: string }[] =>
  farmers > 0 ? [{ icon: "unrest", text: String(farmers) }] : [];
