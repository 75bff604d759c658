// What the text of the rules is cut into: clauses become links, what is searched for is marked.

import { expect, test } from "vitest";
import { foundIn, plainLetters, rulePieces } from "../pieces";

const linked = (text: string): string[] =>
  rulePieces(text)
    .filter(({ clause }) => clause)
    .map((piece) => piece.text);

test("what is searched for is found without its accents, and across spaces that do not break", () => {
  const found = foundIn("Jdeš k\u00A0bráně.", plainLetters("K bráně"));
  expect(found.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["k\u00A0bráně"]);
});

test("a clause is named by numbers, and by letters where its number has any", () => {
  expect(linked("See N-3, N-3.8.1 (N-3.8a) and N-9.N.10.")).toEqual(["N-3", "N-3.8.1", "N-3.8a", "N-9.N.10"]);
});

test("the words around a clause are not part of it", () => {
  expect(linked("N-3.8and N-4.Next")).toEqual(["N-3.8", "N-4"]);
});
