// Something the server knows, asked for again and again while the page is looked at.

export class Polled<Value> {
  #value = $state.raw<Value | undefined>();
  #problem = $state.raw<unknown>();
  readonly #load: () => Promise<Value>;
  readonly #every: number;

  constructor(load: () => Promise<Value>, every = 10_000) {
    this.#load = load;
    this.#every = every;
  }

  /** The last that was heard; undefined before the first time. */
  get value(): Value | undefined {
    return this.#value;
  }

  /** Why there is nothing to show; a later failure keeps what is there. */
  get problem(): unknown {
    return this.#value === undefined ? this.#problem : undefined;
  }

  async refresh(): Promise<void> {
    try {
      this.#value = await this.#load();
      this.#problem = undefined;
    } catch (problem) {
      this.#problem = problem;
    }
  }

  /** For `$effect`: begins now, ends when the page goes. */
  start(): () => void {
    void this.refresh();
    const timer = setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, this.#every);
    return () => clearInterval(timer);
  }
}
