// Submission of a form: whether it is under way, and what came in between.

import { ApiError } from "../../lib/api";
import { sayError } from "../../lib/errors";

export class Submission {
  #busy = $state(false);
  #problem = $state.raw<unknown>(null);

  get busy(): boolean {
    return this.#busy;
  }

  /** In words, null if nothing is wrong. */
  get text(): string | null {
    return this.#problem === null ? null : sayError(this.#problem);
  }

  get key(): string | null {
    return this.#problem instanceof ApiError ? this.#problem.error.key : null;
  }

  forget(): void {
    this.#problem = null;
  }

  async run(doing: () => Promise<unknown>): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    this.#problem = null;
    try {
      await doing();
      return true;
    } catch (problem) {
      this.#problem = problem;
      return false;
    } finally {
      this.#busy = false;
    }
  }
}
