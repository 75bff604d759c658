// The reactive model of a replay: one position at a time, seen with somebody's eyes.

import { getLog, getPosition } from "../../lib/api";
import type { GameClient, Play } from "../../lib/game";
import { partiesOf, type Party } from "../../lib/parties";
import type { Line, MenuEntry, Message, Position, ServerMessage, Table, TableEvent } from "../../lib/protocol";
import { TableSocket } from "../../lib/socket.svelte";
import { wordsOf, type Words } from "../../lib/text.svelte";
import { isBy, linesOf, merged, sections, stopsOf, type Stop } from "../log/log";

const KEPT = 80;
const STEP = 1400;
export const SPEEDS = [0.5, 1, 2, 4];

/** A move, and which part of it; null for its end, whatever was forced on the way. */
interface Wish {
  at: number;
  part: number | null;
}

export class ReplayModel<View = unknown> implements Play<View> {
  readonly id: string;
  readonly game: GameClient<View>;
  readonly socket: TableSocket;
  #table: Table = $state.raw() as Table;
  #whole: Line[] = $state.raw([]);
  #last: number | null = $state(null);
  #position: Position<View> | null = $state.raw(null);
  /** Where the reader wants to be. */
  #wish: Wish = $state.raw({ at: 0, part: null });
  #eyes: number | null = $state(null);
  #playing: boolean = $state(false);
  #trouble: unknown = $state.raw(null);
  speed: number = $state(1);
  readonly #kept = new Map<string, Promise<Position<View>>>();
  #loading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    table: Table,
    game: GameClient<View>,
    wish: Wish | null,
    eyes: number | null,
  ) {
    this.id = id;
    this.game = game;
    this.#table = table;
    this.#eyes = this.over ? eyes : table.your_seat;
    this.#wish = wish ?? { at: -1, part: null };
    this.socket = new TableSocket(id, (message) => this.#hear(message));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.socket.close();
  }

  // --- what is shown ------------------------------------------------------------------------------------------

  readonly menu: MenuEntry[] = [];
  readonly chosen = null;
  readonly selected = [];
  readonly hovered = null;
  readonly since = [];
  readonly beside = null;
  readonly telling = null;
  readonly still = true;

  choose(): void {}
  putBack(): void {}
  confirm(): void {}
  hover(): void {}
  why(): void {}
  preview(): undefined {}
  foresee(): undefined {}

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
    const { scores, roles } = this.#position ?? { scores: [], roles: [] };
    return partiesOf(this.#table, scores.length, roles, this.game.crests);
  }

  get names(): string[] {
    return this.parties.map((party) => party.name);
  }

  get whole(): Line[] {
    return this.#whole;
  }

  get log(): Line[] {
    return this.#whole.filter((line) => isBy(line, this.position));
  }

  get last(): TableEvent[] {
    return this.lines.map((line) => line.event);
  }

  /** What was said of the move, or the part of it, that led here. */
  get lines(): Line[] {
    return linesOf(this.#whole, this.position);
  }

  /** Everywhere one can stop: after every move, and after every part of one. */
  readonly stops: Stop[] = $derived(stopsOf(this.#whole, this.#last ?? 0));

  /** Which of the stops is wanted. */
  get place(): number {
    const { at, part } = this.#wish;
    const found = this.stops.findLastIndex((stop) => stop.at === at && (part === null || stop.part <= part));
    return Math.max(0, found);
  }

  get at(): number {
    return Math.max(0, this.#wish.at);
  }

  /** The part that is wanted; null for the end of the move. */
  get part(): number | null {
    const { at, part } = this.#wish;
    return part !== null && this.stops[this.place + 1]?.at === at ? part : null;
  }

  get end(): number {
    return this.#last ?? 0;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** Where a chapter begins among the stops. */
  readonly chapters: { place: number; chapter: Message }[] = $derived(
    sections(this.#whole).flatMap(({ chapter, lines }) => {
      const [first] = lines;
      if (chapter === null || first === undefined) return [];
      const { at, part } = first.line;
      return [{ place: this.stops.findIndex((stop) => stop.at === at && stop.part === part), chapter }];
    }),
  );

  say(message: Message): string {
    return this.words.say(message, this.names, this.seat);
  }

  // --- moving about -------------------------------------------------------------------------------------------

  goTo(at: number, part: number | null = null): void {
    // Before the server has told how long the match is, any wish may be granted.
    this.#wish = { at: Math.min(Math.max(0, at), this.#last ?? at), part };
    void this.#load();
  }

  /** To one of the stops, or to the first or the last of them. */
  goToPlace(place: number): void {
    const stop = this.stops[Math.min(Math.max(0, place), this.stops.length - 1)];
    if (stop) this.goTo(stop.at, stop.part);
  }

  /** A step by hand stops the playing. */
  step(by: number): void {
    this.pause();
    this.goToPlace(this.place + by);
  }

  look(eyes: number | null): void {
    this.#eyes = eyes;
    // Others may have heard of other parts.
    this.#wish = { at: this.#wish.at, part: null };
    void this.#load();
    void this.#retell();
  }

  /** The log of a finished game as these eyes saw it. */
  async #retell(): Promise<void> {
    const eyes = this.#eyes;
    try {
      const { log } = await getLog(this.id, eyes);
      if (eyes !== this.#eyes) return;
      this.#whole = log;
      // Only now it is known of which parts the moves are made.
      void this.#load();
    } catch (problem) {
      this.#trouble = problem;
    }
  }

  toggle(): void {
    if (this.#playing) return this.pause();
    if (this.#atEnd) this.goTo(0);
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
    if (this.#atEnd) return this.pause();
    // A slow line makes the playing slower, it never skips a move.
    if (!this.#loading) this.goToPlace(this.place + 1);
    this.#plan();
  }

  get #atEnd(): boolean {
    return this.place >= this.stops.length - 1;
  }

  /** While one position is on its way, only the last one asked for is remembered. */
  async #load(): Promise<void> {
    if (this.#loading || this.#last === null) return;
    this.#loading = true;
    try {
      let shown: Position<View>;
      let wanted: string;
      do {
        wanted = this.#key(this);
        shown = await this.#fetch(this);
      } while (wanted !== this.#key(this));
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
    for (const near of [this.place + 1, this.place - 1]) {
      const stop = this.stops[near];
      if (!stop) continue;
      const last = this.stops[near + 1]?.at !== stop.at;
      this.#fetch({ at: stop.at, part: last ? null : stop.part }).catch(() => undefined);
    }
  }

  #key({ at, part }: Wish): string {
    return `${this.#eyes} ${at} ${part}`;
  }

  #fetch({ at, part }: Wish): Promise<Position<View>> {
    const key = this.#key({ at, part });
    const kept = this.#kept.get(key);
    if (kept) return kept;
    // A running game is only shown with one's own eyes: the server knows whose.
    const fetched = getPosition<View>(this.id, at, this.over ? this.#eyes : null, part);
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
    if (!this.over) this.#whole = merged(this.#whole, message.log, message.from);
    else if (first) void this.#retell();
    this.#last = message.position.at;
    if (first) this.#begin();
  }

  #begin(): void {
    // Without a wish a running game is shown where it stands, a finished one from its beginning.
    const { at, part } = this.#wish;
    if (at >= 0) this.goTo(at, part);
    else this.goTo(this.over ? 0 : this.end);
  }
}
