// The keys of the table page. They are silent while somebody types, and while a dialog asks something.

import { zoomBoard } from "../../board/keys";
import type { MenuEntry } from "../../lib/protocol";
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

interface Press {
  event: KeyboardEvent;
  model: TableModel;
  doing: Doing;
}

export interface Shortcut {
  /** As the browser calls them, letters small. */
  keys: readonly string[];
  /** As the list of keys shows them, where that is shorter. */
  shown?: readonly string[];
  does: string;
  /** Whether there was something to do. */
  act(press: Press): boolean;
}

/** Asked of whatever is focused or pointed at: what is explained listens to it by itself. */
export const EXPLAINS = "i";

/** Every key of the table, and what it does: the list that one of them opens shows just these. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: "123456789".split(""), shown: ["1", "…", "9"], does: "table-key-choose", act: choose },
  { keys: ["ArrowUp", "ArrowDown"], shown: ["↑", "↓"], does: "table-key-walk", act: walk },
  { keys: ["Enter"], does: "table-key-confirm", act: enter },
  { keys: ["u", "Backspace"], shown: ["U", "⌫"], does: "table-key-undo", act: takeBack },
  { keys: ["?"], does: "table-key-why", act: ({ model }) => whyNot(model) },
  { keys: [EXPLAINS], does: "table-key-explain", act: () => false },
  { keys: ["+", "-", "−", "z"], shown: ["+", "−", "Z"], does: "table-key-zoom", act: zoom },
  { keys: ["s"], does: "table-key-since", act: ({ model }) => told(model, since) },
  { keys: ["p"], does: "table-key-standings", act: ({ model }) => told(model, standings) },
  { keys: ["w"], does: "table-key-may-do", act: ({ model }) => told(model, mayDo) },
  { keys: ["b"], does: "table-key-board", act: ({ doing }) => did(doing.toBoard()) },
  { keys: ["l"], does: "table-key-log", act: ({ doing }) => did(doing.openLog()) },
  { keys: ["c"], does: "table-key-chat", act: ({ doing }) => did(doing.openChat()) },
  { keys: ["k"], does: "table-key-keys", act: ({ doing }) => did(doing.openKeys()) },
  { keys: ["Escape"], shown: ["Esc"], does: "table-key-escape", act: escape },
];

export const shownKeys = ({ keys, shown }: Shortcut): readonly string[] => shown ?? keys.map(capital);

const capital = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);
const BY_KEY = new Map(SHORTCUTS.flatMap((each) => each.keys.map((key) => [key, each])));

const BUTTONS = "button, a, input, select, textarea, summary, [role=button], [role=tab]";
/** A helper that has done what it can: Enter on it means what it means everywhere. */
const HELPED = '[data-helper][aria-disabled="true"]';
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
  // A key that is held down means what it meant at first, once; nor does it press what has the focus again and again.
  if (event.repeat && event.key === "Enter" && !isTyping(event.target)) event.preventDefault();
  if (event.repeat || isBusy(event) || !model.ready) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (BY_KEY.get(key)?.act({ event, model, doing })) event.preventDefault();
}

const did = (_done: void): true => true;

function choose({ event, model, doing }: Press): boolean {
  if (model.gathering) return gather({ event, model, doing });
  const entry = chosenBy(Number(event.key), listed(model, model.game));
  if (!entry) return false;
  // Its number once more means the same: nothing is unchosen by it.
  if (entry.action !== model.chosen?.action) model.choose(entry);
  if (model.chosen) doing.toConfirm();
  return true;
}

/** Where nothing is missing any more, Enter sends it. */
function gather({ event, model, doing }: Press): boolean {
  const row = model.gathering?.rows[Number(event.key) - 1];
  if (row && !model.still) {
    model.answer();
    row.press();
  }
  if (row && model.gathering?.actions) doing.toConfirm();
  return row !== undefined;
}

/** Goes on from what is told; else confirms what is chosen, or sends what is laid. A button that is focused does its own. */
function enter({ event, model }: Press): boolean {
  if (model.telling.now) return !onButton(event) && model.telling.goOn();
  const target = event.target instanceof Element ? event.target : null;
  const focused = focusedChoice(target, model);
  if (focused) return did(pressed(event, () => model.confirm(focused)));
  if (!(model.chosen || model.draft.whole || model.gathering?.actions)) return false;
  const button = target?.closest(BUTTONS);
  const chose = button?.matches(CHOSEN) && button.closest("[data-chooses]");
  if (button && !chose && !button.matches(HELPED)) return false;
  return did(pressed(event, () => model.confirm()));
}

/** Not by the button that has the focus as well. */
function pressed(event: KeyboardEvent, act: () => void): void {
  event.stopPropagation();
  act();
}

/**
 * The choice of the list that has the focus: the arrows have picked it, so Enter makes it, as it does after its number. Space
 * only chooses it, and so does Enter for who confirms every choice.
 */
function focusedChoice(target: Element | null, model: TableModel): MenuEntry | undefined {
  if (settings.confirm === "every" || model.gathering || model.draft.laid.length > 0) return undefined;
  const action = target?.closest("[data-choices] [data-action]:not([data-adds])")?.getAttribute("data-action");
  return model.menu.find((entry) => entry.action === action && entry.refusal === null && entry.whole !== false);
}

const onButton = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(BUTTONS) !== null;

/** Into the list; inside it the arrows are its own. */
function walk({ event, doing }: Press): boolean {
  if (event.key !== "ArrowDown" || (event.target !== document.body && !isConfirm(event.target))) return false;
  doing.toChoices();
  return true;
}

/** The one key takes back anything, the other only what lies before the reader and is not sent yet. */
function takeBack({ event, model }: Press): boolean {
  const laid = model.draft.laid.length > 0 || (model.gathering?.mayTakeBack ?? false);
  if (event.key === "Backspace" && !laid) return false;
  if (laid || model.position.undo === null) model.undo();
  return true;
}

function zoom({ event }: Press): boolean {
  zoomBoard(event.key === "+" ? "in" : event.key.toLowerCase() === "z" ? "fit" : "out");
  return true;
}

function told(model: TableModel, telling: typeof since): boolean {
  model.voice.say(telling(model, settings.wordiness));
  return true;
}

function escape({ model, doing }: Press): boolean {
  return explaining.close() || doing.close() || model.telling.goOn() || model.unchoose();
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
