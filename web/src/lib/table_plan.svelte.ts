// A table that is being laid: its game, who sits where, its options.

import { createTable } from "./api";
import { asSettings, type Entry } from "./entry";
import { ensureGuest } from "./me.svelte";
import type { GameInfo, OptionValue, Table } from "./protocol";
import { settings } from "./settings.svelte";
import { isFor } from "./tables";

const USUAL_SEATS = 4;
/** What is also played alone is a game of long turns: few play it at their best. */
const FEW_SEATS = 2;
const USUAL_BOT = "steady";

/** The level that suits most people, if the game has it. */
export function usualBot(info: GameInfo): string | null {
  return info.bots.includes(USUAL_BOT) ? USUAL_BOT : (info.bots.at(-1) ?? null);
}

function usualSeats(info: GameInfo): number {
  return Math.max(info.least, Math.min(isPlayedAlone(info) ? FEW_SEATS : USUAL_SEATS, info.most));
}

/** Against a rival that the rules play. */
export function isPlayedAlone(info: GameInfo): boolean {
  return info.least === 1;
}

/** Everything in one press: a seat for you, bots on the others, and off they go. */
export async function playAgainstBots(info: GameInfo): Promise<Table> {
  await ensureGuest();
  const seats = usualSeats(info);
  const bots = Array<string | null>(seats - 1).fill(usualBot(info));
  return createTable({ game: info.id, seats, options: {}, public: false, bots, start: true, pace: settings.pace });
}

export class TablePlan {
  #info: GameInfo;
  /** Who sits on the other seats, in their order: a level of bot, null a friend with the link. */
  others = $state<(string | null)[]>([]);
  /** Yours. */
  seat = $state(0);
  options = $state<Record<string, OptionValue>>({});
  entry = $state<Entry>("link");

  /** `seats` is a wish; what the game is not for is not granted. */
  constructor(info: GameInfo, seats = 0) {
    this.#info = $state.raw(info);
    this.#clear();
    if (seats >= info.least && seats <= info.most) this.seats = seats;
  }

  get info(): GameInfo {
    return this.#info;
  }

  set info(info: GameInfo) {
    this.#info = info;
    this.#clear();
  }

  #clear(): void {
    this.others = Array<string | null>(usualSeats(this.info) - 1).fill(null);
    this.seat = 0;
    this.options = Object.fromEntries(this.info.options.map((option) => [option.id, option.default]));
  }

  get seats(): number {
    return this.others.length + 1;
  }

  set seats(seats: number) {
    const more = Array<string | null>(Math.max(0, seats - this.seats)).fill(null);
    this.others = [...this.others, ...more].slice(0, seats - 1);
    this.seat = Math.min(this.seat, seats - 1);
  }

  get startsAtOnce(): boolean {
    return this.others.every((bot) => bot !== null);
  }

  async create(): Promise<Table> {
    await ensureGuest();
    const { info, seats, seat, others, startsAtOnce } = this;
    const options = Object.fromEntries(
      info.options.filter((option) => isFor(option, seats, this.options)).map(({ id }) => [id, this.options[id] as OptionValue]),
    );
    return createTable({ game: info.id, seats, options, ...asSettings(this.entry), bots: [...others], start: startsAtOnce, pace: settings.pace, seat });
  }
}
