// A plan while it is laid: which card lies on which of the eleven spaces. Nothing here is drawn, and nothing is asked of
// the server: what may be laid and what it costs the view tells (`view.planning`).

import type { Action, Bar, Planning, Province, Prospect, Space } from "../view";

/** A province by its name, a chest card by its value, or that the space stays without a card. */
export type Card = Province | `chest-${number}` | "empty";
export type Plan = Readonly<Partial<Record<Space, Card>>>;

export const EMPTY = "empty";
export const BID = "bid";

/** What the plan is laid with. */
export interface Hand {
  planning: Planning;
  /** The action cards that lie open, in their order; the others come after them in an order nobody knows. */
  known: readonly Action[];
  chests: number;
  reserve: number;
  /** What the rules do not allow as a bid. */
  noBids: ReadonlySet<Card>;
}

export const isChest = (card: Card | undefined): card is `chest-${number}` => card?.startsWith("chest-") ?? false;
export const isProvince = (card: Card | undefined): card is Province =>
  card !== undefined && card !== EMPTY && !isChest(card);
export const worth = (card: Card): number => (isChest(card) ? Number(card.slice("chest-".length)) : 0);

const entries = (plan: Plan): [Space, Card][] => Object.entries(plan) as [Space, Card][];

// --- what there is ---------------------------------------------------------------------------------------------------

export function provinceCards({ planning }: Hand): Province[] {
  return Object.keys(planning.provinces) as Province[];
}

export function chestCards({ planning }: Hand): Card[] {
  return Array.from({ length: planning.chest_cards }, (_, value): Card => `chest-${value}`);
}

export function spaceOf(plan: Plan, card: Card): Space | null {
  return entries(plan).find(([, laid]) => laid === card)?.[0] ?? null;
}

export function inHand(plan: Plan, cards: readonly Card[]): Card[] {
  return cards.filter((card) => spaceOf(plan, card) === null);
}

export function freeSpaces(plan: Plan, { planning }: Hand): Space[] {
  return planning.spaces.filter((space) => plan[space] === undefined);
}

/** S-6.3: how many more spaces may stay without a card. */
export function emptyLeft(plan: Plan, { planning }: Hand): number {
  return planning.empty - entries(plan).filter(([, card]) => card === EMPTY).length;
}

/** Why a card may not lie on a space: the bid must be affordable, and only so many spaces stay empty. */
export function mayLie(plan: Plan, card: Card, space: Space, hand: Hand): "bid" | "cover" | null {
  if (space === BID && hand.noBids.has(card)) return "bid";
  if (card === EMPTY && plan[space] !== EMPTY && emptyLeft(plan, hand) <= 0) return "cover";
  return null;
}

// --- laying ----------------------------------------------------------------------------------------------------------

/** From the hand, or from another space: then what lay here goes there, if it may. Nothing changes where it may not lie. */
export function lay(plan: Plan, card: Card, space: Space, hand: Hand): Plan {
  if (!hand.planning.spaces.includes(space) || mayLie(plan, card, space, hand) !== null) return plan;
  const from = card === EMPTY ? null : spaceOf(plan, card);
  const before = plan[space];
  const rest = without(plan, space, from);
  const swapped = from !== null && from !== space && before !== undefined && mayLie(rest, before, from, hand) === null;
  return { ...rest, ...(swapped ? { [from]: before } : {}), [space]: card };
}

export function take(plan: Plan, space: Space): Plan {
  return without(plan, space, null);
}

function without(plan: Plan, one: Space, other: Space | null): Plan {
  return Object.fromEntries(entries(plan).filter(([space]) => space !== one && space !== other));
}

/** The free spaces get chest cards, the smallest first and one that may be bid on the bid space; then they stay empty. */
export function restBlank(plan: Plan, hand: Hand): Plan {
  const order = [...freeSpaces(plan, hand)].sort((one, other) => Number(other === BID) - Number(one === BID));
  return order.reduce((laid, space) => {
    const cards: Card[] = [...inHand(laid, chestCards(hand)), EMPTY];
    const card = cards.find((each) => mayLie(laid, each, space, hand) === null);
    if (card !== undefined) return lay(laid, card, space, hand);
    return space === BID ? bidFromSpaces(laid, hand) : laid;
  }, plan);
}

