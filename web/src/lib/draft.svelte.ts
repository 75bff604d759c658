// A table that is being laid: its game, who sits where, its options.

import { createTable } from "./api";
import { ensureGuest } from "./me.svelte";
import type { GameCard, OptionValue, Table } from "./protocol";
import { isFor } from "./tables";

const USUAL_SEATS = 4;
/** What is also played alone is a game of long turns: few play it at their best. */
const FEW_SEATS = 2;
const USUAL_BOT = "steady";

/** The level that suits most people, if the game has it. */
export function usualBot(card: GameCard): string | null {
  return card.bots.includes(USUAL_BOT) ? USUAL_BOT : (card.bots.at(-1) ?? null);
}

export function usualSeats(card: GameCard): number {
  return Math.max(card.least, Math.min(isPlayedAlone(card) ? FEW_SEATS : USUAL_SEATS, card.most));
}

/** Against a rival that the rules play. */
export function isPlayedAlone(card: GameCard): boolean {
  return card.least === 1;
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

  /** `seats` is a wish; what the game is not for is not granted. */
  constructor(card: GameCard, seats = 0) {
    this.#card = $state.raw(card);
    this.#clear();
    if (seats >= card.least && seats <= card.most) this.seats = seats;
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
    const options = Object.fromEntries(
      card.options.filter((option) => isFor(option, seats)).map(({ id }) => [id, this.options[id] as OptionValue]),
    );
    return createTable({ game: card.id, seats, options, public: this.public, bots: [...others], start: startsAtOnce });
  }
}
