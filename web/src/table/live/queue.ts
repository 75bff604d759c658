// Moves that arrive faster than the eye follows are shown one at a time, in order.

/** Long enough for a piece to walk and for a glance at where it went. */
export const HOLD = 700;
/** A queue that would take longer than this is played at double speed. */
const PATIENCE = 2000;
/** Of a longer queue only the end is played; what came before it is shown at once. */
export const MOST = 12;

export interface Showing<Step> {
  show(step: Step, hurried: boolean): void;
  /** Whether everything is shown at once: reduced motion, or nobody looks. */
  atOnce(): boolean;
  /** Calls when the page is drawn next, so that what comes in between is drawn in one go. */
  beforeDrawing(show: () => void): void;
  idle(): void;
}

export class StepQueue<Step> {
  private waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isDue = false;

  constructor(private readonly showing: Showing<Step>) {}

  push(step: Step): void {
    this.waiting.push(step);
    if (this.showing.atOnce()) return this.flushSoon();
    while (this.waiting.length > MOST) this.showing.show(this.waiting.shift() as Step, true);
    if (this.timer === null) this.next();
  }

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** Changes the last that waits, for which others need not wait longer; false if none does. */
  amend(change: (step: Step) => Step): boolean {
    const last = this.waiting.pop();
    if (last === undefined) return false;
    this.waiting.push(change(last));
    return true;
  }

  /** The last that waits. */
  get last(): Step | undefined {
    return this.waiting.at(-1);
  }

  /** To the end at once. */
  flush(): void {
    this.rest();
    const steps = this.waiting;
    this.waiting = [];
    for (const step of steps) this.showing.show(step, true);
    this.showing.idle();
  }

  /** What waits only for the next drawing of the page waits no longer. */
  settle(): void {
    if (this.isDue && this.busy) this.flush();
  }

  /** Forget what waits: something newer replaces it all. */
  clear(): void {
    this.rest();
    this.waiting = [];
  }

  /** With the next drawing of the page: a slow device draws where things stand, not how they came there. */
  private flushSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    this.showing.beforeDrawing(() => {
      this.isDue = false;
      if (this.busy) this.flush();
    });
  }

  private next(): void {
    this.rest();
    if (this.showing.atOnce()) return this.flush();
    const step = this.waiting.shift();
    if (step === undefined) return this.showing.idle();
    const hurried = this.hurried();
    this.showing.show(step, hurried);
    this.timer = setTimeout(() => this.next(), hurried ? HOLD / 2 : HOLD);
  }

  private hurried(): boolean {
    return this.waiting.length * HOLD > PATIENCE;
  }

  private rest(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
