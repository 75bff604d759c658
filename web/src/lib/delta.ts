// Delta decoding: on a line that takes changes a position tells only those parts of its view that are not as they were
// in the position told before. Parts that did not change stay the very same objects.

import type { Position, ServerMessage } from "./protocol";

type View = Record<string, unknown>;
type PositionMessage = Extract<ServerMessage, { type: "position" }>;

/** A position whose view is whole, or told by what has changed: keys, or items of one (`players.1`). */
export type ToldPosition = Position | (Omit<Position, "view"> & { changes: View; gone?: string[] });

/** What comes over such a line. */
export type Told =
  | Exclude<ServerMessage, PositionMessage>
  | (Omit<PositionMessage, "position" | "halts"> & { position: ToldPosition; halts: ToldPosition[] });

/** Of one line: it knows the view that was told last. */
export class ViewKeeper {
  #view: View = {};

  whole(told: Told): ServerMessage {
    if (told.type !== "position") return told;
    const halts = told.halts.map((halt) => this.#position(halt));
    return { ...told, halts, position: this.#position(told.position) };
  }

  #position(told: ToldPosition): Position {
    if ("view" in told) {
      this.#view = told.view as View;
      return told;
    }
    const { changes, gone, ...rest } = told;
    this.#view = changed(this.#view, changes, gone ?? []);
    return { ...rest, view: this.#view };
  }
}

function changed(view: View, changes: View, gone: string[]): View {
  const next = { ...view };
  for (const key of gone) delete next[key];
  for (const [path, value] of Object.entries(changes)) {
    const [key = path, item] = path.split(".");
    next[key] = item === undefined ? value : withItem(next[key], item, value);
  }
  return next;
}

function withItem(whole: unknown, item: string, value: unknown): unknown {
  return Array.isArray(whole)
    ? whole.with(Number(item), value)
    : { ...(whole as View), [item]: value };
}
