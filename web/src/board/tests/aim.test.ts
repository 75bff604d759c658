import { expect, test } from "vitest";
import type { MenuEntry } from "../../lib/protocol";
import { gathered, shownOf } from "../aim";

const entry = (action: string, refused = false): MenuEntry =>
  ({ action, label: { key: action, values: {} }, refusal: refused ? { key: "no", values: {} } : null, does: { verb: action } }) as unknown as MenuEntry;

const place = ({ action }: MenuEntry): { at: string } | null => (action === "pass" ? null : { at: action.split(" ")[1] ?? "" });

test("choices that lead to the same spot are gathered in menu order; what leads nowhere is left out", () => {
  const aims = gathered([entry("to edo"), entry("pass"), entry("to ueno"), entry("build edo")], place, ({ at }) => at);
  expect(aims.map(({ at, entries }) => [at, ...entries.map(({ action }) => action)])).toEqual([
    ["edo", "to edo", "build edo"],
    ["ueno", "to ueno"],
  ]);
});

test("a spot stands for what is chosen, then for what is pointed at, then for the first that may be chosen", () => {
  const [barred, open, other] = [entry("to edo", true), entry("build edo"), entry("at edo")] as const;
  const aim = { entries: [barred, open, other] };
  expect(shownOf(aim, null, null)).toBe(open);
  expect(shownOf(aim, null, other)).toBe(other);
  expect(shownOf(aim, other, open)).toBe(other);
  expect(shownOf({ entries: [barred] }, entry("pass"), null)).toBe(barred);
});
