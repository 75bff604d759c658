// A table that is being laid: its game, who sits where, its options.

import { createTable } from "./api";
import { ensureGuest } from "./me.svelte";
import type { GameCard, OptionValue, Table } from "./protocol";

const USUAL_SEATS = 4;
const USUAL_BOT = "steady";

/** The level that suits most people, if the game has it. */
export function usualBot(card: GameCard): string | null {
  return card.bots.includes(USUAL_BOT) ? USUAL_BOT : (card.bots.at(-1) ?? null);
}

export function usualSeats(card: GameCard): number {
  return Math.max(card.least, Math.min(USUAL_SEATS, card.most));
}

/** Everything in one press: a seat for you, bots on the others, and off they go. */
export async function playAgainstBots(card: GameCard): Promise<Table> {
  await ensureGuest();
  const seats = usualSeats(card);
  const bots = Array<string | null>(seats - 1).fill(usualBot(card));
  return createTable({ game: card.id, seats, options: {}, public: false, bots, start: true });
}

export class TableDraft {
  #card: GameCard;
  /** Who sits on the seats after yours: a level of bot, null a friend with the link. */
  others = $state<(string | null)[]>([]);
  options = $state<Record<string, OptionValue>>({});
  public = $state(false);

  constructor(card: GameCard) {
    this.#card = $state.raw(card);
    this.#clear();
  }

  get card(): GameCard {
    return this.#card;
  }

  set card(card: GameCard) {
    this.#card = card;
    this.#clear();
  }

  #clear(): void {
    this.others = Array<string | null>(usualSeats(this.card) - 1).fill(null);
    this.options = Object.fromEntries(this.card.options.map((option) => [option.id, option.default]));
  }

  get seats(): number {
    return this.others.length + 1;
  }

  set seats(seats: number) {
    const more = Array<string | null>(Math.max(0, seats - this.seats)).fill(null);
    this.others = [...this.others, ...more].slice(0, seats - 1);
  }

  get startsAtOnce(): boolean {
    return this.others.every((bot) => bot !== null);
  }

  async create(): Promise<Table> {
    await ensureGuest();
    const { card, seats, others, startsAtOnce } = this;
    const options = $state.snapshot(this.options);
    return createTable({ game: card.id, seats, options, public: this.public, bots: [...others], start: startsAtOnce });
  }
}
