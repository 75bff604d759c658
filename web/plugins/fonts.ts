// Our languages (text/languages.toml) need few letters of the big font files: a first page that weighs a third is worth a
// second of building.
// The cut fonts get names of our own, as the licence of Source Sans (reserved font name) asks. Letters of other
// languages, in nicknames, come from the whole files of the packages.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parse } from "smol-toml";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const span = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));

const LANGUAGES = new URL("../../src/chabudai/text/languages.toml", import.meta.url);
/** Of Japanese names. */
const MACRONS = "ĀāĒēĪīŌōŪū";

function lettersOfLanguages(): string {
  const { language } = parse(readFileSync(LANGUAGES, "utf8")) as { language: { letters: string }[] };
  return language.map(({ letters }) => letters).join("");
}

const LETTERS = {
  latin: `${span(0x20, 0x7e)}${span(0xa0, 0xff)}–—‘’‚“”„…•‹›−→\u202f\u2009\u2011`,
  "latin-ext": MACRONS + lettersOfLanguages(),
};

/** What the packages' files of the same name hold. */
const WHOLE = span(0x100, 0x2ba) + span(0x1e00, 0x1e9f) + span(0x1ef2, 0x1eff);

const point = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");

/** Letters as a style sheet names them: `U+0100-0101, U+010C-010F`. */
function rangesOf(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return starts.map((start, place) => `U+${point(start)}-${point(ends[place] ?? start)}`).join(", ");
}

const RANGES: Record<string, string> = {
  "var(--cut-latin-ext)": rangesOf(LETTERS["latin-ext"]),
  "var(--whole-latin-ext)": rangesOf([...WHOLE].filter((letter) => !LETTERS["latin-ext"].includes(letter)).join("")),
};

const WEIGHTS: Record<string, number | { min: number; max: number }> = {
  alegreya: 620,
  "source-sans-3": { min: 400, max: 700 },
};

const require = createRequire(import.meta.url);

function sourceOf(font: string, subset: string): Buffer {
  return readFileSync(require.resolve(`@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`));
}

async function cut(folder: string, font: string, subset: keyof typeof LETTERS): Promise<void> {
  const variationAxes = { wght: WEIGHTS[font] ?? 400 };
  const file = await subsetFont(sourceOf(font, subset), LETTERS[subset], { targetFormat: "woff2", variationAxes });
  writeFileSync(join(folder, `${font}-${subset}.woff2`), file);
}

function folderFor(cache: string): string {
  const made = createHash("sha256").update(readFileSync(import.meta.filename)).update(LETTERS["latin-ext"]);
  for (const font of Object.keys(WEIGHTS)) made.update(sourceOf(font, "latin"));
  return join(cache, `chabudai-fonts-${made.digest("hex").slice(0, 12)}`);
}

export function fonts(cache: string): Plugin {
  return {
    name: "chabudai-fonts",
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith("look/fonts.css")) return undefined;
      const written = Object.entries(RANGES).reduce((css, [name, ranges]) => css.replaceAll(name, ranges), code);
      return { code: written, map: { mappings: "" } };
    },
    async config() {
      const folder = folderFor(cache);
      if (!existsSync(folder)) {
        mkdirSync(folder, { recursive: true });
        for (const font of Object.keys(WEIGHTS)) {
          await cut(folder, font, "latin");
          await cut(folder, font, "latin-ext");
        }
      }
      return { resolve: { alias: { "cut-fonts": folder } } };
    },
  };
}
