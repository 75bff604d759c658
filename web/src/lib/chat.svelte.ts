// What is said at the table, and how much of it the reader has not seen yet.

import type { ChatLine } from "./protocol";

export class ChatBook {
  #lines: ChatLine[] = $state.raw([]);
  #lastRead: number = $state(-1);
  #opened = false;

  get lines(): ChatLine[] {
    return this.#lines;
  }

  /** Lines of others that came since the reader last looked. */
  unread(seat: number | null): number {
    return this.#lines.filter((line) => line.n > this.#lastRead && (seat === null || line.seat !== seat)).length;
  }

  /** What was said before the page was opened is not news; `anew` is all there is, in place of what was told before. */
  hear(news: ChatLine[], anew = false): void {
    const known = new Map([...(anew ? [] : this.#lines), ...news].map((line) => [line.n, line]));
    this.#lines = [...known.values()].sort((one, other) => one.n - other.n);
    if (!this.#opened) this.read();
    this.#opened = true;
  }

  read(): void {
    this.#lastRead = this.#lines.at(-1)?.n ?? this.#lastRead;
  }
}
