// What the server says of the present question, asked when somebody wants to know: what its choices would lead to, what
// would come of an answer that is being laid.

import type { Asked } from "../../lib/protocol";

/** One answer for each of these; nothing comes back if the question has changed meanwhile. */
type Ask<Answer> = (asked: Asked, about: string[]) => Promise<Record<string, Answer> | null>;

export class Answers<Answer> {
  #known: ReadonlyMap<string, Answer> = $state.raw(new Map());
  #question: Asked = { n: -1, picks: 0 };
  #wished: string[] = [];
  #asked = new Set<string>();
  readonly #ask: Ask<Answer>;
  readonly #atOnce: number;

  /** `atOnce`: as much as the server answers in one message; more is asked in several. */
  constructor(ask: Ask<Answer>, atOnce: number) {
    this.#ask = ask;
    this.#atOnce = atOnce;
  }

  /** Another position: nothing is known of it. */
  turnTo(question: Asked): void {
    this.#question = question;
    this.#known = new Map();
    this.#wished = [];
    this.#asked = new Set();
  }

  /** What is known of this. The first who wants to know it has it asked, with all that is wanted by then. */
  of(about: string): Answer | undefined {
    if (!this.#asked.has(about)) this.#wish(about);
    return this.#known.get(about);
  }

  /** The same, without asking for it. */
  known(about: string): Answer | undefined {
    return this.#known.get(about);
  }

  #wish(about: string): void {
    this.#asked.add(about);
    this.#wished.push(about);
    if (this.#wished.length === 1) queueMicrotask(() => this.#askAll());
  }

  #askAll(): void {
    const wished = this.#wished;
    this.#wished = [];
    for (let first = 0; first < wished.length; first += this.#atOnce) {
      void this.#learn(wished.slice(first, first + this.#atOnce));
    }
  }

  async #learn(about: string[]): Promise<void> {
    const question = this.#question;
    const answers = await this.#ask(question, about);
    if (question !== this.#question) return;
    if (answers) this.#known = new Map([...this.#known, ...Object.entries(answers)]);
    // whoever looks again asks again
    else for (const each of about) this.#asked.delete(each);
  }
}
