import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../../lib/settings.svelte";
import english from "../../text/en.ftl?raw";
import { EXPLAINS, shortcut, SHORTCUTS, shownKeys, type Doing } from "../shortcuts";
import type { TableModel } from "../table.svelte";

vi.mock("../../../lib/settings.svelte", () => ({ settings: { wordiness: "all", confirm: "every" } }));
vi.mock("../../../board/keys", () => ({ zoomBoard: () => undefined }));
vi.mock("../../eyes/telling", () => ({ since: () => "since", standings: () => "standings", mayDo: () => "may do" }));

/** An element in nothing and with nothing in it. */
class Nothing {
  matches = (): boolean => false;
  closest = (): null => null;
}
const body = new Nothing();

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => null, querySelectorAll: () => [], body, dispatchEvent: () => true });
  vi.stubGlobal("Element", Nothing);
  vi.stubGlobal("HTMLElement", Nothing);
});
afterEach(() => vi.unstubAllGlobals());

/** A table at which there is something to do by every key, and all that was done there. */
function table(): { model: TableModel; doing: Doing; done: string[] } {
  const done: string[] = [];
  const noting =
    (what: string, answer?: boolean) =>
    (): boolean | undefined => {
      done.push(what);
      return answer;
    };
  const entry = (action: string, refusal: object | null): object => ({ action, refusal, does: { verb: action } });
  const menu = [entry("go", null), ...Array.from({ length: 8 }, (_, each) => entry(`barred ${each}`, {}))];
  const model = {
    ...{ ready: true, menu, chosen: menu[0], hovered: null, gathering: null, game: {} },
    ...{ draft: { laid: ["pick"], whole: false }, position: { undo: null, menu } },
    ...{ choose: noting("choose"), confirm: noting("confirm"), undo: noting("undo"), unchoose: noting("unchoose", true) },
    ...{ answer: noting("answer"), voice: { say: noting("say") }, telling: { now: null, goOn: () => false } },
  } as unknown as TableModel;
  const doing = {
    ...{ toChoices: noting("choices"), toConfirm: noting("to confirm"), openLog: noting("log"), openChat: noting("chat") },
    ...{ openKeys: noting("keys"), toBoard: noting("board"), close: noting("close", false) },
  } as unknown as Doing;
  return { model, doing, done };
}

/** Whether the table takes the key for itself. */
function takes(key: string, held: object = {}): boolean {
  const { model, doing } = table();
  const preventDefault = vi.fn();
  const event = { key, target: body, repeat: false, preventDefault, stopPropagation: () => undefined, ...held };
  shortcut(event as unknown as KeyboardEvent, model, doing);
  return preventDefault.mock.calls.length > 0;
}

/** What is done by a key on a choice of the list that has the focus. */
function onChoice(key: string, confirm: string, chosen: string | null = null): string[] {
  const { model, doing, done } = table();
  settings.confirm = confirm as typeof settings.confirm;
  const entry = { action: "go", refusal: null, does: { verb: "go" } };
  const choice = Object.assign(new Nothing(), {
    closest: (wanted: string) => (/^(\[data-choices\]|button)/.test(wanted) ? choice : null),
    getAttribute: () => "go",
  }) as Nothing;
  const at = { ...model, menu: [entry], chosen: chosen === null ? null : entry, draft: { laid: [], whole: false } };
  const event = { key, target: choice, repeat: false, preventDefault: () => undefined, stopPropagation: () => undefined };
  shortcut(event as unknown as KeyboardEvent, at as unknown as TableModel, doing);
  return done;
}

test("Enter on a choice of the list makes it with one press, unless every choice is confirmed", () => {
  expect([onChoice("Enter", "final"), onChoice("Enter", "never")]).toEqual([["confirm"], ["confirm"]]);
  expect(onChoice("Enter", "every")).toEqual([]);
});

test("the number of what is chosen does not unchoose it", () => {
  expect(onChoice("1", "every", "go")).toEqual(["to confirm"]);
  expect(onChoice("1", "every")).toEqual(["choose"]);
});

test("Enter that is held down presses nothing again", () => {
  const preventDefault = vi.fn();
  const { model, doing, done } = table();
  shortcut({ key: "Enter", target: body, repeat: true, preventDefault } as unknown as KeyboardEvent, model, doing);
  expect([preventDefault.mock.calls.length, done]).toEqual([1, []]);
});

const listed = SHORTCUTS.flatMap(({ keys }) => keys);
/** Up is for whoever is in the list already, and what is explained listens by itself. */
const ELSEWHERE = ["ArrowUp", EXPLAINS];

test("every key of the list does something, and no other key does", () => {
  const printed = Array.from({ length: 95 }, (_, each) => String.fromCharCode(32 + each)).filter((key) => !/[A-Z]/.test(key));
  const others = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Escape", "Backspace", "Delete", "Tab", "F1", "−"];
  const taken = [...printed, ...others].filter((key) => takes(key));
  expect(taken.toSorted()).toEqual(listed.filter((key) => !ELSEWHERE.includes(key)).toSorted());
});

test("a capital letter is the same key", () => {
  expect(takes("L")).toBe(true);
});

test("no key means two things", () => {
  expect(new Set(listed).size).toBe(listed.length);
});

test("keys with others held belong to the browser", () => {
  expect(takes("l", { ctrlKey: true })).toBe(false);
});

test("the list says of each what it does, as it stands on the keyboard", () => {
  for (const each of SHORTCUTS) {
    expect(english).toContain(`\n${each.does} = `);
    expect(shownKeys(each).every((key) => key.length > 0 && !/^[a-z]$/.test(key))).toBe(true);
  }
});

test("while something is told, Enter and Escape go on from it and confirm nothing", () => {
  for (const key of ["Enter", "Escape"]) {
    const { model, doing, done } = table();
    Object.assign(model.telling, { now: { title: "A tale" }, goOn: () => done.push("go on") > 0 });
    const event = { key, target: body, repeat: false, preventDefault: () => undefined, stopPropagation: () => undefined };
    shortcut(event as unknown as KeyboardEvent, model, doing);
    expect(done.filter((each) => each !== "close")).toEqual(["go on"]);
  }
});
