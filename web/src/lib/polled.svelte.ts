// Something the server knows, asked for again and again while the page is looked at.

const MOST_DOUBLINGS = 3;

export class Polled<Value> {
  #value = $state.raw<Value | undefined>();
  #problem = $state.raw<unknown>();
  #failures = 0;
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
      this.#failures = 0;
    } catch (problem) {
      this.#problem = problem;
      this.#failures++;
    }
  }

  /** For `$effect`: begins now, ends when the page goes. What cannot answer is asked less and less often. */
  start(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const again = async (): Promise<void> => {
      if (!document.hidden) await this.refresh();
      if (!ended) timer = setTimeout(() => void again(), this.#every * 2 ** Math.min(this.#failures, MOST_DOUBLINGS));
    };
    void again();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }
}
