import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { called, FORMER, isNameless, NAMELESS } from "../names";
import { setLanguage } from "../text.svelte";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
});

afterEach(async () => {
  await setLanguage("en");
  vi.unstubAllGlobals();
});

test("who has no nickname is a guest in the language of the reader, with a number beside another one", async () => {
  await setLanguage("hu");
  expect([called(NAMELESS), called(`${NAMELESS} 2`)]).toEqual(["Vendég", "Vendég 2"]);
});

test("who has gone for good is a former player in the language of the reader", async () => {
  expect([called(FORMER), called(`${FORMER} 2`)]).toEqual(["former player", "former player 2"]);
  await setLanguage("cs");
  expect(called(FORMER)).toBe("bývalý hráč");
  expect([called("@formerly"), isNameless(FORMER)]).toEqual(["@formerly", false]);
});

test("every other name is read as it was written", () => {
  expect(["Guest", "Host", "@guests", "@guest x"].map(called)).toEqual(["Guest", "Host", "@guests", "@guest x"]);
  expect(["Guest", NAMELESS].map(isNameless)).toEqual([false, true]);
});
