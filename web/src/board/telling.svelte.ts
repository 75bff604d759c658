// What is told over the board, one after the other: it waits until the reader goes on, and nobody else waits for it.

import type { Told } from "./told";

/** What the table says of its reader. */
export interface Audience {
  /** Nothing is seen as it happens: the bots move at once. */
  atOnce(): boolean;
  /** The reader is asked something. */
  asked(): boolean;
  /** The reader is about to answer: nothing opens over that. */
  answers(): boolean;
  /** How many lines of the log were told to this reader before the page was opened; null: nobody was here before. */
  recall(): number | null;
  remember(lines: number): void;
}

export class Telling {
  readonly #audience: Audience | null;
  #tales: readonly Told[] = $state.raw([]);
  #at: number | null = $state(null);
  /** How many lines of the log the reader has been told; null before the first word. */
  #known: number | null = null;
  /** The chapter whose rest the reader wants to hear as one. */
  #together: string | null = null;

  /** Without an audience nothing is told by itself: in a replay. */
  constructor(audience: Audience | null = null) {
    this.#audience = audience;
  }

  /** The place of what is told now. */
  get at(): number | null {
    return this.#at;
  }

  get now(): Told | null {
    return this.#at === null ? null : (this.#tales[this.#at] ?? null);
  }

  /** More of this chapter is to come one by one, now or later. */
  get mayJoin(): boolean {
    const { now } = this;
    if (now === null || now.sums) return false;
    const chapter = this.#of(now.chapter);
    const goesOn = !chapter.some(({ sums, over }) => sums && over);
    return goesOn || this.#waiting().some((each) => each.chapter === now.chapter && each !== now && !each.sums);
  }

  /** All there is to tell, the last one last, and how many lines the log has now. */
  hear(tales: readonly Told[], lines: number): void {
    const open = this.now;
    this.#tales = tales;
    this.#at = open && placeOf(open, tales);
    if (this.#audience === null) return;
    if (this.#known === null) return this.#comeBack(this.#audience, lines);
    // what was taken back was never told
    this.#known = Math.min(this.#known, lines);
    if (this.#at === null) this.#tellNext();
  }

  /** What is told is known; the next one that waits is told. */
  goOn(): boolean {
    const { now } = this;
    if (now === null) return false;
    this.#know(now);
    this.#at = null;
    this.#tellNext();
    return true;
  }

  /** All that waits of this chapter as one; what is still to come of it when it is over. */
  join(): void {
    const { now } = this;
    if (now === null) return;
    this.#know(now);
    this.#together = now.chapter;
    const waits = this.#waiting().some((each) => each.chapter === now.chapter);
    this.#at = waits ? this.#sumOf(now.chapter) : null;
  }

  show(place: number): void {
    if (place in this.#tales) this.#at = place;
  }

  /** Whoever answers has read enough: what waits is in the whole of its chapter. */
  letGo(): void {
    if (this.#at === null) return;
    this.#at = null;
    this.#knowAll();
  }

  // --- what comes next ----------------------------------------------------------------------------------------

  /** After coming back all that was missed is told as one, of the last chapter. Whoever was never here has missed nothing. */
  #comeBack(audience: Audience, lines: number): void {
    this.#known = Math.min(audience.recall() ?? lines, lines);
    const missed = this.#waiting().at(-1);
    this.#at = missed ? this.#sumOf(missed.chapter) : null;
    if (this.#at === null) this.#knowAll();
  }

  #tellNext(): void {
    const [first] = this.#waiting();
    const audience = this.#audience;
    if (!first || !audience || audience.answers()) return;
    const joined = this.#together === first.chapter;
    if (joined || audience.atOnce()) this.#tellTogether(first, !joined && audience.asked());
    else this.#at = this.#tales.indexOf(first);
  }

  /** When the chapter is over; `soFar`: or now. */
  #tellTogether(first: Told, soFar: boolean): void {
    const waiting = this.#waiting().filter(({ chapter }) => chapter === first.chapter);
    const isWhole = waiting.some(({ sums }) => sums);
    if (!isWhole && !soFar) return;
    this.#at = waiting.length > 1 || isWhole ? this.#sumOf(first.chapter) : this.#tales.indexOf(first);
  }

  #waiting(): Told[] {
    return this.#tales.filter(({ over, until }) => over && until > (this.#known ?? 0));
  }

  #of(name: string): Told[] {
    return this.#tales.filter(({ chapter }) => chapter === name);
  }

  /** Where a chapter has no whole, its last. */
  #sumOf(name: string): number | null {
    const chapter = this.#of(name);
    const told = chapter.findLast(({ sums }) => sums) ?? chapter.at(-1);
    return told ? this.#tales.indexOf(told) : null;
  }

  /** With the whole of a chapter all that is over of it is known. */
  #know(told: Told): void {
    const known = told.sums ? this.#of(told.chapter).filter(({ over }) => over) : [told];
    this.#note(Math.max(0, ...known.map(({ until }) => until)));
  }

  #knowAll(): void {
    this.#note(Math.max(0, ...this.#tales.filter(({ over }) => over).map(({ until }) => until)));
  }

  #note(lines: number): void {
    this.#known = Math.max(this.#known ?? 0, lines);
    this.#audience?.remember(this.#known);
  }
}

/** Where the same one stands now, which may have grown meanwhile. */
function placeOf({ chapter, sums, until }: Told, tales: readonly Told[]): number | null {
  const place = tales.findIndex((each) => each.chapter === chapter && each.sums === sums && (sums || each.until === until));
  return place < 0 ? null : place;
}
