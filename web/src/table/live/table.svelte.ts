// The reactive model of one table: what the server said, what the reader has chosen, what is on its way.

import { Telling } from "../../board/telling.svelte";
import { ApiError } from "../../lib/api";
import { ChatBook } from "../../lib/chat.svelte";
import { onlyAnswer, waits } from "../../lib/confirming";
import { sayError } from "../../lib/errors";
import type { Besides, GatheredRow, Gathering, Tale, GameClient, Play } from "../../lib/game";
import { partiesOf, type Party } from "../../lib/parties";
import type {
  Asked,
  ClientMessage,
  Line,
  MenuEntry,
  Message,
  Position,
  Preview,
  Refusal,
  ServerMessage,
  Table,
  TableEvent,
  WireError,
} from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { Shelf } from "../../lib/shelf";
import { TableSocket } from "../../lib/socket.svelte";
import { t, wordsOf, type Words } from "../../lib/text.svelte";
import { toast } from "../../lib/toasts.svelte";
import { Draft } from "../asking/draft.svelte";
import { Selecting } from "../asking/selecting.svelte";
import { recallDraft, rememberDraft } from "../asking/stored_drafts";
import { Acts } from "../beside/acts.svelte";
import { Voice } from "../eyes/voice.svelte";
import { linesOf } from "../log/log";
import { Meanwhile } from "../since/meanwhile.svelte";
import { Answers } from "./answers.svelte";
import { Comings } from "./comings.svelte";
import { Course } from "./course.svelte";
import { asked, question, withDraft, type News } from "./steps";
import { Wire } from "./wire";

/** A barred choice the reader asked about; `label` is null for an action that is in no menu. */
export interface Question {
  label: Message | null;
  refusal: Refusal;
}

/** As much as the server answers in one message. */
const PREVIEWS_AT_ONCE = 24;
const FORESEEN_AT_ONCE = 16;

/** How many lines of the log were told over the board. */
const toldLines = new Shelf<number>("told");

