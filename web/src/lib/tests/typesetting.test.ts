import { expect, test } from "vitest";
import examples from "../../../../tests/core/typesetting.json";
import { Words } from "../catalogue";
import { bound } from "../typesetting";

const shown = (text: string, language: string): string => bound(text, language).replaceAll("\u00A0", "~");

// the same examples as in tests/core/test_typesetting.py
test.each(examples as [string, string, string][])("what belongs together stays on one line (%s: %s)", (language, text, said) => {
  expect(shown(text, language)).toBe(said);
});

test("a name with a number stays together wherever it stands", () => {
  const words = "house-1 = Dům 1\n    .in = v domě 1\nwaits = { $place } čeká, zastav se { $place-in } dnes\n";
  const said = new Words("cs", [words]).say({ key: "waits", values: { place: "house-1" } });
  expect(said.replaceAll("\u00A0", "~")).toBe("Dům~1~čeká, zastav se v~domě~1~dnes");
});
