// How a table comes to where it is: what the server tells of moves, shown one after the other.

import { beforeDrawing } from "../../lib/drawing";
import { shared } from "../../lib/structural_sharing";
import type { Line, Position, Preview } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { merged } from "../log/log";
import { interimOf } from "../since/interim";
import { StepQueue } from "./queue";
import { stepsOf, type News, type Step } from "./steps";

export interface Follower<View> {
  seat(): number | null;
  /** The reader's own move that is on its way, as far as it was foreseen. */
  foreseen(): Preview<View> | null | undefined;
  /** What was foreseen before no longer holds. */
  forget(position: Position<View>): void;
  turned(before: Position<View> | null, position: Position<View>): void;
  /** A move is shown, whose lines begin with those of this number. */
  showed(position: Position<View>, from: number): void;
  /** The whole was told once more after the line was lost. */
  cameBack(moves: number): void;
}

export class Course<View> {
  /** As the server told it. */
  #position: Position<View> | null = $state.raw(null);
  #log: Line[] = $state.raw([]);
  /** Moves shown since the page was opened: whoever makes a sound or says a line aloud follows it. */
  #shown: number = $state(0);
  #hurried: boolean = $state(false);
  /** The reader will not wait for the bots: what they do until a person is asked is shown at once. */
  skipping = false;
  readonly #queue: StepQueue<Step<View>>;
  readonly #follower: Follower<View>;

  constructor(follower: Follower<View>) {
    this.#follower = follower;
    this.#queue = new StepQueue<Step<View>>({
      show: (step, hurried) => this.#show(step, hurried),
      atOnce: () => this.skipping || settings.still || document.hidden,
      beforeDrawing,
      idle: () => (this.#hurried = false),
    });
  }

  close(): void {
    this.#queue.clear();
  }

  get position(): Position<View> | null {
    return this.#position;
  }

  get log(): Line[] {
    return this.#log;
  }

  get shown(): number {
    return this.#shown;
  }

  /** Whether the moves are shown at double speed to catch up. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /** The newest position, which may still wait to be shown. */
  get latest(): Position<View> | null {
    return this.#queue.last?.position ?? this.#position;
  }

  /** What is still waiting to be shown is shown at once. */
  catchUp(): void {
    if (this.#queue.busy) this.#queue.flush();
  }

  /** An answer of the server is acted on: what came before it and is to be shown without motion stands there already. */
  settle(): void {
    this.#queue.settle();
  }

  /** The whole log comes after connecting: then there is nothing to follow, only where things stand. */
  hear(news: News<View>): void {
    if (this.#isAside(news)) this.#hearAside(news);
    else if (news.from > 0 && this.#position) this.#follow(news, this.#position);
    else this.#beginAnew(news);
  }

  /** Where others move in the same breath as the reader, the reader's own move is seen first. */
  #follow(news: News<View>, before: Position<View>): void {
    const foreseen = this.#follower.foreseen();
    let seen = false;
    for (const step of stepsOf(news)) {
      const interim: Step<View> | null = seen ? null : interimOf(step, before, foreseen, this.#follower.seat());
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
    if (before !== null && step.position.at >= before.at) this.#follower.cameBack(step.position.at - before.at);
  }

  /**
   * No move was made: the reader has picked something, somebody became ready or unready, or did something beside the
   * question. Before the first move such news begin where the whole log does, but there is more of it.
   */
  #isAside({ position, log, from }: Step<View>): boolean {
    const news = from > 0 || (position.at === 0 && log.length > this.#log.length);
    return news && position.n === this.latest?.n;
  }

  /** It waits for nothing, moves nothing and makes no sound. */
  #hearAside(step: Step<View>): void {
    const { position, log } = step;
    if (log.length > 0) this.#hearAct(step);
    else if (this.#queue.amend((last) => ({ ...last, position }))) return;
    else if (position.picks !== this.#position?.picks) this.#follower.forget(position);
    this.#turnTo(shared(this.#position, position));
  }

  /** What is done beside the question may concern the reader now: what led to it is shown at once, then this. */
  #hearAct({ position, log, from }: Step<View>): void {
    this.catchUp();
    this.#log = shared(this.#log, merged(this.#log, log, from));
    this.#follower.forget(position);
  }

  #show(step: Step<View>, hurried: boolean): void {
    this.#log = merged(this.#log, step.log, step.from);
    this.#follower.forget(step.position);
    this.#turnTo(step.position);
    this.#follower.showed(step.position, step.from);
    this.#hurried = hurried;
    this.#shown += 1;
  }

  #turnTo(position: Position<View>): void {
    const before = this.#position;
    this.#position = position;
    this.#follower.turned(before, position);
  }
}
