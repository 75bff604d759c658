// What the reader does beside the question, asked or not: said in small steps, each out of a menu of the server's, and
// done as one. It never touches the question itself.

import type { NextWords } from "../../lib/game";
import type { MenuEntry, Message, Picked, WireError } from "../../lib/protocol";

export type { NextWords as Next } from "../../lib/game";

export interface Listener {
  /** What may be said after this; null where this cannot be said, or no answer comes. */
  next(said: string[]): Promise<NextWords | null>;
  /** What went wrong; null if it is done. */
  act(said: string[]): Promise<WireError | null>;
}

/** What the reader should know before going on: that it is no longer as it was, or why it was refused. */
export type Notice = "changed" | WireError;

interface Reached {
  said: Picked[];
  next: NextWords;
}

export class Acts {
  #reached: Reached | null = $state.raw(null);
  /** What the reader wants to have said: until the server has answered more than what is reached. */
  #aim: string[] = [];
  #busy: boolean = $state(false);
  #sending: boolean = $state(false);
  #open: boolean = $state(false);
  #notice: Notice | null = $state.raw(null);
  #heard: number | null = $state(null);
  #seen: number = $state(0);
  /** Answers that come late for what is no longer wanted are not heard. */
  #turn = 0;
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** With the words each step has now. */
  get said(): readonly Picked[] {
    return this.#reached?.said ?? [];
  }

  get menu(): MenuEntry[] {
    return this.#reached?.next.menu ?? [];
  }

  get prompt(): Message | null {
    return this.#reached?.next.prompt ?? null;
  }

  get whole(): boolean {
    return this.#reached?.next.whole ?? false;
  }

  get busy(): boolean {
    return this.#busy || this.#sending;
  }

  get sending(): boolean {
    return this.#sending;
  }

  get notice(): Notice | null {
    return this.#notice;
  }

  /** How much was heard since the reader looked last. */
  get news(): number {
    return this.#open ? 0 : Math.max(0, (this.#heard ?? 0) - this.#seen);
  }

  /** What was half said when it was closed is there again, if it can still be said. */
  async open(): Promise<void> {
    this.#open = true;
    this.#seen = this.#heard ?? 0;
    await this.#turnTo(this.#aim);
  }

  close(): void {
    this.#open = false;
    this.#notice = null;
  }

  /** The reader has seen in another place what there is to see. */
  see(): void {
    this.#seen = this.#heard ?? 0;
  }

  async say(action: string): Promise<void> {
    if (this.busy || this.whole) return;
    this.#notice = null;
    await this.#turnTo([...this.#aim, action], this.#reached);
  }

  /** What came after it stays, as far as it can be said without it. */
  async takeBack(place = this.said.length - 1): Promise<void> {
    if (this.busy || this.said[place] === undefined) return;
    const aim = this.#aim.filter((_, each) => each !== place);
    await this.#turnTo(aim);
    this.#notice = null;
  }

  clear(): void {
    this.#turn += 1;
    this.#aim = [];
    this.#reached = null;
    this.#notice = null;
    this.#busy = false;
  }

  /** Whether it is done. */
  async send(): Promise<boolean> {
    if (!this.whole || this.busy) return false;
    this.#sending = true;
    const error = await this.#listener.act(this.#aim);
    this.#sending = false;
    if (error === null) {
      this.clear();
      return true;
    }
    await this.#turnTo(this.#aim);
    this.#notice = error.kind === "stale" ? "changed" : error;
    return false;
  }

  /** Something happened that the reader knows of, and `heard` acts in all. What is half said may mean something else now. */
  async hear(heard: number): Promise<void> {
    if (this.#heard === null || this.#open) this.#seen = heard;
    this.#heard = heard;
    if (this.#open && !this.#sending) await this.#turnTo(this.#aim);
  }

  async #turnTo(aim: string[], from: Reached | null = null): Promise<void> {
    const turn = ++this.#turn;
    const before = this.said;
    this.#aim = aim;
    this.#busy = true;
    const reached = await this.#walk(aim, from);
    if (turn !== this.#turn) return;
    this.#busy = false;
    if (reached !== null) this.#reached = reached;
    this.#aim = this.said.map((step) => step.action);
    if (reached !== null && isOther(before, reached.said, aim)) this.#notice = "changed";
  }

  /** Step by step as far as it goes: a step has the words of the menu that it is said out of. */
  async #walk(aim: string[], from: Reached | null): Promise<Reached | null> {
    const next = from?.next ?? (await this.#listener.next([]));
    let reached = next && { said: from?.said ?? [], next };
    while (reached !== null && reached.said.length < aim.length) {
      const further = await this.#step(reached, aim);
      if (further === null) break;
      reached = further;
    }
    return reached;
  }

  async #step({ said, next }: Reached, aim: string[]): Promise<Reached | null> {
    const entry = next.menu.find((each) => each.action === aim[said.length] && each.refusal === null);
    const after = entry && (await this.#listener.next(aim.slice(0, said.length + 1)));
    return entry && after ? { said: [...said, entry], next: after } : null;
  }
}

/** Whether not all that was wanted can be said, or something said before reads otherwise now. */
function isOther(before: readonly Picked[], now: readonly Picked[], aim: string[]): boolean {
  const reads = (step: Picked | undefined): string => JSON.stringify(step?.label);
  const same = (step: Picked, place: number): boolean =>
    before[place]?.action !== step.action || reads(before[place]) === reads(step);
  return now.length < aim.length || !now.every(same);
}
