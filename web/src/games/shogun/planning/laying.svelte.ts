// The reader's plan while it is laid, and what is held in the hand: a card or, the other way round, a space.

import { untrack } from "svelte";
import type { GatheredRow, Gathering, Play } from "../../../lib/game";
import type { Message } from "../../../lib/protocol";
import { toast } from "../../../lib/toasts.svelte";
import { wordsOf } from "../../../lib/text.svelte";
import { said } from "../names";
import type { Action, Doubt, Foreseen, Order, PurseStep, Space, View } from "../view";
import { savedAsOf, savedPlans, type SavedPlan } from "./saved_plan";
import {
  again,
  answerOf,
  BID,
  chestCards,
  EMPTY,
  emptyLeft,
  freeSpaces,
  inHand,
  isChest,
  isProvince,
  lay,
  mayLie,
  picks,
  planOf,
  provinceCards,
  restBlank,
  spaceOf,
  take,
  type Card,
  type Hand,
  type Plan,
} from "./plan";
import { cardName, notThere, outcome, spaceName, spaceShort, type Prospects } from "./says";
import { spaceIcon } from "./signs";

export class Laying implements Gathering {
  readonly #play: Play<View>;
  #saved: SavedPlan | null = $state.raw(null);
  /** The plans before each step, to go back to. */
  #before: readonly Plan[] = $state.raw([]);
  #card: Card | null = $state(null);
  #space: Space | null = $state(null);
  /** Dragged over it. */
  over: Space | null = $state(null);
  /** What the server told last, and of which plan: shown until it tells of the next one. */
  #told: { plan: Plan; foreseen: Foreseen } | null = null;

  constructor(play: Play<View>) {
    this.#play = play;
    if (play.seat !== null) this.#saved = savedPlans.recall(play.id, play.seat);
  }

  // --- what there is ------------------------------------------------------------------------------------------

  /** The plan is asked for, on somebody's own live page; else it is sent, and can be seen. */
  get asked(): boolean {
    const { position, seat, view, draft } = this.#play;
    const plans = view.planning !== null && seat !== null && draft !== null;
    return plans && position.deciders.includes(seat) && position.picked.length === 0;
  }

  get hand(): Hand {
    const { view, seat, position } = this.#play;
    const { planning } = view;
    const own = view.players[seat ?? -1];
    if (planning === null || own === undefined) throw new Error("nobody plans here");
    const known = view.actions.filter((action): action is Action => action !== null);
    const barred = position.menu.filter((entry) => entry.refusal !== null).map(({ does }) => bidOf(does));
    return { planning, known, chests: own.chests, noBids: new Set(barred) };
  }

  get plan(): Plan {
    if (!this.asked) return planOf(this.#play.position.picked.map((pick) => pick.action), this.hand);
    return this.#now.plan;
  }

  get #now(): SavedPlan {
    return savedAsOf(this.#play.view.round, this.#saved);
  }

  get card(): Card | null {
    return this.asked ? this.#card : null;
  }

  get space(): Space | null {
    return this.asked ? this.#space : null;
  }

  get #free(): number {
    return freeSpaces(this.plan, this.hand).length;
  }

  // --- what would come of it, as the server says ----------------------------------------------------------------

  #foresee(plan: Plan): Foreseen | null {
    return (this.#play.foresee(answerOf(plan, this.hand)) as Foreseen | null | undefined) ?? null;
  }

