// A private note while it is written: saved a moment after the last letter, and at once when the page is hidden. What was
// not yet acknowledged is remembered by this browser. Two tabs never overwrite each other: who is late is shown both texts.

import { ApiError } from "../../lib/api";
import type { Note } from "../../lib/people_protocol";
import { Shelf } from "../../lib/shelf";

export const LONGEST = 2000;
const SAVE_AFTER = 800;
const TRY_AGAIN_AFTER = 5000;

/** What this browser remembers until the server has it. */
interface Draft {
  text: string;
  /** Of the note that it was written on. */
  version: number;
  /** What was sent last and perhaps not acknowledged. */
  sent: string | null;
}

export interface NoteWire {
  read(): Promise<Note>;
  write(note: Note): Promise<Note>;
}

const drafts = new Shelf<Draft>("notes");

export class NoteModel {
  #text = $state("");
  #known = $state.raw<Note | null>(null);
  #other = $state.raw<Note | null>(null);
  #problem = $state.raw<unknown>(null);
  #saving = $state(false);
  #sent: string | null = null;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #table: string;
  readonly #person: string;
  readonly #wire: NoteWire;

  constructor(table: string, person: string, wire: NoteWire) {
    this.#table = table;
    this.#person = person;
    this.#wire = wire;
  }

  get text(): string {
    return this.#text;
  }

  get loaded(): boolean {
    return this.#known !== null;
  }

  /** What was written elsewhere meanwhile, as long as nobody has decided between the two. */
  get other(): string | null {
    return this.#other?.text ?? null;
  }

  get problem(): unknown {
    return this.#problem;
  }

  get saving(): boolean {
    return this.#saving;
  }

  get unsaved(): boolean {
    return this.#known !== null && this.#text !== this.#known.text;
  }

  /** Reads the note, and takes up what this browser could not save the last time. */
  async load(): Promise<void> {
    try {
      this.#take(await this.#wire.read());
      this.#problem = null;
    } catch (problem) {
      this.#problem = problem;
    }
  }

  #take(note: Note): void {
    if (this.#closed) return;
    const draft = drafts.recall(this.#table, this.#person);
    this.#known = note;
    if (draft === null || draft.text === note.text) {
      this.#text = note.text;
      this.#remember(null);
    } else {
      this.#text = draft.text;
      // what was sent as the page was closed may have come through without our hearing of it
      if (draft.version === note.version || draft.sent === note.text) this.#saveSoon(0);
      else this.#other = note;
    }
  }

  write(text: string): void {
    this.#text = text;
    if (this.#known === null) return;
    this.#remember(this.unsaved ? text : null);
    if (this.unsaved && this.#other === null) this.#saveSoon(SAVE_AFTER);
  }

  /** Between two texts: one's own, the other, or both one under the other. */
  decide(text: string): void {
    if (this.#other === null) return;
    this.#known = this.#other;
    this.#other = null;
    this.write(text);
    void this.save();
  }

  #saveSoon(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), after);
  }

  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#saving || this.#known === null || this.#other !== null || !this.unsaved) return;
    this.#saving = true;
    this.#sent = this.#text;
    this.#remember(this.#text);
    try {
      const saved = await this.#wire.write({ text: this.#text, version: this.#known.version });
      this.#problem = null;
      this.#acknowledge(saved, this.#sent);
    } catch (problem) {
      await this.#fail(problem);
    } finally {
      this.#saving = false;
    }
  }

  /** The server may have left letters out; what was written since stays. */
  #acknowledge(saved: Note, sent: string): void {
    this.#known = saved;
    this.#sent = null;
    if (this.#text === sent) this.#text = saved.text;
    this.#remember(this.unsaved ? this.#text : null);
    if (this.unsaved) this.#saveSoon(SAVE_AFTER);
  }

  async #fail(problem: unknown): Promise<void> {
    const kind = problem instanceof ApiError ? problem.error.kind : "";
    if (kind === "stale") return this.#compare();
    this.#problem = problem;
    if (kind !== "bad-value" && kind !== "no-guest" && !this.#closed) this.#saveSoon(TRY_AGAIN_AFTER);
  }

  async #compare(): Promise<void> {
    try {
      const note = await this.#wire.read();
      if (note.text === this.#text) this.#acknowledge(note, this.#text);
      else this.#other = note;
    } catch (problem) {
      this.#problem = problem;
    }
  }

  /** The page is looked at again: what was written elsewhere meanwhile is read, unless something waits here. */
  async lookAgain(): Promise<void> {
    if (this.#known !== null && !this.unsaved && !this.#saving) await this.load();
  }

  /** The page goes: what waits is sent at once. */
  close(): void {
    void this.save();
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #remember(text: string | null): void {
    const version = this.#known?.version ?? 0;
    drafts.remember(this.#table, this.#person, text === null ? null : { text, version, sent: this.#sent });
  }
}
