// Choosing several of some things: they are pressed in any order, pressed again they are put back, and the whole answer is
// sent as one. Which things there are and how many of them are wanted the server says; nothing here depends on the game.

import type { GatheredRow, Gathering } from "../../lib/game";
import type { Asked, MenuEntry, Message, Position, Select } from "../../lib/protocol";

export interface Selector {
  /** The position, as long as the reader is asked for a selection. */
  position(): Position | null;
  heading(): Message;
  row(entry: MenuEntry): Omit<GatheredRow, "id" | "on" | "press">;
  /** Says why an entry may not be chosen. */
  refuse(entry: MenuEntry): void;
  /** Told of all that is chosen whenever that changes. */
  keep(actions: readonly string[]): void;
  /** What was chosen for this question before the page was opened anew. */
  recall(asked: Asked): readonly string[];
}

const said = (key: string, values: Message["values"] = {}): Message => ({ key, values });

export class Selecting implements Gathering {
  #kept: { n: number; picks: number; actions: readonly string[] } | null = $state.raw(null);
  readonly #selector: Selector;

  constructor(selector: Selector) {
    this.#selector = selector;
  }

  /** Whether several things are asked for now. */
  get isAsked(): boolean {
    return this.#selector.position()?.select !== undefined;
  }

  /** What is chosen, in the order in which it was pressed. */
  get selected(): readonly string[] {
    const position = this.#selector.position();
    if (!position?.select) return [];
    const { n, picks } = position;
    const same = this.#kept?.n === n && this.#kept.picks === picks;
    return same ? (this.#kept?.actions ?? []) : this.#fitting(this.#selector.recall({ n, picks }));
  }

  get question(): string {
    return this.#selector.position()?.prompt?.key ?? "";
  }

  get sentence(): Message {
    return this.#selector.position()?.prompt ?? said("table-your-turn");
  }

  get line(): Message {
    const { least, most } = this.#select;
    const chosen = this.selected.length;
    return least === most ? said("table-select-exact", { chosen, most }) : said("table-select-range", { chosen, least, most });
  }

  get heading(): Message {
    return this.#selector.heading();
  }

  get count(): Message {
    return said("table-select-exact", { chosen: this.selected.length, most: this.#select.most });
  }

  get rows(): readonly GatheredRow[] {
    return this.#entries.flatMap((entry) =>
      Array.from({ length: this.#times(entry.action) }, (_each, copy) => this.#row(entry, copy)),
    );
  }

  readonly lists = false;

  get goesOn(): boolean {
    return this.selected.length < this.#select.most;
  }

  get send(): Message {
    return this.missing ?? said("table-select-send", { chosen: this.selected.length });
  }

  get missing(): Message | null {
    const left = this.#select.least - this.selected.length;
    return left > 0 ? said("table-select-missing", { left }) : null;
  }

  get actions(): readonly string[] | null {
    if (this.missing) return null;
    const { stop } = this.#select;
    return this.goesOn && stop !== null ? [...this.selected, stop] : this.selected;
  }

  readonly helpers = [];

  get mayTakeBack(): boolean {
    return this.selected.length > 0;
  }

  takeBack(): void {
    this.#keep(this.selected.slice(0, -1));
  }

  letGo(): boolean {
    const had = this.mayTakeBack;
    if (had) this.#keep([]);
    return had;
  }

  resume(actions: readonly string[]): void {
    this.#keep(this.#fitting(actions));
  }

  sent(): void {
    this.#selector.keep([]);
  }

  /** An entry pressed on the board: one more of it, and when there are no more of it none. */
  turn(entry: MenuEntry): void {
    const have = this.#chosen(entry.action);
    if (have < this.#times(entry.action)) this.#add(entry.action);
    else this.#keep(this.selected.filter((action) => action !== entry.action));
  }

  putBack(entry: MenuEntry): void {
    if (this.#chosen(entry.action) > 0) this.#remove(entry.action);
  }

  get #select(): Select {
    return this.#selector.position()?.select ?? { least: 0, most: 0, stop: null, times: {} };
  }

  /** The things, without the action that says: enough. */
  get #entries(): MenuEntry[] {
    const position = this.#selector.position();
    return position?.menu.filter(({ action }) => action !== position.select?.stop) ?? [];
  }

  #times = (action: string): number => this.#select.times[action] ?? 1;

  #chosen = (action: string): number => this.selected.filter((each) => each === action).length;

  #row(entry: MenuEntry, copy: number): GatheredRow {
    const on = copy < this.#chosen(entry.action);
    const row = { ...this.#selector.row(entry), id: copy === 0 ? entry.action : `${entry.action} ${copy + 1}` };
    if (entry.refusal) return { ...row, barred: true, press: () => this.#selector.refuse(entry) };
    return { ...row, on, press: () => (on ? this.#remove(entry.action) : this.#add(entry.action)) };
  }

  /** Where as many as are wanted are chosen, the one that was chosen first makes room. */
  #add(action: string): void {
    this.#keep([...this.selected, action].slice(-this.#select.most));
  }

  #remove(action: string): void {
    this.#keep(this.selected.toSpliced(this.selected.lastIndexOf(action), 1));
  }

  #keep(actions: readonly string[]): void {
    const position = this.#selector.position();
    if (!position) return;
    this.#kept = { n: position.n, picks: position.picks, actions };
    this.#selector.keep(actions);
  }

  /** Of some actions those that may be chosen now. */
  #fitting(actions: readonly string[]): readonly string[] {
    const open = new Set(this.#entries.filter((entry) => entry.refusal === null).map((entry) => entry.action));
    return actions.filter((action) => open.has(action)).slice(0, this.#select.most);
  }
}
