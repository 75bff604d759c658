import { expect, test } from "vitest";
import type { MenuEntry } from "../../../lib/protocol";
import { countOf, ordered } from "../menu";

function entry(action: string, barred = false): MenuEntry {
  const refusal = barred ? { key: "refusal", values: {}, clause: "X-1" } : null;
  return { action, does: { verb: action }, label: { key: action, values: {} }, refusal };
}

const actions = (menu: MenuEntry[]): string[] => menu.map(({ action }) => action);

test("what may be chosen comes before what is barred, both in the order of the game", () => {
  const menu = [entry("a"), entry("b", true), entry("c"), entry("d", true)];
  expect(actions(ordered(menu))).toEqual(["a", "c", "b", "d"]);
});

test("what is only by the way comes last", () => {
  const menu = [entry("swap"), entry("a", true), entry("swap", true), entry("b")];
  const byTheWay = ({ does }: MenuEntry): boolean => does.verb === "swap";
  expect(actions(ordered(menu, byTheWay))).toEqual(["b", "a", "swap", "swap"]);
});

test("all choices are those of the question, the barred ones too", () => {
  const menu = [entry("swap"), entry("a", true), entry("b")];
  expect(countOf({ addends: [], entries: menu }, ({ does }) => does.verb === "swap")).toBe(2);
});
