// What the others did since the reader's last turn: told when the reader is asked again, folded with the first choice.

import { getPosition } from "../../lib/api";
import type { Tale, GameClient, Play } from "../../lib/game";
import type { Position } from "../../lib/protocol";
import { sinceTurnOf, talesOf, unreadIn, type Since } from "./turns";

/** What is looked at: the table as it is. */
export interface Watched<View> extends Play<View> {
  readonly id: string;
  readonly game: GameClient<View>;
  readonly ready: boolean;
  readonly yourTurn: boolean;
  readonly substituted: boolean;
}

/** Whether the reader opened or folded it in this turn. */
interface Wish {
  turn: number;
  open: boolean;
}

/** How long each position is shown when all are played. */
const HOLD = 1600;
const NOTHING: Since = { known: 0, played: false, turns: [], begun: false };

export class Meanwhile<View = unknown> {
  readonly #table: Watched<View>;
  /** There is only room for one line, or something to choose from lies where more would stand. */
  short: boolean = $state(false);
  #wish: Wish | null = $state.raw(null);
  #seen: number = $state(0);
  #looking: { turn: number; number: number } | null = $state.raw(null);
  /** Positions that were shown or asked for, by their number. */
  #positions: ReadonlyMap<number, Position<View>> = $state.raw(new Map());
  readonly #asked = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Watched<View>) {
    this.#table = table;
  }

  // --- what was done ----------------------------------------------------------------------------------------

  readonly #since: Since = $derived.by(() => {
    const { seat, ready, substituted } = this.#table;
    if (seat === null || !ready || substituted) return NOTHING;
    const { log, yourTurn, position, game } = this.#table;
    const going = yourTurn && !game.retelling?.isFirst(position);
    return sinceTurnOf(log, seat, game.retelling?.begins, going, game.retelling);
  });

  readonly tales: readonly Tale[] = $derived(talesOf(this.#since.turns));

  /** Whether the reader has had a turn: before it, nothing is since. */
  get played(): boolean {
    return this.#since.played;
  }

  /** How many lines of the log the reader knows: the others are news. */
  get known(): number {
    return this.#since.known;
  }

  /** Before which line of the log the reader's last turn ends; none while there was no such turn. */
  get divider(): number | null {
    return this.played && !this.#table.position.over ? this.known : null;
  }

  get unread(): number {
    const { log, seat, position } = this.#table;
    if (seat === null || position.over) return 0;
    return unreadIn(log, seat, Math.max(this.known, this.#seen));
  }

  /** There is something to tell, and the reader is asked. */
  get told(): boolean {
    return this.tales.length > 0 && this.#table.yourTurn;
  }

  get open(): boolean {
    return this.told && (this.#wished ?? !(this.short || this.#since.begun));
  }

  /** What the board marks: until the reader chooses, also where there was only room for one line. */
  get marked(): readonly Tale[] {
    return this.told && (this.#wished ?? !this.#since.begun) ? this.tales : [];
  }

  get #wished(): boolean | undefined {
    return this.#wish?.turn === this.known ? this.#wish.open : undefined;
  }

  // --- what the reader does ---------------------------------------------------------------------------------

  /** The reader has read the log. */
  see(): void {
    this.#seen = this.#table.log.length;
  }

  /** The reader chooses: what was before is known. */
  fold(): void {
    this.#turn(false);
    this.see();
  }

  toggle(): void {
    this.#turn(!this.open);
  }

  #turn(open: boolean): void {
    this.#looking = null;
    this.#wish = { turn: this.known, open };
  }

  // --- looking back -----------------------------------------------------------------------------------------

  /** What the reader looks back at. */
  get looking(): Tale | null {
    const wanted = this.#looking;
    if (wanted?.turn !== this.known || !this.told) return null;
    return this.tales[wanted.number - 1] ?? null;
  }

  look(number: number): void {
    clearTimeout(this.#timer);
    const tale = this.tales[number - 1];
    if (!tale) return;
    this.#looking = { turn: this.known, number };
    this.#ask(tale.at);
  }

  /** To the table as it is; whether the reader was elsewhere. */
  back(): boolean {
    const away = this.looking !== null;
    clearTimeout(this.#timer);
    this.#looking = null;
    return away;
  }

  /** All of it, one position after the other. */
  play(number = 1): void {
    this.look(number);
    this.#timer = setTimeout(() => {
      if (this.looking?.number !== number) return;
      if (number < this.tales.length) this.play(number + 1);
      else this.back();
    }, HOLD);
  }

  /** The table as it was after the turn that is looked at: nothing can be chosen there. */
  readonly past: Play<View> | null = $derived.by(() => {
    const tale = this.looking;
    const position = tale && this.#positions.get(tale.at);
    return tale && position ? pastOf(this.#table, tale, position) : null;
  });

  // --- what it was worth ------------------------------------------------------------------------------------

  /** How the points changed meanwhile, as if the game ended then; undefined while, or where, that is not known. */
  change(tale: Tale): number | undefined {
    if (this.#sharesItsEnd(tale)) return undefined;
    const [before, after] = [this.#worth(beforeOf(tale)), this.#worth(tale.at)];
    return before && after && (after[tale.seat] ?? 0) - (before[tale.seat] ?? 0);
  }

  /** Of two turns of one player between two positions nobody can say which brought the points. */
  #sharesItsEnd(tale: Tale): boolean {
    return this.tales.some(
      (other) => other.number > tale.number && other.seat === tale.seat && other.lines[0]?.at === tale.at,
    );
  }

  #worth(at: number): number[] | undefined {
    const position = this.#positions.get(at);
    return position && (this.#table.game.retelling?.forecast?.(position.view) ?? position.scores);
  }

  /** Asks for the positions between the tales, of which the page has seen none after loading. */
  weigh(): void {
    for (const tale of this.tales) {
      this.#ask(beforeOf(tale));
      this.#ask(tale.at);
    }
  }

  #ask(at: number): void {
    if (this.#positions.has(at) || this.#asked.has(at)) return;
    this.#asked.add(at);
    void getPosition<View>(this.#table.id, at)
      .then((position) => this.#asked.has(at) && this.#keep(position))
      .catch(() => undefined)
      .finally(() => this.#asked.delete(at));
  }

  #keep(position: Position<View>): void {
    this.#positions = new Map([...this.#positions, [position.at, position]]);
  }

  /** A position was reached: whatever stood from `from` on no longer does, and what is long past nobody asks for. */
  note(position: Position<View>, from: number): void {
    const oldest = (this.#table.log[this.known - 1]?.at ?? 0) - 1;
    const still = [...this.#positions].filter(([at]) => at < from && at >= oldest);
    this.#positions = new Map([...still, [position.at, position]]);
    for (const at of this.#asked) if (at >= from) this.#asked.delete(at);
  }
}

const beforeOf = ({ lines }: Tale): number => Math.max(0, (lines[0]?.at ?? 1) - 1);

function pastOf<View>(table: Watched<View>, tale: Tale, then: Position<View>): Play<View> {
  const { id, parties, names, seat } = table;
  const log = table.log.filter((line) => line.at <= tale.at);
  return {
    ...{ view: then.view, position: { ...then, prompt: null, menu: [] }, menu: [] },
    ...{ id, seat, parties, names },
    ...{ chosen: null, selected: [], draft: null, beside: null, telling: null, hovered: null, still: true, since: [tale] },
    ...{ log, last: log.filter((line) => line.at === tale.at).map((line) => line.event) },
    ...{ choose: () => {}, putBack: () => {}, confirm: () => {}, hover: () => {}, preview: () => undefined, foresee: () => undefined, why: () => {} },
  };
}
