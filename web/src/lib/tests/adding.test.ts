import { expect, test } from "vitest";
import { addends, pressed, type Addend } from "../adding";
import type { MenuEntry } from "../protocol";

function entry(things: string, barred = false): MenuEntry {
  const refusal = barred ? { key: "refusal", values: {}, clause: "X-1" } : null;
  return { action: `buy ${things}`, does: { verb: "buy", things }, label: { key: "buy", values: {} }, refusal };
}

const MENU = [entry("a"), entry("b"), entry("a+b"), entry("c"), entry("a+c"), entry("a+b+c", true), entry("none")];
const thingsOf = ({ does }: MenuEntry): string[] | null =>
  does["things"] === "none" ? null : (does["things"] ?? "").split("+");

function gathered(things: string | null): Addend[] {
  return addends(MENU, MENU.find(({ does }) => does["things"] === things) ?? null, thingsOf);
}

function pressing(things: string | null, thing: string): string | undefined {
  const addend = gathered(things).find((each) => each.thing === thing);
  return addend && pressed(addend).action;
}

test("each thing is listed once, in the order of the menu, and no sum is", () => {
  expect(gathered(null).map(({ thing }) => thing)).toEqual(["a", "b", "c"]);
});

test("a choice that stands alone is no thing that adds up", () => {
  expect(gathered("none").every(({ on }) => !on)).toBe(true);
});

test("pressing gathers one thing after the other", () => {
  expect(pressing(null, "a")).toBe("buy a");
  expect(pressing("a", "b")).toBe("buy a+b");
  expect(pressing("b", "a")).toBe("buy a+b");
});

test("pressing what is gathered puts it back, and the last one by choosing it again", () => {
  expect(pressing("a+b", "a")).toBe("buy b");
  expect(pressing("a", "a")).toBe("buy a");
});

test("what does not fit with the others leads to the sum that is barred", () => {
  const last = gathered("a+b").find(({ thing }) => thing === "c");
  expect(last?.alone.refusal).toBeNull();
  expect(last?.sum.refusal).not.toBeNull();
});

test("where the menu knows no such sum the thing begins a new one", () => {
  expect(pressing("b", "c")).toBe("buy c");
});

test("what a thing adds is the difference of the sums with it and without it", () => {
  const [first] = gathered("a+b");
  expect([first?.sum.action, first?.rest?.action]).toEqual(["buy a+b", "buy b"]);
});
