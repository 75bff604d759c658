// What is open over the table: drawers on a phone and a tablet, dialogs anywhere.

import { tick } from "svelte";
import { listsChoices, type Fold } from "../frame/folds";
import type { TalkTab } from "../talk/Talk.svelte";
import type { Doing } from "./shortcuts";

export type Part = "mine" | "choices" | "players" | "since" | "log";

export class Opening implements Doing {
  open: Part | null = $state(null);
  talk: TalkTab = $state("log");
  /** The field of the chat takes the focus. */
  writing: boolean = $state(false);
  /** Whose holdings are shown. */
  player: number | null = $state(null);
  /** What may be done beside the question. */
  beside: boolean = $state(false);
  tools: boolean = $state(false);
  leaving: boolean = $state(false);
  /** The list of what the keys do. */
  keys: boolean = $state(false);
  readonly #fold: () => Fold;

  constructor(fold: () => Fold) {
    this.#fold = fold;
  }

  /** Whether the chat is in view. */
  get talks(): boolean {
    return this.talk === "chat" && (this.#fold() === "wide" || this.open === "log");
  }

  toggle(part: Part | null): void {
    this.player = null;
    this.open = this.open === part ? null : part;
  }

  openTalk(tab: TalkTab, writing = false): void {
    this.talk = tab;
    this.writing = writing;
    if (this.#fold() !== "wide") this.open = "log";
  }

  openLog(): void {
    this.openTalk("log");
  }

  openChat(): void {
    this.openTalk("chat", true);
  }

  openKeys(): void {
    this.tools = false;
    this.keys = true;
  }

  /** Behind one row of tabs on a low screen: a second press folds it away. */
  turnTalk(tab: TalkTab): void {
    if (this.#fold() === "short" && this.open === "log" && this.talk === tab) this.open = null;
    else this.openTalk(tab);
  }

  toBoard(): void {
    document.querySelector<HTMLElement>("[data-places]")?.focus();
  }

  toChoices(): void {
    const stands = listsChoices(this.#fold()) && this.#fold() !== "sideways";
    this.open = stands ? null : "choices";
    void tick().then(() => document.querySelector<HTMLElement>("[data-choices] [data-action]")?.focus());
  }

  toConfirm(): void {
    document.querySelector<HTMLElement>("[data-confirm] .primary")?.focus({ preventScroll: true });
  }

  close(): boolean {
    const had = this.open !== null || this.player !== null;
    this.open = this.player = null;
    return had;
  }
}
