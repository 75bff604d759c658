// The keys of the table page. They are silent while somebody types, and while a dialog asks something.

import { zoomBoard } from "../../board/keys";
import { settings } from "../../lib/settings.svelte";
import { chosenBy, listed } from "../asking/menu";
import { explaining } from "../explain/explaining.svelte";
import { mayDo, since, standings } from "../eyes/telling";
import type { TableModel } from "./table.svelte";

/** What only the page itself can do. */
export interface Doing {
  toChoices(): void;
  /** The focus goes where Enter confirms. */
  toConfirm(): void;
  openLog(): void;
  openChat(): void;
  openKeys(): void;
  /** The focus goes to the board in words. */
  toBoard(): void;
  /** Closes what is open; false if nothing is. */
  close(): boolean;
}

/** What the keys do, for whoever wants to know: shown by one of them. */
export const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["1", "…", "9"], does: "table-key-choose" },
  { keys: ["↑", "↓"], does: "table-key-walk" },
  { keys: ["Enter"], does: "table-key-confirm" },
  { keys: ["U"], does: "table-key-undo" },
  { keys: ["?"], does: "table-key-why" },
  { keys: ["+", "−", "Z"], does: "table-key-zoom" },
  { keys: ["S"], does: "table-key-since" },
  { keys: ["P"], does: "table-key-standings" },
  { keys: ["W"], does: "table-key-may-do" },
  { keys: ["B"], does: "table-key-board" },
  { keys: ["L"], does: "table-key-log" },
  { keys: ["C"], does: "table-key-chat" },
  { keys: ["K"], does: "table-key-keys" },
  { keys: ["Esc"], does: "table-key-escape" },
];

const BUTTONS = "button, a, input, select, textarea, summary, [role=button], [role=tab]";
/** Where Enter on what is already chosen means: do it. One of the things that add up is put back by it. */
const CHOSEN = ':is([aria-pressed="true"], [aria-checked="true"], [aria-selected="true"]):not([data-adds])';

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));
}

export function isBusy(event: KeyboardEvent): boolean {
  const held = event.ctrlKey || event.metaKey || event.altKey;
  return held || isTyping(event.target) || document.querySelector("dialog[open]") !== null;
}

export function shortcut(event: KeyboardEvent, model: TableModel, doing: Doing): void {
  // A key that is held down means what it meant at first, once.
  if (event.repeat || isBusy(event) || !model.ready) return;
  const done = number(event, model, doing) || letter(event, model, doing) || enter(event, model);
  if (done) event.preventDefault();
}

function number(event: KeyboardEvent, model: TableModel, doing: Doing): boolean {
  if (model.gathering) return gather(event, model);
  const entry = /^[1-9]$/.test(event.key) ? chosenBy(Number(event.key), listed(model, model.game)) : undefined;
  if (!entry) return false;
  model.choose(entry);
  if (model.chosen) doing.toConfirm();
  return true;
}

function gather(event: KeyboardEvent, model: TableModel): boolean {
  const row = /^[1-9]$/.test(event.key) ? model.gathering?.rows[Number(event.key) - 1] : undefined;
  if (row && !model.still) row.press();
  return row !== undefined;
}

/** Confirms what is chosen, or sends what is laid, unless the focus is on a button of its own. */
function enter(event: KeyboardEvent, model: TableModel): boolean {
  if (event.key !== "Enter" || !(model.chosen || model.draft.whole || model.gathering?.actions)) return false;
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest(BUTTONS);
  if (button && !(button.matches(CHOSEN) && button.closest("[data-chooses]"))) return false;
  event.stopPropagation();
  model.confirm();
  return true;
}

function letter(event: KeyboardEvent, model: TableModel, doing: Doing): boolean {
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case "?":
      return whyNot(model);
    case "u":
      if (model.draft.laid.length > 0 || model.gathering?.mayTakeBack || model.position.undo === null) model.undo();
      return true;
    case "Backspace":
      if (model.draft.laid.length === 0 && !model.gathering?.mayTakeBack) return false;
      model.undo();
      return true;
    case "z":
      zoomBoard("fit");
      return true;
    case "+":
      zoomBoard("in");
      return true;
    case "-":
    case "−":
      zoomBoard("out");
      return true;
    case "l":
      doing.openLog();
      return true;
    case "c":
      doing.openChat();
      return true;
    case "s":
      model.voice.say(since(model, settings.wordiness));
      return true;
    case "p":
      model.voice.say(standings(model, settings.wordiness));
      return true;
    case "w":
      model.voice.say(mayDo(model, settings.wordiness));
      return true;
    case "b":
      doing.toBoard();
      return true;
    case "k":
      doing.openKeys();
      return true;
    case "ArrowDown":
      if (event.target !== document.body && !isConfirm(event.target)) return false;
      doing.toChoices();
      return true;
    case "Escape":
      return explaining.close() || doing.close() || model.unchoose();
    default:
      return false;
  }
}

function isConfirm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-confirm]") !== null;
}

/** Of the choice that is focused or under the pointer, else of the first barred one. */
function whyNot(model: TableModel): boolean {
  const barred = model.menu.filter((entry) => entry.refusal !== null);
  const entry = model.hovered?.refusal ? model.hovered : barred[0];
  if (entry) model.choose(entry);
  return entry !== undefined;
}