export class TableModel<View = unknown> implements Play<View> {
  readonly id: string;
  readonly game: GameClient<View>;
  readonly socket: TableSocket;
  readonly #wire: Wire<View>;
  readonly chat = new ChatBook();
  /** What is said because a key asked for it. */
  readonly voice = new Voice();
  readonly comings = new Comings(() => this.#course.position?.at ?? 0);
  #table: Table = $state.raw() as Table;
  readonly #course: Course<View> = new Course<View>({
    seat: () => this.seat,
    foreseen: () => (this.#sending === null ? null : this.#previews.known(this.#sending)),
    forget: (position) => {
      this.#previews.turnTo(asked(position));
      this.#foresights.turnTo(asked(position));
    },
    turned: (before, position) => this.#turned(before, position),
    showed: (position, from) => this.meanwhile.note(position, from),
    cameBack: (moves) => toast(t("table-back-again", { moves }), "good"),
  });
  readonly draft = new Draft<View>({
    ask: (actions, quiet) => this.#wire.draft(asked(this.position), actions, quiet),
    send: (actions) => this.#send(actions),
    keep: (actions) => this.#keepDraft(actions),
    cut: () => toast(t("table-draft-cut"), "info"),
  });
  readonly #selecting = new Selecting({
    position: () => (this.yourTurn ? this.position : null),
    heading: () => this.game.heading(this.position),
    row: (entry) => this.#gatheredRow(entry),
    refuse: (entry) => this.choose(entry),
    keep: (actions) => this.#keepDraft(actions),
    recall: (question) => this.#storedFor(question),
  });
  readonly acts = new Acts({
    next: (said) => this.#wire.nextWords(said),
    act: (said) => this.#wire.act(this.#course.latest?.heard ?? 0, said),
  });
  /** As the server told it, with what is laid in the draft. */
  readonly #seen: Position<View> | null = $derived(withDraft(this.#course.position, this.draft.position));
  #chosen: string | null = $state(null);
  #hovered: string | null = $state(null);
  #sending: string | null = $state(null);
  #question: Question | null = $state.raw(null);
  readonly meanwhile: Meanwhile<View> = new Meanwhile<View>(this);
  readonly #previews = new Answers<Preview<View> | null>((question, actions) => this.#wire.preview(question, actions), PREVIEWS_AT_ONCE);
  readonly #foresights = new Answers<unknown>((question, answers) => this.#wire.foresee(question, answers), FORESEEN_AT_ONCE);
  readonly telling = new Telling({
    atOnce: () => this.#table.pace === 0 || this.#course.skipping,
    asked: () => this.yourTurn,
    answers: () => this.#answers,
    recall: () => (this.seat === null ? null : toldLines.recall(this.id, this.seat)),
    remember: (lines) => void (this.seat !== null && toldLines.remember(this.id, this.seat, lines)),
  });

  constructor(id: string, table: Table, game: GameClient<View>) {
    this.id = id;
    this.game = game;
    this.#table = table;
    this.socket = new TableSocket(id, (message) => this.#hear(message));
    this.#wire = new Wire<View>(this.socket, (error) => this.#refused(error));
  }

  close(): void {
    this.#course.close();
    this.comings.close();
    this.socket.close();
  }

  // --- what is there ------------------------------------------------------------------------------------------

  get table(): Table {
    return this.#table;
  }

  get words(): Words {
    return wordsOf(this.#table.game);
  }

  get ready(): boolean {
    return this.#course.position !== null;
  }

  get position(): Position<View> {
    if (this.#seen === null) throw new Error("the server has not told the position yet");
    return this.#seen;
  }

  get view(): View {
    return this.position.view;
  }

  get menu(): MenuEntry[] {
    return this.substituted || (this.gathering && this.gathering !== this.#selecting) ? [] : this.position.menu;
  }

  /** What is laid freely on the game's own board, or chosen of several things. */
  get gathering(): Gathering | null {
    if (!this.yourTurn) return null;
    return this.game.gathering?.(this) ?? (this.#selecting.isAsked ? this.#selecting : null);
  }

  get selected(): readonly string[] {
    return this.#selecting.selected;
  }

  get seat(): number | null {
    return this.#table.your_seat;
  }

  get parties(): Party[] {
    const { scores, roles } = this.#course.position ?? { scores: [], roles: [] };
    return partiesOf(this.#table, scores.length, roles, this.game.crests);
  }

  get names(): string[] {
    return this.parties.map((party) => party.name);
  }

  get log(): Line[] {
    return this.#course.log;
  }

  get last(): TableEvent[] {
    return linesOf(this.log, this.position).map((line) => line.event);
  }

  get since(): readonly Tale[] {
    return this.meanwhile.marked;
  }

  get chosen(): MenuEntry | null {
    return this.gathering ? null : this.#entry(this.#chosen);
  }

  /** What is chosen was chosen by the reader, not by the page because there is nothing else. */
  get chosenByReader(): boolean {
    return this.chosen !== null && this.#chosen !== this.#onlyAnswer();
  }

  get hovered(): MenuEntry | null {
    return this.#entry(this.#hovered);
  }

  get still(): boolean {
    return !this.connected || this.#sending !== null || this.draft.busy;
  }

  get connected(): boolean {
    return this.socket.state === "open";
  }

  get sending(): boolean {
    return this.#sending !== null;
  }

  get question(): Question | null {
    return this.#question;
  }

  get shown(): number {
    return this.#course.shown;
  }

  /** Whether the moves are shown at double speed to catch up. */
  get hurried(): boolean {
    return this.#course.hurried;
  }

  get unread(): number {
    return this.chat.unread(this.seat);
  }

  /** The reader left and a bot plays on for the seat. */
  get substituted(): boolean {
    const seat = this.seat === null ? undefined : this.#table.seats[this.seat];
    return this.#table.state === "running" && seat?.kind === "guest" && seat.bot !== null;
  }

  get yourTurn(): boolean {
    const { seat, ready, substituted } = this;
    return ready && seat !== null && !substituted && !this.position.over && this.position.deciders.includes(seat);
  }

  /** The reader is in the midst of answering, or there is nobody to whom anything could be told. */
  get #answers(): boolean {
    if (this.seat === null || this.substituted || this.draft.laid.length > 0 || this.selected.length > 0) return true;
    return this.chosen !== null && this.menu.filter(({ refusal }) => refusal === null).length > 1;
  }

  /** The reader has answered and waits for others who are asked at the same time. */
  get waitsReady(): boolean {
    return this.seat !== null && !this.substituted && this.position.ready.includes(this.seat);
  }

  /** There is something that the reader may do beside the question. */
  get mayAct(): boolean {
    return this.seat !== null && !this.substituted && (this.#course.position?.beside?.length ?? 0) > 0;
  }

  get beside(): Besides | null {
    if (!this.mayAct) return null;
    const { beside: begins = [], heard = 0 } = this.#course.position ?? {};
    return {
      ...{ begins, heard, see: () => this.acts.see() },
      ...{ next: (said) => this.#wire.nextWords([...said]), act: (said) => this.#actOrTell([...said]) },
    };
  }

  preview(entry: MenuEntry): Preview<View> | null | undefined {
    return entry.refusal === null && this.yourTurn && this.connected ? this.#previews.of(entry.action) : undefined;
  }

  foresee(answer: readonly (string | null)[]): unknown {
    const about = JSON.stringify(answer);
    return this.yourTurn && this.connected ? this.#foresights.of(about) : this.#foresights.known(about);
  }

  #label(entry: MenuEntry): Message {
    return this.game.label?.(entry) ?? entry.label;
  }

  #gatheredRow(entry: MenuEntry): Omit<GatheredRow, "id" | "on" | "press"> {
    const { game, view, seat } = this;
    const [detail, remark] = [entry.refusal ?? game.detail(entry, view, seat), game.remark(entry, view, seat)];
    return { icon: game.icon(entry), label: this.#label(entry), detail, remark, warns: false };
  }

  #entry(action: string | null): MenuEntry | null {
    if (action === null || !this.ready) return null;
    return this.menu.find((entry) => entry.action === action) ?? null;
  }

  // --- what the reader does -----------------------------------------------------------------------------------

  choose(entry: MenuEntry): void {
    if (!entry.refusal && !this.still) this.answer();
    if (entry.refusal) this.#question = { label: this.#label(entry), refusal: entry.refusal };
    else if (this.still) return;
    else if (this.gathering === this.#selecting) this.#select(entry);
    else if (entry.whole === false || this.draft.laid.length > 0) void this.draft.lay(entry.action);
    else if (!this.#adds(entry) && !waits(entry, settings.confirm)) this.confirm(entry);
    else this.#chosen = this.#chosen === entry.action ? this.#onlyAnswer() : entry.action;
  }

  putBack(entry: MenuEntry): void {
    if (this.still) return;
    if (this.gathering === this.#selecting) this.#selecting.putBack(entry);
    else if (this.#chosen === entry.action) this.choose(entry);
  }

  #select(entry: MenuEntry): void {
    if (entry.action === this.position.select?.stop) this.confirm();
    else this.#selecting.turn(entry);
  }

  /** Whoever answers has read what was before. */
  answer(): void {
    this.meanwhile.fold();
    this.telling.letGo();
  }

  /** Things that add up are gathered first, however the reader likes to confirm. */
  #adds(entry: MenuEntry): boolean {
    return (this.game.adding?.things(entry) ?? null) !== null;
  }

  confirm(entry: MenuEntry | null = this.chosen): void {
    if (this.gathering) this.#sendGathered(this.gathering);
    else if (this.draft.laid.length > 0) this.draft.send();
    else if (entry && !entry.refusal) this.#send([entry.action]);
  }

  #sendGathered(gathering: Gathering): void {
    if (gathering.actions) this.#send([...gathering.actions], () => gathering.sent());
  }

  #send(actions: string[], done?: () => void): void {
    if (this.still) return;
    this.meanwhile.fold();
    this.#sending = actions.join();
    const before = this.#course.position;
    const move: ClientMessage = { type: "move", ...asked(this.position), actions };
    void this.#foreseeOwn(actions).then(() => this.#does(move)).then((made) => {
      this.#sending = null;
      if (!made) return;
      // the next question may be here already, with its only answer chosen
      this.#chosen = this.#course.position === before ? null : this.#onlyAnswer();
      this.draft.clear();
      done?.();
    });
  }

  async #does(message: ClientMessage): Promise<boolean> {
    const done = await this.#wire.does(message);
    this.#course.settle();
    return done;
  }

  /** At a table with a rival the own part of a move is asked for before the move itself: its answer comes at once. */
  async #foreseeOwn([action]: string[]): Promise<void> {
    if (action !== undefined && this.parties.length > this.#table.seats.length) this.#previews.of(action);
  }

  #onlyAnswer(): string | null {
    return this.yourTurn ? onlyAnswer(this.menu) : null;
  }

  hover(entry: MenuEntry | null): void {
    this.#hovered = entry?.action ?? null;
  }

  /** Back from a look at the past, else nothing chosen any more; whether there was something. */
  unchoose(): boolean {
    if (this.meanwhile.back() || this.gathering?.letGo()) return true;
    const had = this.#chosen !== null;
    this.#chosen = null;
    return had;
  }

  /** With what is laid here, which the server does not know of. */
  why(action: string): void {
    void this.#wire.why(action, this.draft.actions).then((refusal) => {
      const entry = this.#entry(action);
      if (refusal) this.#question = { label: entry && this.#label(entry), refusal };
      else if (refusal === null) toast(t("table-why-allowed"), "info");
    });
  }

  answered(): void {
    this.#question = null;
  }

  /** The last pick that was laid here, else the whole answer that was sent, else the last move. */
  undo(): void {
    if (this.still) return;
    if (this.gathering?.mayTakeBack) return this.gathering.takeBack();
    if (this.draft.laid.length > 0) void this.draft.takeBack();
    else void this.draft.takeUp(this.position.picked, () => this.#undo());
  }

  /** An answer that is taken back is laid here again, to be changed; whether the frame is to do that. */
  async #undo(): Promise<boolean> {
    const picked = this.position.picked.map((pick) => pick.action);
    this.#sending = "undo";
    const done = await this.#does({ type: "undo", ...asked(this.position), whole: picked.length > 0 });
    this.#sending = null;
    if (!done || picked.length === 0) return false;
    this.gathering?.resume(picked);
    return !this.gathering && picked.length > 1 && this.yourTurn;
  }

  async say(text: string): Promise<boolean> {
    return await this.#wire.does({ type: "chat", text });
  }

  setPace(pace: number): void {
    void this.#wire.ask({ type: "pace", pace });
  }

  skip(): void {
    this.#course.skipping = true;
    void this.#wire.ask({ type: "skip" });
  }

  /** Any press shows at once what is still waiting to be shown. */
  catchUp(): void {
    this.#course.catchUp();
  }

  /** The table as an HTTP call answered it: the same news come over the socket, but later. */
  take(table: Table): void {
    this.#table = table;
  }

  async #actOrTell(actions: string[]): Promise<boolean> {
    const error = await this.#wire.act(this.#course.latest?.heard ?? 0, actions);
    if (error !== null) toast(this.sayError(error), "bad");
    return error === null;
  }

  /** A refusal changes nothing: the choices on the page are fresh, only ours is dropped. */
  #refused(error: WireError): void {
    this.#chosen = null;
    toast(this.sayError(error), "bad");
  }

  sayError(error: WireError): string {
    const { words } = this;
    return words.has(error.key) ? words.say(error, this.names, this.seat) : sayError(new ApiError(error));
  }

  // --- what the server says -----------------------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.comings.hear(this.#table, message.table);
        this.#table = message.table;
        break;
      case "position":
        this.#hearNews(message as News<View>);
        break;
      case "chat":
        this.chat.hear(message.lines, message.anew);
        break;
    }
  }

  #hearNews(news: News<View>): void {
    this.#course.hear(news);
    if (news.position.heard !== undefined) void this.acts.hear(news.position.heard);
  }

  #personAsked(): boolean {
    const { deciders, over } = this.position;
    return over || deciders.some((seat) => this.#table.seats[seat]?.bot === null);
  }

  #keepDraft(actions: readonly string[]): void {
    if (this.seat !== null && this.#course.position) rememberDraft(this.id, this.seat, { ...asked(this.#course.position), actions });
  }

  /** What was laid for this question before the page was opened anew. */
  #storedDraft(position: Position): string[] {
    return this.yourTurn && !this.gathering ? [...this.#storedFor(position)] : [];
  }

  #storedFor({ n, picks }: Asked): readonly string[] {
    const stored = this.seat === null ? null : recallDraft(this.id, this.seat);
    return stored?.n === n && stored.picks === picks ? stored.actions : [];
  }

  /** What is half chosen and half laid stays, if the reader is still asked the same. */
  #turned(before: Position<View> | null, position: Position<View>): void {
    if (this.#personAsked()) this.#course.skipping = false;
    const same = before?.n === position.n && before.picks === position.picks;
    if (same) void this.draft.refresh();
    else if (before === null) void this.draft.layAll(this.#storedDraft(position));
    else this.draft.clear();
    if (!same && (before === null || question(before) !== question(position))) {
      this.#chosen = this.#onlyAnswer();
      this.#hovered = null;
    } else if (this.chosen?.refusal !== null) this.#chosen = null;
  }
}
