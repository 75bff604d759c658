// An answer of several picks to a question that several are asked at once. It is laid here, changed at will, and sent as
// one. What is asked after each pick the server says, and keeps nothing of it.

import type { Drafting } from "../../lib/game";
import { shared } from "../../lib/structural_sharing";
import type { Picked, Position } from "../../lib/protocol";

export interface Drafter<View> {
  /** The reader's own position with these picks; null where they are refused or no answer comes. */
  ask(actions: string[], quiet: boolean): Promise<Position<View> | null>;
  send(actions: string[]): void;
  /** Told of all that is laid whenever that changes. */
  keep(actions: readonly string[]): void;
  /** Told when more had to be taken back than was asked for. */
  cut(): void;
}

export class Draft<View = unknown> implements Drafting {
  #actions: string[] = [];
  #position: Position<View> | null = $state.raw(null);
  #taken: readonly Picked[] = $state.raw([]);
  #busy: boolean = $state(false);
  /** Which question it answers: what comes late for another one is not heard. */
  #question = 0;
  readonly #drafter: Drafter<View>;

  constructor(drafter: Drafter<View>) {
    this.#drafter = drafter;
  }

  /** The position with all that is laid; null while nothing is. */
  get position(): Position<View> | null {
    return this.#position;
  }

  get actions(): string[] {
    return [...this.#actions];
  }

  /** What was sent and is taken back: it stays in sight until it is laid here again. */
  get taken(): readonly Picked[] {
    return this.#taken;
  }

  get laid(): readonly Picked[] {
    return this.#position?.picked.slice(-this.#actions.length) ?? [];
  }

  get whole(): boolean {
    return this.#position !== null && this.#position.menu.length === 0;
  }

  get busy(): boolean {
    return this.#busy;
  }

  async lay(action: string): Promise<void> {
    if (!this.#busy && !this.whole) await this.#turnTo([...this.#actions, action]);
  }

  /** Several at once, if they still fit. */
  async layAll(actions: string[]): Promise<void> {
    if (!this.#busy && actions.length > 0) await this.#turnTo(actions, true);
  }

  /** An answer that was sent is taken `back`, and laid here again if that says so. */
  async takeUp(sent: readonly Picked[], back: () => Promise<boolean>): Promise<void> {
    this.#taken = sent;
    if (await back()) await this.layAll(sent.map(({ action }) => action));
    this.#taken = [];
  }

  /** What came after it stays, if it can stand without it. */
  async takeBack(place = this.#actions.length - 1): Promise<void> {
    if (this.#busy || this.#actions[place] === undefined) return;
    const before = this.#actions.slice(0, place);
    const after = this.#actions.slice(place + 1);
    const question = this.#question;
    if (await this.#turnTo([...before, ...after], after.length > 0)) return;
    if (after.length > 0 && question === this.#question && (await this.#turnTo(before))) this.#drafter.cut();
  }

  clear(): void {
    this.#question += 1;
    this.#lay([], null);
    this.#busy = false;
  }

  send(): void {
    if (this.whole && !this.#busy) this.#drafter.send(this.#actions);
  }

  /** The picks are the same, but what else there is to see may not be. Nobody waits for it. */
  async refresh(): Promise<void> {
    const [question, actions] = [this.#question, this.#actions];
    if (actions.length === 0) return;
    const position = await this.#drafter.ask(actions, true);
    const same = question === this.#question && actions === this.#actions;
    if (position && same) this.#position = shared(this.#position, position);
  }

  async #turnTo(actions: string[], quiet = false): Promise<boolean> {
    const question = this.#question;
    if (actions.length === 0) {
      this.clear();
      return true;
    }
    this.#busy = true;
    const position = await this.#drafter.ask(actions, quiet);
    if (question !== this.#question) return false;
    this.#busy = false;
    if (position === null) return false;
    this.#lay(actions, position);
    return true;
  }

  #lay(actions: string[], position: Position<View> | null): void {
    this.#actions = actions;
    this.#position = position;
    this.#drafter.keep(actions);
  }
}
