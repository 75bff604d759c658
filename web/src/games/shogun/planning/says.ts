// The words of a plan: what lies where, what would come of it, what is in its way.

import type { Message } from "../../../lib/protocol";
import { keyOf } from "../components";
import { ACTION_ICON } from "../icons";
import { actionKey, buildingKey, provinceKey, said } from "../names";
import type { Action, Doubt, Order, Space } from "../view";
import { BID, EMPTY, isChest, isProvince, mayLie, worth, type Card, type Hand, type Plan } from "./plan";

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

/** `order`: what the server tells of it; null while it has not answered. */
export function outcome(card: Card, space: Space, order: Order | null): Prospects {
  if (space === BID) return { message: bidSaid(card), warns: false };
  if (!isProvince(card)) return { message: said(card === EMPTY ? "plan-stays-empty" : "plan-no-action"), warns: false };
  if (order === null) return { message: said("plan-soon"), warns: false };
  const { doubt } = order;
  if (doubt && doubt.sure !== "maybe") return { message: doubtSaid(doubt), warns: true };
  const brought = bringsSaid(space, order);
  if (!doubt) return { message: brought, warns: order.farmers > 0 };
  return { message: said("plan-and-doubt", { brought, doubt: doubtSaid(doubt) }), warns: true };
}

function bidSaid(card: Card): Message {
  if (isProvince(card)) return said("plan-bid-province");
  return card === EMPTY ? said("plan-bid-nothing") : said("plan-bid-chests", { chests: worth(card) });
}

function bringsSaid(action: Action, { gain, after, farmers, targets }: Order): Message {
  switch (action) {
    case "tax":
      return said(farmers > 0 ? "plan-tax-revolt" : "plan-tax", { chests: gain, farmers, armies: after });
    case "rice":
      return said(farmers > 0 ? "plan-rice-revolt" : "plan-rice", { rice: gain, farmers, armies: after });
    case "castle":
    case "temple":
    case "theatre":
      return said("plan-build", { building: buildingKey(action), sites: after });
    case "battle_a":
    case "battle_b":
      return said("plan-march", { armies: gain, targets: targets.map(provinceKey) });
    default:
      return said(action === "deploy1_move" ? "plan-deploy-move" : "plan-deploy", { armies: gain, sum: after });
  }
}

export function doubtSaid({ why, sure, have, need }: Doubt): Message {
  if (why === "chests") return said(`plan-short-of-chests-${sure}`, { chests: have, cost: need });
  if (why === "reserve") return said(`plan-short-of-armies-${sure}`, { armies: have, levy: need });
  return said(keyOf("plan-bar", why));
}

/** Why a card may not be laid there. */
export function notThere(plan: Plan, card: Card, space: Space, hand: Hand): Message | null {
  const why = mayLie(plan, card, space, hand);
  if (why === null) return null;
  if (why === "cover") return said("refusal-must-cover");
  return card === EMPTY ? said("refusal-must-bid") : said("refusal-bid-too-high", { chests: worth(card) });
}

/** A sign or two for what an order brings, where words have no room. */
export function brief(space: Space, { gain, after, farmers }: Order): { icon: string; text: string }[] {
  switch (space) {
    case "bid":
      return [];
    case "tax":
      return [{ icon: "chest", text: `+${gain}` }, ...unrest(farmers)];
    case "rice":
      return [{ icon: "rice", text: `+${gain}` }, ...unrest(farmers)];
    case "castle":
    case "temple":
    case "theatre":
      return [{ icon: ACTION_ICON[space], text: `+${gain}` }];
    case "battle_a":
    case "battle_b":
      return [{ icon: "army", text: String(gain + after) }];
    default:
      return [{ icon: "army", text: `${after - gain} + ${gain}` }];
  }
}

const unrest = (farmers: number): { icon: string; text: string }[] =>
  farmers > 0 ? [{ icon: "unrest", text: String(farmers) }] : [];
