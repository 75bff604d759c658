// The reactive model of a table whose rules have changed since: what was told of it, and the talk that goes on.

import { getHistory, getLog } from "../../lib/api";
import { ChatBook } from "../../lib/chat.svelte";
import { attempt } from "../../lib/errors";
import { partiesOf, type Party } from "../../lib/parties";
import type { History, Line, ServerMessage, Table } from "../../lib/protocol";
import { TableSocket } from "../../lib/socket.svelte";
import { wordsOf, type Words } from "../../lib/text.svelte";

export class OlderModel {
  readonly id: string;
  readonly socket: TableSocket;
  readonly chat = new ChatBook();
  #table: Table = $state.raw() as Table;
  #eyes: number | null = $state(null);
  #log: Line[] | null = $state.raw(null);
  #history: History | null = $state.raw(null);
  #trouble: unknown = $state.raw(null);

  constructor(id: string, table: Table) {
    this.id = id;
    this.#table = table;
    this.#eyes = table.your_seat;
    this.socket = new TableSocket(id, (message) => this.#hear(message));
    void this.#read();
  }

  close(): void {
    this.socket.close();
  }

  get table(): Table {
    return this.#table;
  }

  get words(): Words {
    return wordsOf(this.#table.game);
  }

  /** With whose eyes the story is told. */
  get eyes(): number | null {
    return this.#eyes;
  }

  /** Null until it has arrived. */
  get log(): Line[] | null {
    return this.#log;
  }

  /** Null until it has arrived. */
  get history(): History | null {
    return this.#history;
  }

  get trouble(): unknown {
    return this.#trouble;
  }

  /** What everybody had in the end, or when the rules changed; nothing if that was not kept. */
  get points(): number[] {
    return this.#table.result?.scores ?? this.#history?.scores.at(-1) ?? [];
  }

  get parties(): Party[] {
    return partiesOf(this.#table, Math.max(this.points.length, this.#table.seats.length));
  }

  get names(): string[] {
    return this.parties.map((party) => party.name);
  }

  look(eyes: number | null): void {
    this.#eyes = eyes;
    void this.#read();
  }

  async say(text: string): Promise<boolean> {
    return (await attempt(() => this.socket.ask({ type: "chat", text }))) !== undefined;
  }

  async #read(): Promise<void> {
    const eyes = this.#eyes;
    try {
      const [{ log }, history] = await Promise.all([getLog(this.id, eyes), getHistory(this.id)]);
      if (eyes !== this.#eyes) return;
      [this.#log, this.#history] = [log, history];
      this.#trouble = null;
    } catch (problem) {
      this.#trouble = problem;
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === "table") this.#table = message.table;
    if (message.type === "chat") this.chat.hear(message.lines, message.anew);
  }
}
