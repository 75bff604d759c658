// What a key asked to be said. The same said twice is heard twice.

export class Voice {
  #said = $state.raw({ text: "", time: 0 });

  get said(): { text: string; time: number } {
    return this.#said;
  }

  say(text: string): void {
    this.#said = { text, time: this.#said.time + 1 };
  }
}
