// The reactive model of one table: what the server said, what the reader has chosen, what is on its way.

import { ApiError, offline } from "../../lib/api";
import { ChatBook } from "../../lib/chat.svelte";
import { onlyAnswer, waits } from "../../lib/confirming";
import { sayError } from "../../lib/errors";
import type { Besides, Gathering, Tale, GameClient, Play } from "../../lib/game";
import { kept } from "../../lib/kept";
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
import { TableSocket } from "../../lib/socket.svelte";
import { t, wordsOf, type Words } from "../../lib/text.svelte";
import { toast } from "../../lib/toasts.svelte";
import { Draft } from "../asking/draft.svelte";
import { Acts, type Next } from "../beside/acts.svelte";
import { Voice } from "../eyes/voice.svelte";
import { isBy, linesOf, merged } from "../log/log";
import { interimOf } from "../since/interim";
import { Meanwhile } from "../since/meanwhile.svelte";
import { Comings } from "./comings.svelte";
import { Previews } from "./previews.svelte";
import { StepQueue } from "./queue";

export interface Step<View> {
  position: Position<View>;
  log: Line[];
  from: number;
}

/** What the server says of moves: where they led, and where one can stop on the way. */
interface News<View> extends Step<View> {
  halts: Position<View>[];
}

/** A barred choice the reader asked about; `label` is null for an action that is in no menu. */
export interface Question {
  label: Message | null;
  refusal: Refusal;
}

type Answer = Awaited<ReturnType<TableSocket["send"]>>;