/** Which chest card lies on an action means nothing: one too high for the bid changes places with one that may be bid. */
function bidFromSpaces(plan: Plan, hand: Hand): Plan {
  const [high] = inHand(plan, chestCards(hand));
  const low = chestCards(hand).find((card) => spaceOf(plan, card) !== null && mayLie(plan, card, BID, hand) === null);
  const from = low && spaceOf(plan, low);
  return high && low && from ? lay(lay(plan, low, BID, hand), high, from, hand) : plan;
}

/** With what of an earlier plan can be laid again: cards in the hand, on free spaces. */
export function again(plan: Plan, last: Plan, hand: Hand): Plan {
  const cards = new Set<Card>([...inHand(plan, [...provinceCards(hand), ...chestCards(hand)]), EMPTY]);
  return entries(last)
    .filter(([space, card]) => cards.has(card) && plan[space] === undefined)
    .reduce<Plan>((laid, [space, card]) => lay(laid, card, space, hand), plan);
}

// --- as the rules ask for it (S-16.1) ----------------------------------------------------------------------------------

/** The bid, then the ten spaces in their order; null while a space is free. */
export function picks(plan: Plan, { planning }: Hand): string[] | null {
  const cards = planning.spaces.map((space) => plan[space]);
  if (cards.some((card) => card === undefined)) return null;
  return planning.spaces.map((space, place) => pick(space, cards[place] ?? EMPTY));
}

function pick(space: Space, card: Card): string {
  if (isProvince(card)) return `${space === BID ? "bid_card" : "plan"} ${card}`;
  if (card === EMPTY) return space === BID ? "bid_nothing" : "empty";
  return space === BID ? `bid ${worth(card)}` : "blank";
}

/** The other way round. Which chest card lies on a space has no meaning, so any of those left does. */
export function planOf(actions: readonly string[], hand: Hand): Plan {
  const bid = cardOf(actions[0] ?? "", null);
  const blanks = chestCards(hand).filter((card) => card !== bid);
  return Object.fromEntries(
    hand.planning.spaces.flatMap((space, place) => {
      const action = actions[place];
      return action === undefined ? [] : [[space, cardOf(action, action === "blank" ? (blanks.shift() ?? null) : null)]];
    }),
  );
}

function cardOf(action: string, blank: Card | null): Card {
  const [verb = "", name = ""] = action.split(" ");
  if (verb === "bid") return `chest-${Number(name)}`;
  if (verb === "plan" || verb === "bid_card") return name as Province;
  return blank ?? EMPTY;
}

// --- what would come of it -------------------------------------------------------------------------------------------

/** How sure it is that an order will be cancelled: whatever happens; if all goes as planned; or in an unlucky order. */
export type Sure = "certain" | "planned" | "maybe";

export type Doubt =
  | { why: "barred"; bar: Bar; sure: Sure }
  | { why: "chests"; chests: number; cost: number; sure: Sure }
  | { why: "reserve"; armies: number; levy: number; sure: Sure };

export interface PurseStep {
  space: Space;
  change: number;
  /** After it, if all goes as planned. */
  chests: number;
}

export const orderedIn = (plan: Plan, action: Action): Province | null => {
  const card = plan[action];
  return isProvince(card) ? card : null;
};

const prospectOf = ({ planning }: Hand, province: Province): Prospect | undefined => planning.provinces[province];
const costOf = ({ planning }: Hand, action: Action): number => planning.costs[action];
const levyOf = ({ planning }: Hand, action: Action): number => planning.levies[action] ?? 0;

/** What the chests become in the order that is known; an order that cannot be paid changes nothing. */
export function purse(plan: Plan, hand: Hand): PurseStep[] {
  const bid = plan[BID] === undefined ? 0 : worth(plan[BID]);
  let chests = hand.chests - bid;
  const steps: PurseStep[] = plan[BID] === undefined ? [] : [{ space: BID, change: -bid, chests }];
  for (const action of hand.known) {
    const change = changeBy(plan, action, hand, chests);
    if (change === 0) continue;
    chests += change;
    steps.push({ space: action, change, chests });
  }
  return steps;
}

