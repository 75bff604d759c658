// Who goes and who comes back, as the table tells it: said once, and not of a page that is only loaded anew.

import type { Seat, Table } from "../../lib/protocol";
import { t } from "../../lib/text.svelte";
import { toast } from "../../lib/toasts.svelte";
import type { Note } from "../log/log";

export type Coming = "left" | "back" | "away" | "here";

/** Milliseconds before somebody whose line broke is said to be away. */
const A_MOMENT = 4000;

/** What is new about one seat; of one's own nothing is. */
function comingOf(before: Seat, after: Seat, own: number | null): Coming | null {
  if (after.kind !== "guest" || before.kind !== "guest" || after.seat === own) return null;
  if (before.bot === null && after.bot !== null) return "left";
  if (before.bot !== null && after.bot === null) return "back";
  if (after.bot !== null || before.here === after.here) return null;
  return after.here ? "here" : "away";
}

export class Comings {
  #notes: Note[] = $state.raw([]);
  readonly #gone = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #at: () => number;

  constructor(at: () => number) {
    this.#at = at;
  }

  get notes(): readonly Note[] {
    return this.#notes;
  }

  hear(before: Table, after: Table): void {
    if (after.state !== "running") return;
    after.seats.forEach((seat, place) => {
      const old = before.seats[place];
      const coming = old && comingOf(old, seat, after.your_seat);
      if (coming) this.#notice(seat, coming);
    });
  }

  close(): void {
    for (const waiting of this.#gone.values()) clearTimeout(waiting);
    this.#gone.clear();
  }

  #notice(seat: Seat, coming: Coming): void {
    const waiting = this.#gone.get(seat.seat);
    this.#gone.delete(seat.seat);
    clearTimeout(waiting);
    if (coming === "away") this.#gone.set(seat.seat, setTimeout(() => this.#sayAway(seat), A_MOMENT));
    else if (coming !== "here" || waiting === undefined) this.#say(seat, coming);
  }

  #sayAway(seat: Seat): void {
    this.#gone.delete(seat.seat);
    this.#say(seat, "away");
  }

  #say({ seat, name }: Seat, coming: Coming): void {
    const key = `table-coming-${coming}`;
    this.#notes = [...this.#notes, { number: this.#notes.length, at: this.#at(), seat, key, name }];
    toast(t(key, { name }), coming === "back" || coming === "here" ? "good" : "info");
  }
}
