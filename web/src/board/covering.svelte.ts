// What lies over the board: other things keep away from what is chosen from, and the board shows beside the rest what may be
// chosen on it.

import { getContext, onMount, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteSet } from "svelte/reactivity";
import { hiddenBy, type Hidden } from "./hidden";

const KEY = Symbol("covering");

/** How many things lie over the whole board, how many of them tell of something, and what lies over its edges. */
class Covering {
  #count: number = $state(0);
  #tales: number = $state(0);
  readonly #edges = new SvelteSet<Element>();
  #changes: number = $state(0);

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

  layOverEdge(part: Element): () => void {
    const measure = (): void => void (this.#changes += 1);
    const sizes = new ResizeObserver(measure);
    sizes.observe(part);
    part.addEventListener("animationend", measure);
    this.#edges.add(part);
    return () => {
      sizes.disconnect();
      part.removeEventListener("animationend", measure);
      this.#edges.delete(part);
    };
  }

  /** How much of the board lies under it. */
  hides(board: Element): Hidden {
    void this.#changes;
    return hiddenBy([...this.#edges].map((each) => each.getBoundingClientRect()), board.getBoundingClientRect());
  }
}

/** For all that is drawn in this page. */
export function noticeCovering(): Covering {
  return setContext(KEY, new Covering());
}

/** What lies over the board of this page; undefined where nothing ever does. */
export function coveringHere(): Covering | undefined {
  return getContext<Covering | undefined>(KEY);
}

/** Called by what lies over the board, for as long as it is there. */
export function coversBoard(tells = false): void {
  const covering = coveringHere();
  onMount(() => covering?.lay(tells));
}

/** Attached to what stands at an edge of the board and may grow over it. */
export function coversEdge(): Attachment {
  const covering = coveringHere();
  return (part) => covering?.layOverEdge(part);
}