export class TableModel<View = unknown> implements Play<View> {
  readonly id: string;
  readonly game: GameClient<View>;
  readonly socket: TableSocket;
  readonly chat = new ChatBook();
  /** What is said because a key asked for it. */
  readonly voice = new Voice();
  readonly comings = new Comings(() => this.#position?.at ?? 0);
  #table: Table = $state.raw() as Table;
  /** As the server told it; what the reader sees is the same with what is laid in the draft. */
  #position: Position<View> | null = $state.raw(null);
  readonly draft = new Draft<View>({
    ask: (actions, quiet) => this.#askDraft(actions, quiet),
    send: (actions) => this.#send(actions),
    cut: () => toast(t("table-draft-cut"), "info"),
  });
  readonly acts = new Acts({ next: (said) => this.#nextWords(said), act: (said) => this.#act(said) });
  readonly #seen: Position<View> | null = $derived(withDraft(this.#position, this.draft.position));
  #log: Line[] = $state.raw([]);
  #chosen: string | null = $state(null);
  #hovered: string | null = $state(null);
  #sending: string | null = $state(null);
  #question: Question | null = $state.raw(null);
  /** The reader will not wait for the bots: what they do until a person is asked is shown at once. */
  #skipping = false;
  /** Moves shown since the page was opened: whoever makes a sound or says a line aloud follows it. */
  #shown: number = $state(0);
  #hurried: boolean = $state(false);
  readonly #queue: StepQueue<Step<View>>;
  readonly meanwhile: Meanwhile<View> = new Meanwhile<View>(this);
  readonly #previews = new Previews<View>((question, actions) => this.#foresee(question, actions));

  constructor(id: string, table: Table, game: GameClient<View>) {
    this.id = id;
    this.game = game;
    this.#table = table;
    this.#queue = new StepQueue<Step<View>>({
      show: (step, hurried) => this.#show(step, hurried),
      atOnce: () => this.#skipping || settings.still || document.hidden,
      idle: () => (this.#hurried = false),
    });
    this.socket = new TableSocket(id, (message) => this.#hear(message));
  }

  close(): void {
    this.#queue.clear();
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
    return this.#position !== null;
  }

  get position(): Position<View> {
    if (this.#seen === null) throw new Error("the server has not told the position yet");
    return this.#seen;
  }

  get view(): View {
    return this.position.view;
  }

  get menu(): MenuEntry[] {
    return this.substituted || this.gathering ? [] : this.position.menu;
  }

  /** What is laid freely on the game's own board. */
  get gathering(): Gathering | null {
    return this.yourTurn ? (this.game.gathering?.(this) ?? null) : null;
  }

  get seat(): number | null {
    return this.#table.your_seat;
  }

  get parties(): Party[] {
    const { scores, roles } = this.#position ?? { scores: [], roles: [] };
    return partiesOf(this.#table, scores.length, roles, this.game.crests);
  }

  get names(): string[] {
    return this.parties.map((party) => party.name);
  }

  get log(): Line[] {
    return this.#log;
  }

  get last(): TableEvent[] {
    return linesOf(this.#log, this.position).map((line) => line.event);
  }

  get since(): readonly Tale[] {
    return this.meanwhile.marked;
  }

  get chosen(): MenuEntry | null {
    return this.#entry(this.#chosen);
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
    return this.#shown;
  }

  /** Whether the moves are shown at double speed to catch up. */
  get hurried(): boolean {
    return this.#hurried;
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

  /** The reader has answered and waits for others who are asked at the same time. */
  get waitsReady(): boolean {
    return this.seat !== null && !this.substituted && this.position.ready.includes(this.seat);
  }

  /** There is something that the reader may do beside the question. */
  get mayAct(): boolean {
    return this.seat !== null && !this.substituted && (this.#position?.beside?.length ?? 0) > 0;
  }

  get beside(): Besides | null {
    if (!this.mayAct) return null;
    const { beside: begins = [], heard = 0 } = this.#position ?? {};
    return {
      ...{ begins, heard, see: () => this.acts.see() },
      ...{ next: (said) => this.#nextWords([...said]), act: (said) => this.#actOrTell([...said]) },
    };
  }

  preview(entry: MenuEntry): Preview<View> | null | undefined {
    return entry.refusal === null && this.yourTurn && this.connected ? this.#previews.of(entry.action) : undefined;
  }

  #label(entry: MenuEntry): Message {
    return this.game.label?.(entry) ?? entry.label;
  }

  #entry(action: string | null): MenuEntry | null {
    if (action === null || !this.ready) return null;
    return this.menu.find((entry) => entry.action === action) ?? null;
  }

  // --- what the reader does -----------------------------------------------------------------------------------

  choose(entry: MenuEntry): void {
    if (!entry.refusal && !this.still) this.meanwhile.fold();
    if (entry.refusal) this.#question = { label: this.#label(entry), refusal: entry.refusal };
    else if (this.still) return;
    else if (entry.whole === false || this.draft.laid.length > 0) void this.draft.lay(entry.action);
    else if (!this.#adds(entry) && !waits(entry, settings.confirm)) this.confirm(entry);
    else this.#chosen = this.#chosen === entry.action ? this.#onlyAnswer() : entry.action;
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
    const before = this.#position;
    const move: ClientMessage = { type: "move", ...asked(this.position), actions };
    void this.#foreseeOwn(actions).then(() => this.#ask(move)).then((answer) => {
      this.#sending = null;
      if (answer?.type !== "ok") return;
      // the next question may be here already, with its only answer chosen
      this.#chosen = this.#position === before ? null : this.#onlyAnswer();
      this.draft.clear();
      done?.();
    });
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

  why(action: string): void {
    void this.#ask({ type: "why", action }).then((answer) => {
      if (answer?.type !== "why") return;
      const entry = this.#entry(action);
      if (answer.refusal) this.#question = { label: entry && this.#label(entry), refusal: answer.refusal };
      else toast(t("table-why-allowed"), "info");
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
    else void this.#undo(this.position.picked.map((pick) => pick.action));
  }

  /** An answer of several picks that is taken back is laid here again, to be changed. */
  async #undo(picked: string[]): Promise<void> {
    this.#sending = "undo";
    const answer = await this.#ask({ type: "undo", ...asked(this.position), whole: picked.length > 0 });
    this.#sending = null;
    if (answer?.type !== "ok" || picked.length === 0) return;
    if (this.gathering) this.gathering.resume(picked);
    else if (picked.length > 1 && this.yourTurn) await this.draft.layAll(picked);
  }

  async say(text: string): Promise<boolean> {
    return (await this.#ask({ type: "chat", text }))?.type === "ok";
  }

  setPace(pace: number): void {
    void this.#ask({ type: "pace", pace });
  }

  skip(): void {
    this.#skipping = true;
    void this.#ask({ type: "skip" });
  }

  /** Any press shows at once what is still waiting to be shown. */
  catchUp(): void {
    if (this.#queue.busy) this.#queue.flush();
  }

  /** The table as an HTTP call answered it: the same news come over the socket, but later. */
  take(table: Table): void {
    this.#table = table;
  }

  async #ask(message: ClientMessage): Promise<Answer | null> {
    try {
      const answer = await this.socket.send(message);
      if (answer.type === "error") this.#refused(answer.error);
      return answer;
    } catch (problem) {
      toast(sayError(problem), "bad");
      return null;
    }
  }

  /** Nobody waits for it: where no answer comes, nothing is said. */
  async #foresee(question: Asked, actions: string[]): Promise<Record<string, Preview<View> | null> | null> {
    const answer = await this.socket.send({ type: "preview", ...question, actions }).catch(() => null);
    return answer?.type === "preview" ? (answer.previews as Record<string, Preview<View> | null>) : null;
  }

  async #askDraft(actions: string[], quiet: boolean): Promise<Position<View> | null> {
    const message: ClientMessage = { type: "draft", ...asked(this.position), actions };
    const answer = await (quiet ? this.socket.send(message).catch(() => null) : this.#ask(message));
    return answer?.type === "draft" ? (answer.position as Position<View>) : null;
  }

  async #nextWords(said: string[]): Promise<Next | null> {
    const answer = await this.socket.send({ type: "beside", said }).catch(() => null);
    return answer?.type === "beside" ? answer : null;
  }

  async #act(actions: string[]): Promise<WireError | null> {
    const heard = this.#latest?.heard ?? 0;
    const answer = await this.socket.send({ type: "act", heard, actions }).catch(() => null);
    if (answer === null) return offline().error;
    return answer.type === "error" ? answer.error : null;
  }

  async #actOrTell(actions: string[]): Promise<boolean> {
    const error = await this.#act(actions);
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
        this.#hearStep(message as News<View>);
        break;
      case "chat":
        this.chat.hear(message.lines);
        break;
    }
  }

  /** The whole log comes after connecting: then there is nothing to follow, only where things stand. */
  #hearStep(step: News<View>): void {
    if (this.#isAside(step)) this.#hearAside(step);
    else if (step.from > 0 && this.ready) this.#follow(step);
    else this.#beginAnew(step);
    if (step.position.heard !== undefined) void this.acts.hear(step.position.heard);
  }

  /** Where others move in the same breath as the reader, the reader's own move is seen first. */
  #follow(news: News<View>): void {
    const foreseen = this.#sending === null ? null : this.#previews.known(this.#sending);
    const before = this.position;
    let seen = false;
    for (const step of stepsOf(news)) {
      const interim: Step<View> | null = seen ? null : interimOf(step, before, foreseen, this.seat);
      seen ||= interim !== null;
      if (interim) this.#queue.push(interim);
      this.#queue.push(step);
    }
  }

  #beginAnew(step: Step<View>): void {
    const before = this.#position;
    this.#queue.clear();
    this.#show(step, true);
    this.#hurried = false;
    const missed = before === null ? -1 : step.position.at - before.at;
    if (missed >= 0) toast(t("table-back-again", { moves: missed }), "good");
  }

