// Our languages need few letters of the big font files: a first page that weighs a third is worth a second of building.
// The cut fonts get names of our own, as the licence of Source Sans (reserved font name) asks. Letters of other
// languages, in nicknames, come from the whole files of the packages.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const span = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));

const LETTERS = {
  latin: `${span(0x20, 0x7e)}${span(0xa0, 0xff)}–—‘’‚“”„…•‹›−→\u202f\u2009\u2011`,
  // Czech, Hungarian, and the macrons of Japanese names.
  "latin-ext": "ĀāĒēĪīŌōŪūČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰű",
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
  const made = createHash("sha256").update(readFileSync(import.meta.filename));
  for (const font of Object.keys(WEIGHTS)) made.update(sourceOf(font, "latin"));
  return join(cache, `chabudai-fonts-${made.digest("hex").slice(0, 12)}`);
}

export function fonts(cache: string): Plugin {
  return {
    name: "chabudai-fonts",
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
