import { describe, expect, test } from "vitest";
import { confirmOf, onlyAnswer, waits } from "../confirming";
import type { MenuEntry } from "../protocol";

const entry = (action: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  action,
  does: { verb: action },
  label: { key: action, values: {} },
  refusal: null,
  ...more,
});
const barred = { clause: "X-1", key: "refusal", values: {} };

describe("what this device remembers", () => {
  test("only what is final is confirmed unless something else was chosen", () => {
    expect(confirmOf(null, null)).toBe("final");
    expect(confirmOf("never", true)).toBe("never");
    expect(confirmOf("sometimes", null)).toBe("final");
  });

  test("what an older client kept still holds", () => {
    expect(confirmOf(null, true)).toBe("every");
    expect(confirmOf(null, false)).toBe("never");
  });
});

test("a choice that cannot be taken back waits for a second press, others only where all do", () => {
  const [lasting, fleeting, unknown] = [entry("a", { final: true }), entry("b", { final: false }), entry("c")];
  expect([lasting, fleeting, unknown].map((each) => waits(each, "final"))).toEqual([true, false, true]);
  expect([lasting, fleeting, unknown].map((each) => waits(each, "every"))).toEqual([true, true, true]);
  expect([lasting, fleeting, unknown].map((each) => waits(each, "never"))).toEqual([false, false, false]);
});

test("what has one answer is chosen already", () => {
  expect(onlyAnswer([entry("a"), entry("b", { refusal: barred })])).toBe("a");
  expect(onlyAnswer([entry("a"), entry("b")])).toBeNull();
  expect(onlyAnswer([])).toBeNull();
  expect(onlyAnswer([entry("a", { whole: false })])).toBeNull();
});
