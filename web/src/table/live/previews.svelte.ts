// What the choices of the present question would lead to, asked of the server when somebody wants to know.

import type { Asked, Preview } from "../../lib/protocol";

/** More are asked in several questions. */
const AT_ONCE = 24;

type Answers<View> = Record<string, Preview<View> | null>;
/** Nothing comes back if the question has changed meanwhile. */
type Ask<View> = (asked: Asked, actions: string[]) => Promise<Answers<View> | null>;

export class Previews<View> {
  #known: ReadonlyMap<string, Preview<View> | null> = $state.raw(new Map());
  #question: Asked = { n: -1, picks: 0 };
  #wished: string[] = [];
  #asked = new Set<string>();
  readonly #ask: Ask<View>;

  constructor(ask: Ask<View>) {
    this.#ask = ask;
  }

  /** Another position: nothing is known of it. */
  turnTo(question: Asked): void {
    this.#question = question;
    this.#known = new Map();
    this.#wished = [];
    this.#asked = new Set();
  }

  /** What is known of an action. The first who wants to know it has it asked, with all that is wanted by then. */
  of(action: string): Preview<View> | null | undefined {
    if (!this.#asked.has(action)) this.#wish(action);
    return this.#known.get(action);
  }

  /** The same, without asking for it. */
  known(action: string): Preview<View> | null | undefined {
    return this.#known.get(action);
  }

  #wish(action: string): void {
    this.#asked.add(action);
    this.#wished.push(action);
    if (this.#wished.length === 1) queueMicrotask(() => this.#askAll());
  }

  #askAll(): void {
    const wished = this.#wished;
    this.#wished = [];
    for (let first = 0; first < wished.length; first += AT_ONCE) {
      void this.#learn(wished.slice(first, first + AT_ONCE));
    }
  }

  async #learn(actions: string[]): Promise<void> {
    const question = this.#question;
    const answers = await this.#ask(question, actions);
    if (answers && question === this.#question) this.#known = new Map([...this.#known, ...Object.entries(answers)]);
  }
}