  /** The newest position, which may still wait to be shown. */
  get #latest(): Position<View> | null {
    return this.#queue.last?.position ?? this.#position;
  }

  /**
   * No move was made: the reader has picked something, somebody became ready or unready, or did something beside the
   * question. Before the first move such news begin where the whole log does, but there is more of it.
   */
  #isAside({ position, log, from }: Step<View>): boolean {
    const news = from > 0 || (position.at === 0 && log.length > this.#log.length);
    return news && position.n === this.#latest?.n;
  }

  /** It waits for nothing, moves nothing and makes no sound. */
  #hearAside(step: Step<View>): void {
    const { position, log } = step;
    if (log.length > 0) this.#hearAct(step);
    else if (this.#queue.amend((last) => ({ ...last, position }))) return;
    else if (position.picks !== this.#position?.picks) this.#previews.turnTo(asked(position));
    this.#turnTo(kept(this.#position, position));
  }

  /** What is done beside the question may concern the reader now: what led to it is shown at once, then this. */
  #hearAct({ position, log, from }: Step<View>): void {
    this.catchUp();
    this.#log = kept(this.#log, merged(this.#log, log, from));
    this.#previews.turnTo(asked(position));
  }

  #personAsked(): boolean {
    const { deciders, over } = this.position;
    return over || deciders.some((seat) => this.#table.seats[seat]?.bot === null);
  }

  #show(step: Step<View>, hurried: boolean): void {
    this.#log = merged(this.#log, step.log, step.from);
    this.#previews.turnTo(asked(step.position));
    this.#turnTo(step.position);
    this.meanwhile.note(step.position, step.from);
    this.#hurried = hurried;
    this.#shown += 1;
  }

  /** What is half chosen and half laid stays, if the reader is still asked the same. */
  #turnTo(position: Position<View>): void {
    const before = this.#position;
    this.#position = position;
    if (this.#personAsked()) this.#skipping = false;
    const same = before?.n === position.n && before.picks === position.picks;
    if (same) void this.draft.refresh();
    else this.draft.clear();
    if (!same && (before === null || question(before) !== question(position))) {
      this.#chosen = this.#onlyAnswer();
      this.#hovered = null;
    } else if (this.chosen?.refusal !== null) this.#chosen = null;
  }
}

/** A move, and each that was forced after it, is a step of its own; its log goes as far as the step. */
function stepsOf<View>({ position, halts, log, from }: News<View>): Step<View>[] {
  return [...halts, position].map((each) => ({ position: each, log: log.filter((line) => isBy(line, each)), from }));
}

/** Who is ready is told by the server alone: nobody is so by laying something. */
function withDraft<View>(told: Position<View> | null, drafted: Position<View> | null): Position<View> | null {
  if (told === null || drafted === null) return told;
  const { deciders, ready, undo } = told;
  return { ...told, ...drafted, deciders, ready, undo };
}

/** What an answer must name, so that it is not taken for the answer to another question. */
function asked({ n, picks }: Position): Asked {
  return { n, picks };
}

/** What others do while all choose at once leaves the reader's question as it is. */
function question(position: Position): string {
  return JSON.stringify([position.prompt, position.menu.map((entry) => [entry.action, entry.refusal === null])]);
}
