// When the next game is offered: once a turn of one's own is over, until the next one or until one stays.

import { lookWhatWaits } from "../../lib/waiting.svelte";
import type { TableModel } from "./table.svelte";

export class AfterMove {
  #moved = $state(false);

  /** To be called while a component is set up. */
  constructor(model: Pick<TableModel, "ready" | "yourTurn">) {
    let was = false;
    $effect(() => {
      const { ready, yourTurn } = model;
      if (!ready || yourTurn === was) return;
      this.#moved = !yourTurn;
      was = yourTurn;
      lookWhatWaits();
    });
  }

  get offers(): boolean {
    return this.#moved;
  }

  stay(): void {
    this.#moved = false;
  }
}
