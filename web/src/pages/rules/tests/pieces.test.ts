import { expect, test } from "vitest";
import { foundIn, plainLetters } from "../pieces";

test("what is searched for is found without its accents, and across spaces that do not break", () => {
  const found = foundIn("Jdeš k\u00A0bráně.", plainLetters("K bráně"));
  expect(found.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["k\u00A0bráně"]);
});
