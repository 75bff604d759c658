// The reader's bid while it is laid: coins on four advantages in any order, on this device until it is sealed as one.

import { untrack } from "svelte";
import type { GatheredRow, Gathering, Play } from "../../../lib/game";
import type { Message } from "../../../lib/protocol";
import { Shelf } from "../../../lib/shelf";
import { ADVANTAGES } from "../components";
import { ADVANTAGE_ICON } from "../icons";
import { advantageKey, provinceKey, said } from "../names";
import type { Advantage, Battle, View } from "../view";
import { promised } from "./prospects";
import { sumOf, type Bid } from "./stories";

const ORDER: readonly Advantage[] = ADVANTAGES.map(({ id }) => id);
const NOTHING = Object.fromEntries(ORDER.map((id) => [id, 0])) as Bid;

interface Laid {
  /** Which battle it is laid for. */
  battle: string;
  bid: Bid;
}

/** What this browser remembers of it while it is not sealed. */
const laidBids = new Shelf<Laid>("rising-sun-bids");

export class Bidding implements Gathering {
  readonly #play: Play<View>;
  #laid: Laid = $state.raw({ battle: "", bid: NOTHING });
  #before: readonly Bid[] = $state.raw([]);

  constructor(play: Play<View>) {
    this.#play = play;
    if (play.seat !== null) this.#laid = laidBids.recall(play.id, play.seat) ?? this.#laid;
  }

  // --- what there is ------------------------------------------------------------------------------------------

  readonly question = "prompt-bid";

  /** The battle whose bids are laid now, behind everybody's curtain. */
  get battle(): Battle | null {
    const { battle } = this.#play.view;
    return battle?.bids.every((bid) => bid === null) ? battle : null;
  }

  /** The reader's bid is asked for; else it is sealed, or there is none. */
  get asked(): boolean {
    const { position, seat, draft } = this.#play;
    return this.battle !== null && seat !== null && draft !== null && position.deciders.includes(seat) && position.picked.length === 0;
  }

  /** What is laid, or was sealed. */
  get bid(): Bid {
    const { picked } = this.#play.position;
    if (!this.asked) return picked.length > 0 ? bidIn(picked.map(({ action }) => action)) : NOTHING;
    const { battle, bid } = this.#laid;
    return battle === this.#name && sumOf(bid) <= this.coins ? bid : NOTHING;
  }

  /** As many coins as the first of the four may take. */
  get coins(): number {
    const most = this.#play.position.menu.filter(({ refusal, does }) => refusal === null && does.verb === "coins");
    return Math.max(0, ...most.map(({ does }) => Number(does.coins)));
  }

  get left(): number {
    return this.coins - sumOf(this.bid);
  }

  get #name(): string {
    return `${this.#play.view.season}/${this.battle?.number ?? ""}`;
  }

  // --- what the reader does -----------------------------------------------------------------------------------

  may(advantage: Advantage, more: number): boolean {
    return this.asked && (more > 0 ? this.left >= more : this.bid[advantage] >= -more);
  }

  lay(advantage: Advantage, more: number): void {
    if (this.may(advantage, more)) this.#turnTo({ ...this.bid, [advantage]: this.bid[advantage] + more });
  }

  #turnTo(bid: Bid): void {
    this.#before = [...this.#before, this.bid];
    this.#keep(bid);
  }

  #keep(bid: Bid): void {
    this.#laid = { battle: this.#name, bid };
    this.#remember(this.#laid);
  }

  #remember(laid: Laid | null): void {
    if (this.#play.seat !== null) laidBids.remember(this.#play.id, this.#play.seat, laid);
  }

  // --- for the frame ------------------------------------------------------------------------------------------

  readonly lists = false;
  readonly missing = null;

  get actions(): string[] {
    return ORDER.map((advantage) => `coins ${this.bid[advantage]}`);
  }

  get mayTakeBack(): boolean {
    return this.asked && sumOf(this.bid) > 0 && this.#before.length > 0;
  }

  takeBack(): void {
    const bid = this.#before.at(-1);
    if (bid === undefined) return;
    this.#before = this.#before.slice(0, -1);
    this.#keep(bid);
  }

  letGo(): boolean {
    return false;
  }

  resume(actions: readonly string[]): void {
    this.#before = [];
    this.#keep(bidIn(actions));
  }

  sent(): void {
    this.#before = [];
    this.#remember(null);
  }

  get sentence(): Message {
    const { number = 0, province = "" } = this.battle ?? {};
    return said("war-bid-prompt", { number, province: provinceKey(province) });
  }

  readonly idle = true;

  get line(): Message {
    return said("war-bid-line");
  }

  get heading(): Message {
    return said("war-bid-heading", { left: this.left });
  }

  get send(): Message {
    return said("war-bid-send", { coins: sumOf(this.bid) });
  }

  get helpers(): Gathering["helpers"] {
    if (sumOf(this.bid) === 0) return [];
    return [{ id: "clear", label: said("war-bid-clear"), press: () => this.#turnTo(NOTHING) }];
  }

  /** One coin more or less on each advantage. */
  get rows(): GatheredRow[] {
    const more = ORDER.filter((advantage) => this.may(advantage, 1)).map((advantage) => this.#row(advantage, 1));
    const less = ORDER.filter((advantage) => this.may(advantage, -1)).map((advantage) => this.#row(advantage, -1));
    return [...more, ...less];
  }

  #row(advantage: Advantage, more: 1 | -1): GatheredRow {
    return {
      ...{ id: `${more > 0 ? "more" : "less"} ${advantage}`, icon: more > 0 ? ADVANTAGE_ICON[advantage] : "minus", warns: false },
      label: said(more > 0 ? "war-bid-more" : "war-bid-less", { advantage: advantageKey(advantage) }),
      detail: more > 0 ? promised(this.#play.view, this.#play.seat, advantage, this.left - more) : null,
      remark: said("war-coins", { coins: this.bid[advantage] }),
      press: () => this.lay(advantage, more),
    };
  }
}

function bidIn(actions: readonly string[]): Bid {
  return Object.fromEntries(ORDER.map((advantage, place) => [advantage, Number(actions[place]?.split(" ")[1] ?? 0)])) as Bid;
}

const known = new WeakMap<object, Bidding>();

/** Of this page; the same each time. */
export function biddingOf(play: Play<View>): Bidding {
  const found = known.get(play) ?? untrack(() => new Bidding(play));
  known.set(play, found);
  return found;
}

export function gathering(play: Play<View>): Gathering | null {
  const bidding = biddingOf(play);
  return bidding.asked ? bidding : null;
}
