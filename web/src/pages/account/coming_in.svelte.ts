// The other device: it asks once, by a press, and then waits for a yes on the first one.

import { askLink, takeLink } from "../../lib/account_api";
import { ApiError } from "../../lib/api";
import type { Guest } from "../../lib/protocol";

const EVERY = 2500;

export class ComingIn {
  #asked = $state.raw<{ name: string; claim: string } | null>(null);
  #person = $state.raw<Guest | null>(null);
  #problem = $state.raw<unknown>(null);
  #busy = $state(false);
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** Whose it is, once it was asked for. */
  get name(): string | null {
    return this.#asked?.name ?? null;
  }

  /** Who one is now: somebody has said yes. */
  get person(): Guest | null {
    return this.#person;
  }

  get problem(): unknown {
    return this.#problem;
  }

  get busy(): boolean {
    return this.#busy;
  }

  get waiting(): boolean {
    return this.#asked !== null && this.#person === null && this.#problem === null;
  }

  async ask(): Promise<void> {
    this.#busy = true;
    this.#problem = null;
    try {
      this.#asked = await askLink(this.#token);
    } catch (problem) {
      this.#problem = problem;
    }
    this.#busy = false;
  }

  /** Whether it was granted meanwhile. A server that does not answer is asked again; one that knows no such link is not. */
  async look(): Promise<void> {
    if (!this.#asked) return;
    try {
      this.#person = await takeLink(this.#token, this.#asked.claim);
    } catch (problem) {
      if (problem instanceof ApiError && problem.error.kind === "not-found") this.#problem = problem;
    }
  }

  /** For `$effect`: while it waits and the page is looked at. */
  start(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const again = async (): Promise<void> => {
      if (!document.hidden) await this.look();
      if (!ended) timer = setTimeout(() => void again(), EVERY);
    };
    timer = setTimeout(() => void again(), EVERY);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }
}
