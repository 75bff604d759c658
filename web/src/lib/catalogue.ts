// One language's words of the frame or of a game: the twin of chabudai.core.text, so that both say the same.
//
// A value that is the key of another message (`town-osaka`) is put in as that message's text. Its attributes are
// its other forms: where a sentence needs the Czech locative it says `{ $town-in }`. A value that is a message
// itself becomes its sentence, and in a list one of its words. A list is joined by “and”, and by “or” where a sentence
// says `{ $towns-or }`. A player becomes the name on the chair, and `$defender-you` says whether that is the reader; of a
// list of players, whether the reader is among them. The value `seat` becomes `$name` and `$you`; `$defender-self` says
// whether the player is that one. Who has no chair is called `seat-neutral`, and inside a sentence, where it is not the one
// whose sentence it is, by its attribute `.inside`.

import { forms as FORMS } from "../../../src/chabudai/text/languages.toml";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, Player, Value } from "./protocol";
import { accented, bracketed } from "./pseudo";
import { bound } from "./typesetting";

// Characters of no language mark where a player's name begins and ends in a sentence.
const NAME_BEGINS = "\uE000";
const NAME_ENDS = "\uE001";
const NAME_MARKS = /[\uE000\uE001]/g;

export type Values = Record<string, string | number>;
type Filled = Record<string, FluentVariable>;

export interface Piece {
  text: string;
  name: boolean;
}

export class Words {
  readonly #bundle: FluentBundle;
  readonly #language: string;
  readonly #pseudo: boolean;

  constructor(language: string, sources: string[]) {
    this.#language = language;
    this.#pseudo = language === "pseudo";
    this.#bundle = new FluentBundle(this.#pseudo ? "en" : language, {
      useIsolating: false,
      ...(this.#pseudo ? { transform: accented } : {}),
    });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A text with values put in just as they are: names, numbers, texts already in the reader's language. */
  t(key: string, values: Values = {}): string {
    return this.#finished(this.#format(key, values));
  }

  /** The sentence of a message; `names` are those of the seats, `reader` the seat that reads it. */
  say(message: Message, names: string[] = [], reader: number | null = null): string {
    return this.#finished(this.#part(message, names, reader));
  }

  /** The same sentence with the players' names apart. */
  pieces(message: Message, names: string[] = [], reader: number | null = null): Piece[] {
    const marked = names.map((name) => NAME_BEGINS + name.replace(NAME_MARKS, "") + NAME_ENDS);
    return this.say(message, marked, reader)
      .split(NAME_BEGINS)
      .flatMap((part, place) => piecesOf(part, place > 0))
      .filter((piece) => piece.text !== "");
  }

  #finished(text: string): string {
    return this.#pseudo ? bracketed(text) : bound(text, this.#language);
  }

  /** A missing text shows its key: better a strange word than a broken page. */
  #format(key: string, filled: Filled): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return this.#missing(key);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, filled, errors);
    if (errors[0]) console.error(`${key}: ${errors[0].message}`);
    return text;
  }

  #missing(key: string): string {
    console.error(`no message ${key}`);
    return key;
  }

  #filled(values: Record<string, Value>, names: string[], reader: number | null): Filled {
    const filled: Filled = {};
    for (const [name, value] of Object.entries(values)) {
      if (name === "seat") {
        filled["name"] = this.#nameOf(Number(value), names);
        filled["you"] = value === reader ? "yes" : "no";
      } else if (Array.isArray(value)) {
        const words = value.map((each) => this.#part(each, names, reader));
        filled[name] = this.#listed(words, "list-and");
        filled[`${name}-or`] = this.#listed(words, "list-or");
        filled[`${name}-count`] = value.length;
        filled[`${name}-you`] = value.some((each) => isPlayer(each) && each.seat === reader) ? "yes" : "no";
      } else if (isPlayer(value)) {
        filled[name] = this.#nameInside(value.seat, names);
        filled[`${name}-you`] = value.seat === reader ? "yes" : "no";
        filled[`${name}-self`] = value.seat === values["seat"] ? "yes" : "no";
      } else if (typeof value === "string") {
        filled[name] = this.#word(value);
        Object.assign(filled, this.#forms(name, value));
      } else {
        filled[name] = typeof value === "number" ? value : this.#part(value, names, reader);
      }
    }
    return filled;
  }

  #nameOf(seat: number, names: string[]): string {
    return names[seat] ?? this.#word("seat-neutral");
  }

  /** The name in the middle of a sentence. */
  #nameInside(seat: number, names: string[]): string {
    const inside = names[seat] === undefined ? this.#bundle.getMessage("seat-neutral")?.attributes["inside"] : undefined;
    return inside ? this.#bundle.formatPattern(inside, {}, []) : this.#nameOf(seat, names);
  }

  #part(value: string | Message | Player, names: string[], reader: number | null): string {
    if (typeof value === "string") return this.#word(value);
    if (isPlayer(value)) return value.seat === reader ? this.#word("seat-you") : this.#nameInside(value.seat, names);
    return this.#format(value.key, this.#filled(value.values, names, reader));
  }

  #word(key: string): string {
    return this.has(key) ? bound(this.#format(key, {}), this.#language) : key;
  }

  #forms(name: string, key: string): Filled {
    const attributes = this.#bundle.getMessage(key)?.attributes ?? {};
    const base = this.#word(key);
    const forms: Filled = {};
    for (const form of FORMS as readonly string[]) {
      const pattern = attributes[form];
      forms[`${name}-${form}`] = pattern ? bound(this.#bundle.formatPattern(pattern, {}, []), this.#language) : base;
    }
    return forms;
  }

  #listed(words: string[], joined: "list-and" | "list-or"): string {
    if (words.length < 2) return words[0] ?? this.#format("nothing", {});
    return this.#format(joined, { rest: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
  }
}

function isPlayer(value: Value): value is Player {
  return typeof value === "object" && "seat" in value;
}

function piecesOf(part: string, startsWithName: boolean): Piece[] {
  if (!startsWithName) return [{ text: part, name: false }];
  const [name = "", after = ""] = part.split(NAME_ENDS);
  return [
    { text: name, name: true },
    { text: after, name: false },
  ];
}
