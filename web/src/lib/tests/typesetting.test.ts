import { expect, test } from "vitest";
import { bound } from "../typesetting";

const shown = (text: string, language: string): string => bound(text, language).replaceAll("\u00A0", "~");

// the same examples as in tests/core/test_typesetting.py
test.each([
  ["cs", "V lese a v poli", "V~lese a~v~poli"],
  ["cs", "Klan je u brány (s dvořanem).", "Klan je u~brány (s~dvořanem)."],
  ["cs", "Má 3 mince, 7. kolo – konec", "Má 3~mince, 7.~kolo~– konec"],
  ["cs", "Zbývá 5. Pak táhneš ty.", "Zbývá 5. Pak táhneš ty."],
  ["cs", "ještě a\u00A0znovu", "ještě a~znovu"],
  ["cs", "skrz dveře", "skrz dveře"],
  ["hu", "3 érme a 7. faluban – vége", "3~érme a 7.~faluban~– vége"],
  ["en", "a slot for 3 coins – done", "a slot for 3 coins – done"],
])("what belongs together stays on one line (%s: %s)", (language, text, said) => {
  expect(shown(text, language)).toBe(said);
});
