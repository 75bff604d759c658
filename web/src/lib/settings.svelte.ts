// What this device remembers.

import { confirmOf, type Confirm } from "./confirming";

export type Theme = "day" | "night" | "system";

const ON_A_PHONE = matchMedia("(pointer: coarse) and (max-width: 699px)");
const DARK = matchMedia("(prefers-color-scheme: dark)");

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
  #sound = $state(true);
  #notifications = $state(false);
  #confirm = $state<Confirm>("final");

  constructor() {
    this.#remember();
    DARK.addEventListener("change", (event) => {
      this.#dark = event.matches;
      this.#show();
    });
    // what is chosen in one window of this browser holds in all of them
    addEventListener("storage", () => {
      this.#remember();
      this.#show();
    });
  }

  #remember(): void {
    this.#theme = stored<Theme>("theme", "system");
    this.#sound = stored("sound", !ON_A_PHONE.matches);
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
    document.documentElement.dataset["theme"] = this.night ? "night" : "day";
  }
}

export const settings = new Settings();
