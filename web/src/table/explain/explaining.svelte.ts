// What is being explained. A mouse asks by resting, a finger by holding, the keyboard with a key.

/** Long enough that nothing flickers while the mouse passes. */
export const REST = 150;
/** On the way from the thing to its card. */
export const GRACE = 260;
export const HOLD = 450;

export type Asked = "pointer" | "hold" | "key";

export class ExplainingNow {
  #thing: string | null = $state(null);
  #element: Element | null = $state.raw(null);
  #by: Asked = $state("pointer");
  #pinned: boolean = $state(false);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** What the mouse is on its way to, or leaves. */
  #next: string | null | undefined;
  /** It was pressed: whoever chooses it does not ask what it is, until the mouse comes again. */
  #hushed: string | null = null;

  get thing(): string | null {
    return this.#thing;
  }

  get element(): Element | null {
    return this.#element;
  }

  get by(): Asked {
    return this.#by;
  }

  /** Stays open until it is closed. */
  get pinned(): boolean {
    return this.#pinned;
  }

  /** The mouse is over this thing, or over none. */
  point(thing: string | null, element: Element | null): void {
    if (thing !== this.#hushed) this.#hushed = null;
    const pressed = thing !== null && thing === this.#hushed;
    if (this.#pinned || pressed || thing === this.#next) return;
    this.#wait();
    if (thing === this.#thing) return;
    this.#next = thing;
    const turn = (): void => (thing === null ? void this.close() : this.open(thing, element, "pointer"));
    this.#waiting = setTimeout(turn, this.#thing === null ? REST : GRACE);
  }

  /** The mouse is over the card itself. */
  stay(): void {
    this.#wait();
  }

  hush(thing: string | null): void {
    if (this.#pinned) return;
    this.close();
    this.#hushed = thing;
  }

  open(thing: string, element: Element | null, by: Asked): void {
    this.#wait();
    this.#thing = thing;
    this.#element = element;
    this.#by = by;
    this.#pinned = by !== "pointer";
  }

  pin(): void {
    this.#pinned = true;
  }

  /** Whether there was something to close. */
  close(): boolean {
    const had = this.#thing !== null;
    this.#wait();
    this.#thing = this.#element = null;
    this.#pinned = false;
    return had;
  }

  #wait(): void {
    clearTimeout(this.#waiting);
    this.#next = undefined;
  }
}

/** There is one table on a page, and one explanation at a time. */
export const explaining = new ExplainingNow();