function changeBy(plan: Plan, action: Action, hand: Hand, chests: number): number {
  const province = orderedIn(plan, action);
  const prospect = province && prospectOf(hand, province);
  if (!prospect || prospect.barred[action]) return 0;
  if (action === "tax") return prospect.tax;
  return costOf(hand, action) <= chests ? -costOf(hand, action) : 0;
}

/** What will come in the way of an order on this space; null if nothing is known to. */
export function doubt(plan: Plan, action: Action, hand: Hand): Doubt | null {
  const province = orderedIn(plan, action);
  const prospect = province && prospectOf(hand, province);
  if (!prospect) return null;
  const bar = prospect.barred[action];
  if (bar) return { why: "barred", bar, sure: bar.certain ? "certain" : "planned" };
  return unpaid(plan, action, hand) ?? unmanned(plan, action, hand);
}

const afterKnown = (plan: Plan, hand: Hand): number =>
  purse(plan, hand).at(-1)?.chests ?? hand.chests;

function unpaid(plan: Plan, action: Action, hand: Hand): Doubt | null {
  const cost = costOf(hand, action);
  if (cost === 0) return null;
  const found = (chests: number, sure: Sure): Doubt => ({ why: "chests", chests, cost, sure });
  const most = mostBefore(plan, action, hand);
  if (most < cost) return found(most, "certain");
  const place = hand.known.indexOf(action);
  if (place >= 0) {
    const before = chestsBefore(plan, place, hand);
    return before < cost ? found(before, "planned") : null;
  }
  const others = hiddenOf(plan, hand).filter((each) => each !== action);
  const least = leastAmong(afterKnown(plan, hand), others, plan, hand);
  return least < cost ? found(least, "maybe") : null;
}

/** The fewest chests there can be, in whatever order these hidden actions come before. */
function leastAmong(chests: number, others: readonly Action[], plan: Plan, hand: Hand): number {
  const after = others.map((each) => {
    const left = chests + changeBy(plan, each, hand, chests);
    return leastAmong(left, others.filter((other) => other !== each), plan, hand);
  });
  return Math.min(chests, ...after);
}

function chestsBefore(plan: Plan, place: number, hand: Hand): number {
  return purse(plan, { ...hand, known: hand.known.slice(0, place) }).at(-1)?.chests ?? hand.chests;
}

/** The most there can be when this action comes: nothing else is paid but the bid, and tax is at its best. */
function mostBefore(plan: Plan, action: Action, hand: Hand): number {
  const bid = plan[BID] === undefined ? 0 : worth(plan[BID]);
  const taxed = orderedIn(plan, "tax");
  const [due, of] = [hand.known.indexOf("tax"), hand.known.indexOf(action)];
  const before = due >= 0 ? of < 0 || due < of : of < 0;
  const tax = taxed && before ? (prospectOf(hand, taxed)?.most_tax ?? 0) : 0;
  return hand.chests - bid + tax;
}

function hiddenOf(plan: Plan, { planning, known }: Hand): Action[] {
  const hidden = planning.spaces.filter((space): space is Action => space !== BID && !(known as string[]).includes(space));
  return hidden.filter((action) => orderedIn(plan, action) !== null);
}

/** Armies of the reserve that other orders take first; battles may bring some back. */
function unmanned(plan: Plan, action: Action, hand: Hand): Doubt | null {
  const levy = levyOf(hand, action);
  if (levy === 0) return null;
  const place = hand.known.indexOf(action);
  const known = place < 0 ? hand.known : hand.known.slice(0, place);
  const hidden = place < 0 ? hiddenOf(plan, hand).filter((each) => each !== action) : [];
  const left = (before: readonly Action[]): number =>
    hand.reserve - before.reduce((sum, each) => sum + (orderedIn(plan, each) ? levyOf(hand, each) : 0), 0);
  if (left(known) < levy) return { why: "reserve", armies: Math.max(0, left(known)), levy, sure: "planned" };
  const least = left([...known, ...hidden]);
  return least < levy ? { why: "reserve", armies: Math.max(0, least), levy, sure: "maybe" } : null;
}
