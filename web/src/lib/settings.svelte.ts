// What this device remembers.

import { confirmOf, type Confirm } from "./confirming";

export type Theme = "day" | "night" | "system";
/** Pieces move or jump, or whatever the device asks for. */
export type Motion = "full" | "less" | "system";

const ON_A_PHONE = matchMedia("(pointer: coarse) and (max-width: 699px)");
const DARK = matchMedia("(prefers-color-scheme: dark)");
const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");
/** How much is told to somebody who listens to the table. */
export type Wordiness = "few" | "some" | "all";
/** Milliseconds before a bot moves. */
export const PACES = [
  { value: 1800, key: "table-pace-slow" },
  { value: 900, key: "table-pace-normal" },
  { value: 300, key: "table-pace-quick" },
  { value: 0, key: "table-pace-at-once" },
];
const USUAL_PACE = 900;
const USUAL_LOUDNESS = 60;

function stored<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(`chabudai.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

function store(name: string, value: unknown): void {
  localStorage.setItem(`chabudai.${name}`, JSON.stringify(value));
}

class Settings {
  #theme = $state<Theme>("system");
  #dark = $state(DARK.matches);
  #motion = $state<Motion>("system");
  #reduced = $state(REDUCED.matches);
  #patterns = $state(false);
  #wordiness = $state<Wordiness>("some");
  #sound = $state(true);
  #loudness = $state(USUAL_LOUDNESS);
  #pace = $state(USUAL_PACE);
  #notifications = $state(false);
  #confirm = $state<Confirm>("final");

  constructor() {
    this.#remember();
    DARK.addEventListener("change", (event) => {
      this.#dark = event.matches;
      this.#show();
    });
    REDUCED.addEventListener("change", (event) => {
      this.#reduced = event.matches;
      this.#show();
    });
    this.#show();
    // what is chosen in one window of this browser holds in all of them
    addEventListener("storage", () => {
      this.#remember();
      this.#show();
    });
  }

  #remember(): void {
    this.#theme = stored<Theme>("theme", "system");
    this.#motion = stored<Motion>("motion", "system");
    this.#patterns = stored("patterns", false);
    this.#wordiness = stored<Wordiness>("wordiness", "some");
    this.#sound = stored("sound", !ON_A_PHONE.matches);
    this.#loudness = stored("loudness", USUAL_LOUDNESS);
    this.#pace = stored("pace", USUAL_PACE);
    this.#notifications = stored("notifications", false);
    this.#confirm = confirmOf(stored<unknown>("confirm", null), stored<unknown>("confirmMoves", null));
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    store("theme", theme);
    this.#show();
  }

  /** What is shown, whoever decided it. */
  get night(): boolean {
    return this.#theme === "night" || (this.#theme === "system" && this.#dark);
  }

  get motion(): Motion {
    return this.#motion;
  }

  set motion(motion: Motion) {
    this.#motion = motion;
    store("motion", motion);
    this.#show();
  }

  /** Nothing moves, whoever decided it. */
  get still(): boolean {
    return this.#motion === "less" || (this.#motion === "system" && this.#reduced);
  }

  /** The patterns of the seats as strong as their colours. */
  get patterns(): boolean {
    return this.#patterns;
  }

  set patterns(strong: boolean) {
    this.#patterns = strong;
    store("patterns", strong);
    this.#show();
  }

  get wordiness(): Wordiness {
    return this.#wordiness;
  }

  set wordiness(wordiness: Wordiness) {
    this.#wordiness = wordiness;
    store("wordiness", wordiness);
  }

  /** Of a hundred. */
  get loudness(): number {
    return this.#loudness;
  }

  set loudness(loudness: number) {
    this.#loudness = loudness;
    store("loudness", loudness);
  }

  /** Of the bots at tables laid from now on, in milliseconds. */
  get pace(): number {
    return this.#pace;
  }

  set pace(pace: number) {
    this.#pace = pace;
    store("pace", pace);
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    store("sound", on);
  }

  get notifications(): boolean {
    return this.#notifications;
  }

  set notifications(on: boolean) {
    this.#notifications = on;
    store("notifications", on);
  }

  get confirm(): Confirm {
    return this.#confirm;
  }

  set confirm(confirm: Confirm) {
    this.#confirm = confirm;
    store("confirm", confirm);
  }

  #show(): void {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.night ? "night" : "day";
    dataset["motion"] = this.still ? "less" : "full";
    dataset["patterns"] = this.patterns ? "strong" : "fine";
  }
}

export const settings = new Settings();
