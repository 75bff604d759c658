// Whatever the list of languages names can be chosen, and is spoken.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, nameOfLanguage, preferredLanguage, setLanguage, t } from "../text.svelte";
import { storage } from "./storage";

const root = { lang: "", dataset: {} as Record<string, string> };

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("document", { documentElement: root });
});
afterEach(() => vi.unstubAllGlobals());

test.each(LANGUAGES)("a browser that speaks %s is spoken to in it", async (language) => {
  vi.stubGlobal("navigator", { languages: ["tlh", `${language}-XX`, "en"] });
  expect(preferredLanguage()).toBe(language);
  await setLanguage(language);
  expect(root.lang).toBe(language);
  expect(t("web-language-is", { language: nameOfLanguage(language) })).toContain(nameOfLanguage(language));
});

test("the pages are told whether words are long, and English is no such language", async () => {
  await setLanguage("hu");
  expect("longWords" in root.dataset).toBe(true);
  await setLanguage("en");
  expect("longWords" in root.dataset).toBe(false);
});

test("whoever speaks none of them is spoken to in the first", () => {
  vi.stubGlobal("navigator", { languages: ["tlh"] });
  expect(preferredLanguage()).toBe(LANGUAGES[0]);
});
