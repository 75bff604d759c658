// Words of the pages while building, for what is written before there is a page: the manifest and the offline page.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";

interface Languages {
  language: { id: string }[];
}

/** The languages of the house, the first of which is for who speaks none of them. */
export function languagesIn(core: string): string[] {
  const listed = parse(readFileSync(join(core, "text", "languages.toml"), "utf8")) as unknown as Languages;
  return listed.language.map(({ id }) => id);
}

export function wordsIn(texts: string, language: string): (key: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(texts, `${language}.ftl`), "utf8")));
  return (key) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language}: no message ${key}`);
    return bundle.formatPattern(pattern);
  };
}
