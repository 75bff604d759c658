// Every text of the client is there in every language.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/text.svelte";

const SOURCES = new URL("../src", import.meta.url).pathname;
const folders = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("en.ftl"))
  .map((path) => path.slice(0, -"en.ftl".length));

function keysOf(folder: string, language: string): string[] {
  const text = readFileSync(join(SOURCES, folder, `${language}.ftl`), "utf8");
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key);
}

test.each(folders)("the catalogues in %s have the same texts", (folder) => {
  for (const language of LANGUAGES) expect(keysOf(folder, language)).toEqual(keysOf(folder, "en"));
});
