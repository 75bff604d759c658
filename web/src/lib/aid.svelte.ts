// The aid of the first games: each new kind of question comes with one sentence about what it is good for.

import { isFirstGame, isNews, learnedBy, NOTHING_YET, type Asking, type Learned } from "./learned";

const STORED = "chabudai.aid";

interface Remembered {
  on: boolean;
  games: Record<string, Learned>;
}

function remembered(): Remembered {
  try {
    return { on: true, games: {}, ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Remembered>) };
  } catch {
    return { on: true, games: {} };
  }
}

class Aid {
  #remembered = $state.raw<Remembered>(remembered());

  constructor() {
    // what is chosen in one window of this browser holds in all of them
    addEventListener("storage", () => (this.#remembered = remembered()));
  }

  get on(): boolean {
    return this.#remembered.on;
  }

  set on(on: boolean) {
    this.#store({ ...this.#remembered, on });
  }

  /** Whether questions of this table may come with a sentence. */
  teaches(game: string, table: string): boolean {
    return this.on && isFirstGame(this.#remembered.games[game] ?? NOTHING_YET, table);
  }

  shows(asking: Asking): boolean {
    return this.on && isNews(this.#remembered.games[asking.game] ?? NOTHING_YET, asking);
  }

  met(asking: Asking): void {
    const { games } = this.#remembered;
    const before = games[asking.game] ?? NOTHING_YET;
    const now = learnedBy(before, asking);
    if (now !== before) this.#store({ ...this.#remembered, games: { ...games, [asking.game]: now } });
  }

  #store(now: Remembered): void {
    this.#remembered = now;
    localStorage.setItem(STORED, JSON.stringify(now));
  }
}

export const aid = new Aid();