  get #foreseen(): { plan: Plan; foreseen: Foreseen } | null {
    const { plan } = this;
    const foreseen = this.#foresee(plan);
    if (foreseen) this.#told = { plan, foreseen };
    return this.#told;
  }

  /** The chests, step by step. */
  get purse(): readonly PurseStep[] {
    return this.#foreseen?.foreseen.purse ?? [];
  }

  /** What the order on a space brings; null where there is none, or nothing is known of it yet. */
  order(space: Space): Order | null {
    const told = this.#foreseen;
    if (!told || space === BID || told.plan[space] !== this.plan[space]) return null;
    return told.foreseen.orders[space] ?? null;
  }

  /** What a card brings that lies on a space, or would. */
  outcome(card: Card, space: Space): Prospects {
    const { plan, hand } = this;
    if (space === BID || !isProvince(card)) return outcome(card, space, null);
    if (plan[space] === card) return outcome(card, space, this.order(space));
    return outcome(card, space, this.#foresee(lay(plan, card, space, hand))?.orders[space] ?? null);
  }

  /** The orders that something stands in the way of. */
  get doubts(): { space: Space; doubt: Doubt }[] {
    return this.hand.planning.spaces.flatMap((space) => {
      const doubt = this.order(space)?.doubt ?? null;
      return doubt ? [{ space, doubt }] : [];
    });
  }

  // --- what the reader does -----------------------------------------------------------------------------------

  /** A card is taken up, or laid where a space waits for it; again: it is let go. */
  pressCard(card: Card): void {
    if (!this.asked) return;
    if (this.#space !== null) this.lay(card, this.#space);
    else this.#card = this.#card === card ? null : card;
  }

  /** On the map; whether it is one of those that can be laid. */
  pressProvince(province: string): boolean {
    const own = provinceCards(this.hand).find((each) => each === province);
    if (this.asked && own) this.pressCard(own);
    return own !== undefined;
  }

  pressSpace(space: Space): void {
    if (!this.asked) return;
    if (this.#card !== null && this.#card !== this.plan[space]) this.lay(this.#card, space);
    else if (this.#card !== null) this.letGo();
    else this.#space = this.#space === space ? null : space;
  }

  hold(card: Card): void {
    this.#card = card;
    this.#space = null;
  }

  lay(card: Card, space: Space): void {
    const refused = notThere(this.plan, card, space, this.hand);
    if (refused) return toast(wordsOf("shogun").say(refused, this.#play.names, this.#play.seat), "info");
    this.#turnTo(lay(this.plan, card, space, this.hand));
  }

  take(space: Space): void {
    if (this.asked && this.plan[space] !== undefined) this.#turnTo(take(this.plan, space));
  }

  /** From wherever it lies to the hand. */
  putBack(card: Card): void {
    const space = card === EMPTY ? null : spaceOf(this.plan, card);
    if (space !== null) this.take(space);
  }

  letGo(): boolean {
    const held = this.#card !== null || this.#space !== null;
    this.#card = this.#space = null;
    return held;
  }

  #turnTo(plan: Plan): void {
    this.letGo();
    this.#before = [...this.#before, this.plan];
    this.#keep(plan);
  }

  #keep(plan: Plan): void {
    this.#saved = { ...this.#now, plan };
    if (this.#play.seat !== null) savedPlans.remember(this.#play.id, this.#play.seat, this.#saved);
  }

  // --- for the frame ------------------------------------------------------------------------------------------

  get mayTakeBack(): boolean {
    return this.#before.length > 0 && this.asked;
  }

  takeBack(): void {
    const plan = this.#before.at(-1);
    if (plan === undefined) return;
    this.#before = this.#before.slice(0, -1);
    this.letGo();
    this.#keep(plan);
  }

  get actions(): string[] | null {
    return picks(this.plan, this.hand);
  }

  resume(actions: readonly string[]): void {
    this.#before = [];
    this.letGo();
    // the chest cards lie as they were laid, if it is still this answer
    if (picks(this.#now.plan, this.hand)?.join() !== actions.join()) this.#keep(planOf(actions, this.hand));
  }

  sent(): void {
    this.#before = [];
    this.letGo();
  }

  readonly question = "prompt-plan";

  get lists(): boolean {
    return this.space !== null;
  }

  get sentence(): Message {
    if (this.card !== null) return said("plan-prompt-card", { card: cardName(this.card) });
    if (this.space !== null) return said("plan-prompt-space", { space: spaceName(this.space) });
    return said(this.#free > 0 ? "plan-prompt" : "plan-prompt-whole");
  }

  get line(): Message {
    const { plan, hand } = this;
    const free = this.#free;
    const lies = this.space && plan[this.space];
    if (this.space && lies) return said("plan-line-lies", { card: cardName(lies), brought: this.outcome(lies, this.space).message });
    if (free > 0) return said("plan-line", { free, empty: emptyLeft(plan, hand), spaces: hand.planning.spaces.length });
    return said("plan-line-whole", { doubts: this.doubts.filter(({ doubt }) => doubt.sure !== "maybe").length });
  }

  get send(): Message {
    return said("plan-send", { free: this.#free });
  }

  get missing(): Message | null {
    return this.#free > 0 ? said("plan-missing", { free: this.#free }) : null;
  }

  get helpers(): Gathering["helpers"] {
    const { plan, hand } = this;
    const { last } = this.#now;
    const filled = this.#free > 0 ? restBlank(plan, hand) : plan;
    return [
      ...(last === null ? [] : [this.#helper("last", "plan-as-last-time", again(plan, last, hand))]),
      this.#helper("rest", "plan-rest-blank", filled),
    ];
  }

  /** One that would lay nothing more says so. */
  #helper(id: "last" | "rest", key: string, turned: Plan): Gathering["helpers"][number] {
    const lays = Object.keys(turned).length > Object.keys(this.plan).length;
    const reason = lays ? null : said(this.#free === 0 ? "plan-nothing-free" : `plan-nothing-${id}`);
    return { id, label: said(key), reason, press: () => this.#turnTo(turned) };
  }

  get heading(): Message {
    if (this.card !== null) return said("plan-rows-card", { card: cardName(this.card) });
    if (this.space !== null) return said("plan-rows-space", { space: spaceName(this.space) });
    return said(this.#free > 0 ? "plan-rows" : "plan-rows-whole");
  }

  get rows(): GatheredRow[] {
    if (this.card !== null) return this.#rowsOfCard(this.card);
    return this.space !== null ? this.#rowsOfSpace(this.space) : this.#rowsOfHand();
  }

  /** Where the card can lie, on free spaces first; then where it may not, and why. */
  #rowsOfCard(card: Card): GatheredRow[] {
    const { plan, hand } = this;
    const others = hand.planning.spaces.filter((space) => plan[space] !== card);
    const spaces = others.filter((space) => mayLie(plan, card, space, hand) === null);
    const order = [...spaces].sort((one, other) => Number(plan[one] !== undefined) - Number(plan[other] !== undefined));
    const here = spaceOf(plan, card);
    return [
      ...order.map((space) => {
        const lies = plan[space];
        const { message, warns } = this.outcome(card, space);
        return {
          ...{ id: `lay ${card} ${space}`, icon: spaceIcon(space), label: spaceShort(space), warns },
          detail: lies === undefined ? message : said("plan-instead", { card: cardName(lies), brought: message }),
          remark: costSaid(space, hand),
          press: () => this.lay(card, space),
        };
      }),
      ...(here === null ? [] : [this.#rowBack(here)]),
      ...others.flatMap((space) => this.#rowBarred(card, space, spaceIcon(space), spaceShort(space))),
    ];
  }

  /** The cards for it in the hand; where there is none, those that lie elsewhere; then what may not lie here, and why. */
  #rowsOfSpace(space: Space): GatheredRow[] {
    const { plan, hand } = this;
    const may = (card: Card): boolean => mayLie(plan, card, space, hand) === null;
    const chests = inHand(plan, chestCards(hand));
    const fitting = chests.filter(may);
    const cards: Card[] = [
      ...inHand(plan, provinceCards(hand)),
      ...(space === BID ? fitting : fitting.slice(0, 1)),
      ...(may(EMPTY) && plan[space] !== EMPTY && hand.planning.empty > 0 ? [EMPTY as Card] : []),
    ];
    const elsewhere = cards.length > 0 ? [] : this.#lyingElsewhere(space).filter(may);
    return [
      ...[...cards, ...elsewhere].map((card) => this.#rowToLay(card, space)),
      ...(plan[space] === undefined ? [] : [this.#rowBack(space)]),
      ...chests.flatMap((card) => this.#rowBarred(card, space, cardIcon(card), cardName(card))),
    ];
  }

  /** Chest cards first: on which action they lie means nothing. */
  #lyingElsewhere(space: Space): Card[] {
    const { plan, hand } = this;
    const laid = [...chestCards(hand), ...provinceCards(hand)].filter((card) => spaceOf(plan, card) !== null);
    return laid.filter((card) => spaceOf(plan, card) !== space);
  }

  #rowToLay(card: Card, space: Space): GatheredRow {
    const from = card === EMPTY ? null : spaceOf(this.plan, card);
    const { message, warns } = this.outcome(card, space);
    return {
      ...{ id: `lay ${card} ${space}`, icon: cardIcon(card), label: cardName(card), warns, remark: null },
      detail: from === null ? message : said("plan-from-space", { space: spaceName(from), brought: message }),
      press: () => this.lay(card, space),
    };
  }

  /** Nothing, where the card may lie there. */
  #rowBarred(card: Card, space: Space, icon: string, label: Message): GatheredRow[] {
    const detail = notThere(this.plan, card, space, this.hand);
    if (detail === null || card === EMPTY) return [];
    const press = (): void => this.lay(card, space);
    return [{ id: `lay ${card} ${space}`, icon, label, detail, remark: null, warns: false, barred: true, press }];
  }

  #rowsOfHand(): GatheredRow[] {
    const { plan, hand } = this;
    if (this.#free === 0) return this.#rowsOfPlan();
    const cards = inHand(plan, provinceCards(hand));
    const held = cards.map((card) => ({
      ...{ id: `hold ${card}`, icon: "hand", label: cardName(card), warns: false, remark: null },
      ...{ detail: this.yields(card), press: () => this.hold(card) },
    }));
    const spaces = freeSpaces(plan, hand).map((space) => ({
      ...{ id: `at ${space}`, icon: spaceIcon(space), label: spaceShort(space), detail: said("plan-free"), warns: false },
      ...{ remark: costSaid(space, hand), press: () => this.pressSpace(space) },
    }));
    return held.length > 0 ? held : spaces;
  }

  /** All orders of a whole plan, and what would come of each. */
  #rowsOfPlan(): GatheredRow[] {
    const { plan, hand } = this;
    return hand.planning.spaces.map((space) => {
      const card = plan[space] ?? EMPTY;
      const { message, warns } = this.outcome(card, space);
      return {
        ...{ id: `at ${space}`, icon: spaceIcon(space), label: spaceShort(space), warns },
        detail: said("plan-line-lies", { card: cardName(card), brought: message }),
        remark: costSaid(space, hand),
        press: () => this.pressSpace(space),
      };
    });
  }

  #rowBack(space: Space): GatheredRow {
    const card = this.plan[space] ?? EMPTY;
    return {
      ...{ id: `back ${space}`, icon: "hand", label: said("plan-back"), warns: false, remark: null },
      ...{ detail: cardName(card), press: () => this.take(space) },
    };
  }

  /** What a province has, in words. */
  yields(card: Card): Message | null {
    const prospect = isProvince(card) ? this.hand.planning.provinces[card] : undefined;
    if (!prospect) return null;
    const { tax, rice, armies, farmers, free_sites: sites } = prospect;
    return said("plan-yields", { tax, rice, armies, sites, unrest: farmers });
  }
}

function costSaid(space: Space, { planning }: Hand): Message | null {
  const cost = space === BID ? 0 : planning.costs[space];
  return cost > 0 ? said("plan-cost", { chests: cost }) : null;
}

const cardIcon = (card: Card): string => (isProvince(card) ? "hand" : isChest(card) ? "chest" : "close");

/** The card that a bid in the menu is. */
function bidOf(does: Record<string, string>): Card {
  if (does["verb"] === "bid") return `chest-${Number(does["chests"])}`;
  return does["verb"] === "bid_nothing" ? EMPTY : (does["province"] as Card);
}

const known = new WeakMap<object, Laying>();

/** Of this page; the same each time. */
export function layingOf(play: Play<View>): Laying {
  const found = known.get(play) ?? untrack(() => new Laying(play));
  known.set(play, found);
  return found;
}

export function gathering(play: Play<View>): Gathering | null {
  const laying = layingOf(play);
  return laying.asked ? laying : null;
}
