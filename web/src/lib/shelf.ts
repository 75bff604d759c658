// Something this browser remembers of a seat at a table, or of a person there, such as an answer that is laid but not sent. It never leaves it.

const MOST = 12;

export class Shelf<Thing> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = `chabudai.${name}`;
  }

  recall(table: string, seat: number | string): Thing | null {
    return this.#all()[`${table}/${seat}`] ?? null;
  }

  /** Those of the tables played last stay; null is forgotten. */
  remember(table: string, seat: number | string, thing: Thing | null): void {
    const place = `${table}/${seat}`;
    const all = this.#all();
    if (thing === null && !(place in all)) return;
    const others = Object.entries(all).filter(([each]) => each !== place);
    const now = thing === null ? others : [...others.slice(1 - MOST), [place, thing] as const];
    try {
      localStorage.setItem(this.#name, JSON.stringify(Object.fromEntries(now)));
    } catch {
      // without room on this device it lives as long as the page
    }
  }

  #all(): Record<string, Thing> {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.#name) ?? "{}");
      return typeof stored === "object" && stored !== null ? (stored as Record<string, Thing>) : {};
    } catch {
      return {};
    }
  }
}
