// The client and Python share the catalogues; they must also share the grammar that fills them in.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Words } from "../src/lib/catalogue";
import type { Message } from "../src/lib/protocol";
import { LANGUAGES } from "../src/lib/text.svelte";

interface Sentence {
  language: string;
  message: Message;
  reader: number | null;
  said: string;
}

const CHECKOUT = new URL("../..", import.meta.url).pathname;
const PYTHON = `${CHECKOUT}.venv/bin/python`;

const fileOf = (folder: string, language: string): string =>
  readFileSync(`${CHECKOUT}src/chabudai/${folder}text/${language}.ftl`, "utf8");

function wordsOf(game: string, language: string): Words {
  const file = language === "pseudo" ? "en" : language;
  return new Words(language, [fileOf("", file), fileOf(`games/${game}/`, file)]);
}

function told(): { names: string[]; games: Record<string, Sentence[]> } {
  const script = new URL("sentences.py", import.meta.url).pathname;
  return JSON.parse(execFileSync(PYTHON, [script], { encoding: "utf8", maxBuffer: 2 ** 28 }));
}

describe.skipIf(!existsSync(PYTHON))("every sentence of a game", () => {
  const { names, games } = existsSync(PYTHON) ? told() : { names: [], games: {} };
  for (const [game, sentences] of Object.entries(games)) {
    test.each(LANGUAGES)(`${game} in %s is the one Python says`, (language) => {
      const words = wordsOf(game, language);
      const ours = sentences.filter((each) => each.language === language);
      expect(ours.length).toBeGreaterThan(100);
      for (const { message, reader, said } of ours) expect(words.say(message, names, reader)).toBe(said);
    });

    test(`${game}: the pieces of a sentence make up the sentence, and a name is a piece`, () => {
      const words = wordsOf(game, "cs");
      for (const { message, reader } of sentences.filter((each) => each.language === "cs")) {
        const pieces = words.pieces(message, names, reader);
        expect(pieces.map((piece) => piece.text).join("")).toBe(words.say(message, names, reader));
        for (const piece of pieces.filter((each) => each.name)) expect(names).toContain(piece.text);
      }
    });
  }
});

describe("words", () => {
  const source =
    "hello = Hello { $name }\n    .to = to hello\nplace = Place\n    .to = to the place\ngo = Go { $where-to }\nlist-and = { $rest } and { $last }\nlist-or = { $rest } or { $last }\nnothing = nothing\nall = { $things } ({ $things-count })";
  const words = new Words("en", [source]);

  test("a sentence speaks of several players and knows which of them reads it", () => {
    const attack =
      "attacks = { $name } attacks { $foe-you ->\n        [yes] you\n       *[no] { $foe }\n    }\nmet = { $all }{ $all-you ->\n        [yes] !\n       *[no] .\n    }\nseat-you = you\n";
    const said = new Words("en", [source, attack]);
    const message = { key: "attacks", values: { seat: 0, foe: { seat: 2 } } };
    const names = ["First", "Second", "Third"];
    expect(said.say(message, names, 2)).toBe("First attacks you");
    expect(said.say(message, names, null)).toBe("First attacks Third");
    expect(said.pieces(message, names).filter((piece) => piece.name)).toHaveLength(2);
    const met = { key: "met", values: { all: [{ seat: 0 }, { seat: 1 }] } };
    expect(said.say(met, names, 1)).toBe("First and you!");
    expect(said.say(met, names, null)).toBe("First and Second.");
  });

  test("t puts values in as they are, even if they look like keys", () => {
    expect(words.t("hello", { name: "place" })).toBe("Hello place");
  });

  test("say turns keys into words, in the form the sentence asks for", () => {
    expect(words.say({ key: "go", values: { where: "place" } })).toBe("Go to the place");
    expect(words.say({ key: "all", values: { things: ["place", "place", "place"] } })).toBe(
      "Place, Place and Place (3)",
    );
    expect(words.say({ key: "all", values: { things: [] } })).toBe("nothing (0)");
  });

  test("a message inside a message becomes its sentence, with the same names and the same reader", () => {
    const deep = new Words("en", [
      source,
      "pays = { $you ->\n    [yes] you pay\n   *[no] { $name } pays\n }\nopens = Open: { $what }\ngain = { $n } food",
    ]);
    const pays = { key: "pays", values: { seat: 1 } };
    const gain = { key: "gain", values: { n: 2 } };
    expect(deep.say({ key: "opens", values: { what: gain } })).toBe("Open: 2 food");
    expect(deep.say({ key: "opens", values: { what: pays } }, ["Usagi", "Tanuki"], 1)).toBe("Open: you pay");
    expect(deep.say({ key: "opens", values: { what: { key: "opens", values: { what: gain } } } })).toBe(
      "Open: Open: 2 food",
    );
    expect(deep.say({ key: "all", values: { things: [gain, "place", pays] } }, ["Usagi", "Tanuki"])).toBe(
      "2 food, Place and Tanuki pays (3)",
    );
    expect(deep.pieces({ key: "opens", values: { what: pays } }, ["Usagi", "Tanuki"])).toContainEqual({
      text: "Tanuki",
      name: true,
    });
  });

  test("a missing message shows its key", () => {
    expect(words.t("no-such-message")).toBe("no-such-message");
  });

  test("the pseudo-language brackets every text and leaves names alone", () => {
    const pseudo = new Words("pseudo", [source]);
    expect(pseudo.t("hello", { name: "Usagi" })).toBe("⟦Ĥééļļöö Usagi⟧");
  });
});
