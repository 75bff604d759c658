// Asks the server something small again and again: about every minute, more seldom while nobody looks or nothing answers.

const EVERY = 60_000;
const HIDDEN = 5;
const MOST_DOUBLINGS = 4;
const SOON = 300;

export class AskingAgain {
  readonly #ask: () => Promise<void>;
  readonly #onBack: () => void;
  readonly #luck: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #asking = false;
  #missed = false;

  /** `onBack` is told when there is an answer again after there was none. */
  constructor(ask: () => Promise<void>, onBack: () => void = () => undefined, luck: () => number = Math.random) {
    this.#ask = ask;
    this.#onBack = onBack;
    this.#luck = luck;
  }

  /** Now, and then about every minute; once more if it is being asked already, since that answer may be too old. */
  async now(): Promise<void> {
    if (this.#asking) {
      this.#missed = true;
      return;
    }
    this.#asking = true;
    this.#missed = false;
    try {
      await this.#ask();
      if (this.#failures > 0) this.#onBack();
      this.#failures = 0;
    } catch {
      this.#failures++;
    }
    this.#asking = false;
    this.#plan(this.#missed && this.#failures === 0 ? SOON : this.pause());
  }

  /** In a moment: several reasons at once are one question. */
  soon(): void {
    if (this.#asking) this.#missed = true;
    else this.#plan(SOON);
  }

  /** Milliseconds until the next time; never all pages at once. */
  pause(): number {
    const seldom = document.hidden ? HIDDEN : 1;
    return EVERY * seldom * 2 ** Math.min(this.#failures, MOST_DOUBLINGS) * (0.75 + this.#luck() / 2);
  }

  #plan(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), pause);
  }
}
