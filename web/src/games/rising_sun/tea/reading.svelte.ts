// Which open offers the reader has before the eyes, and which of those to the reader are put off for later.

import type { Play } from "../../../lib/game";
import type { Offer, View } from "../view";
import { offersTo } from "./talk";

export class Reading {
  readonly #play: Play<View>;
  /** The list of open offers is in sight. */
  here: boolean = $state(false);
  /** It is one press away, and what is pressed says how many there are. */
  near: boolean = $state(false);
  #later: ReadonlySet<string> = $state.raw(new Set());

  constructor(play: Play<View>) {
    this.#play = play;
  }

  /** What is to be told where the reader looks, the newest first. */
  get untold(): Offer[] {
    if (this.here) return [];
    const offers = offersTo(this.#play.view, this.#play.seat);
    const waiting = offers.filter((offer) => !this.#later.has(JSON.stringify(offer)));
    return waiting.toSorted((one, other) => this.#madeAt(other) - this.#madeAt(one));
  }

  /** Its line of the log. */
  #madeAt({ giver, taker, which }: Offer): number {
    return this.#play.log.findLastIndex(
      ({ event }) => event.event === "offers" && event.seat === giver && event["other"] === taker && event["which"] === which,
    );
  }

  /** All that are told now wait where they can be found. */
  later(): void {
    this.#later = new Set(this.untold.map((offer) => JSON.stringify(offer)));
  }
}

const known = new WeakMap<object, Reading>();

/** Of this page; the same each time. */
export function readingOf(play: Play<View>): Reading {
  const found = known.get(play) ?? new Reading(play);
  known.set(play, found);
  return found;
}
