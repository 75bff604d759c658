// Whether something lies over the board and is chosen from: other things then keep away from it.

import { getContext, onMount, setContext } from "svelte";

const KEY = Symbol("covering");

/** How many things lie over the board, and how many of them tell of something. */
export class Covering {
  #count: number = $state(0);
  #tales: number = $state(0);

  get any(): boolean {
    return this.#count > 0;
  }

  /** What may be chosen from waits meanwhile. */
  get tells(): boolean {
    return this.#tales > 0;
  }

  lay(tells: boolean): () => void {
    this.#count += 1;
    if (tells) this.#tales += 1;
    return () => {
      this.#count -= 1;
      if (tells) this.#tales -= 1;
    };
  }
}

/** For all that is drawn in this page. */
export function noticeCovering(): Covering {
  return setContext(KEY, new Covering());
}

/** Called by what lies over the board, for as long as it is there. */
export function coversBoard(tells = false): void {
  const covering = getContext<Covering | undefined>(KEY);
  onMount(() => covering?.lay(tells));
}
