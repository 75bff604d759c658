// A plan while it is laid: which card lies on which of the eleven spaces. What may be laid the view tells (`view.planning`)
// and the menu of bids; it is counted here, so that a card can be dragged without waiting, and a test holds that to the
// rules (web/tests/judges.test.ts). What would come of it the server says.

import type { Action, Planning, Province, Space } from "../view";

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

/** The bid, then the ten spaces in their order; null for a space that is free. */
export function answerOf(plan: Plan, { planning }: Hand): (string | null)[] {
  return planning.spaces.map((space) => (plan[space] === undefined ? null : pick(space, plan[space])));
}

/** The same once it is whole; null while a space is free. */
export function picks(plan: Plan, hand: Hand): string[] | null {
  const answer = answerOf(plan, hand).filter((each) => each !== null);
  return answer.length === hand.planning.spaces.length ? answer : null;
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
