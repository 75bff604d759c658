// The reactive model of a replay: one position at a time, seen with somebody's eyes.

import { getLog, getPosition } from "../../lib/api";
import type { GameClient, Play } from "../../lib/game";
import { partiesOf, type Party } from "../../lib/parties";
import type { Chapter, Line, MenuEntry, Message, Position, ServerMessage, Table, TableEvent } from "../../lib/protocol";
import { TableSocket } from "../../lib/socket.svelte";
import { wordsOf, type Words } from "../../lib/text.svelte";
import { linesOf, merged } from "../log/log";

const KEPT = 80;
const STEP = 1400;
export const SPEEDS = [0.5, 1, 2, 4];

export class ReplayModel<View = unknown> implements Play<View> {
  readonly id: string;
  readonly game: GameClient<View>;
  readonly socket: TableSocket;
  #table: Table = $state.raw() as Table;
  #whole: Line[] = $state.raw([]);
  #last: number | null = $state(null);
  #position: Position<View> | null = $state.raw(null);
  #at: number = $state(0);
  #eyes: number | null = $state(null);
  #chapters: Chapter[] = $state.raw([]);
  #playing: boolean = $state(false);
  #trouble: unknown = $state.raw(null);
  speed: number = $state(1);
  readonly #kept = new Map<string, Promise<Position<View>>>();
  #loading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, table: Table, game: GameClient<View>, at: number | null, eyes: number | null) {
    this.id = id;
    this.game = game;
    this.#table = table;
    this.#eyes = this.over ? eyes : table.your_seat;
    this.#at = at ?? -1;
    this.socket = new TableSocket(id, (message) => this.#hear(message));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.socket.close();
  }

  // --- what is shown ------------------------------------------------------------------------------------------

  readonly menu: MenuEntry[] = [];
  readonly chosen = null;
  readonly hovered = null;
  readonly since = [];
  readonly still = true;

  choose(): void {}
  confirm(): void {}
  hover(): void {}
  why(): void {}
  preview(): undefined {}

  get table(): Table {
    return this.#table;
  }

  get over(): boolean {
    return this.#table.state === "finished";
  }

  get words(): Words {
    return wordsOf(this.#table.game);
  }

  get ready(): boolean {
    return this.#position !== null && this.#last !== null;
  }

  get trouble(): unknown {
    return this.#trouble;
  }

  get position(): Position<View> {
    if (this.#position === null) throw new Error("no position has arrived yet");
    return this.#position;
  }

  get view(): View {
    return this.position.view;
  }

  get draft(): null {
    return null;
  }

  get seat(): number | null {
    return this.#eyes;
  }

  get parties(): Party[] {
    return partiesOf(this.#table, this.#position?.scores.length ?? 0);
  }

  get names(): string[] {
    return this.parties.map((party) => party.name);
  }

  get whole(): Line[] {
    return this.#whole;
  }

  get log(): Line[] {
    return this.#whole.filter((line) => line.at <= this.position.at);
  }

  get last(): TableEvent[] {
    return this.lines.map((line) => line.event);
  }

  /** What was said of the move that led here. */
  get lines(): Line[] {
    return linesOf(this.#whole, this.position.at);
  }

  get at(): number {
    return Math.max(0, this.#at);
  }

  get end(): number {
    return this.#last ?? 0;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get chapters(): Chapter[] {
    return this.#chapters;
  }

  say(message: Message): string {
    return this.words.say(message, this.names, this.seat);
  }

  // --- moving about -------------------------------------------------------------------------------------------

  goTo(at: number): void {
    // Before the server has told how long the match is, any wish may be granted.
    this.#at = Math.min(Math.max(0, at), this.#last ?? at);
    void this.#load();
  }

  /** A step by hand stops the playing. */
  step(by: number): void {
    this.pause();
    this.goTo(this.at + by);
  }

  look(eyes: number | null): void {
    this.#eyes = eyes;
    void this.#load();
    void this.#retell();
  }

  /** The log of a finished game as these eyes saw it. */
  async #retell(): Promise<void> {
    const eyes = this.#eyes;
    try {
      const { log, chapters } = await getLog(this.id, eyes);
      if (eyes !== this.#eyes) return;
      this.#whole = log;
      this.#chapters = chapters;
    } catch (problem) {
      this.#trouble = problem;
    }
  }

  toggle(): void {
    if (this.#playing) return this.pause();
    if (this.at >= this.end) this.goTo(0);
    this.#playing = true;
    this.#plan();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#playing = false;
  }

  #plan(): void {
    this.#timer = setTimeout(() => this.#playOn(), STEP / this.speed);
  }

  #playOn(): void {
    if (this.at >= this.end) return this.pause();
    // A slow line makes the playing slower, it never skips a move.
    if (!this.#loading) this.goTo(this.at + 1);
    this.#plan();
  }

  /** While one position is on its way, only the last one asked for is remembered. */
  async #load(): Promise<void> {
    if (this.#loading || this.#last === null) return;
    this.#loading = true;
    try {
      let shown: Position<View>;
      let wanted: string;
      do {
        wanted = this.#key(this.at);
        shown = await this.#fetch(this.at);
      } while (wanted !== this.#key(this.at));
      this.#position = shown;
      this.#trouble = null;
      this.#foresee();
    } catch (problem) {
      this.#trouble = problem;
      this.pause();
    } finally {
      this.#loading = false;
    }
  }

  #foresee(): void {
    for (const near of [this.at + 1, this.at - 1]) {
      if (near >= 0 && near <= this.end) this.#fetch(near).catch(() => undefined);
    }
  }

  #key(at: number): string {
    return `${this.#eyes} ${at}`;
  }

  #fetch(at: number): Promise<Position<View>> {
    const key = this.#key(at);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    // A running game is only shown with one's own eyes: the server knows whose.
    const fetched = getPosition<View>(this.id, at, this.over ? this.#eyes : null);
    this.#kept.set(key, fetched);
    fetched.catch(() => this.#kept.delete(key));
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > KEPT && !oldest.done) this.#kept.delete(oldest.value);
    return fetched;
  }

  // --- what the server says -----------------------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    if (message.type === "table") this.#table = message.table;
    if (message.type !== "position") return;
    const first = this.#last === null;
    if (!this.over) this.#take(message.log, message.chapters, message.from);
    else if (first) void this.#retell();
    this.#last = message.position.at;
    if (first) this.#begin();
  }

  #begin(): void {
    // Without a wish a running game is shown where it stands, a finished one from its beginning.
    this.goTo(this.#at >= 0 ? this.#at : this.over ? 0 : this.end);
  }

  #take(log: Line[], chapters: Chapter[], from: number): void {
    this.#whole = merged(this.#whole, log, from);
    this.#chapters = merged(this.#chapters, chapters, from);
  }
}
