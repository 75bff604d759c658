// All icons and crests as one file of symbols: `import address from "virtual:sprite"`.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { madeFile, serving } from "./served.ts";

const MODULE = "virtual:sprite";
const DRAWING = /<svg([^>]*)>([\s\S]*)<\/svg>/;

function symbol(id: string, svg: string): string {
  const [, attributes = "", body = ""] = DRAWING.exec(svg) ?? [];
  const kept = attributes.replace(/ (xmlns|width|height)="[^"]*"/g, "");
  return `<symbol id="${id}"${kept}>${shorter(body)}</symbol>`;
}

/** Drops zeros at the end of fractions, which the drawings have many of. */
function shorter(body: string): string {
  return body.replace(/(\d)\.0+(?!\d)/g, "$1").replace(/(\.\d*?)0+(?!\d)/g, "$1");
}

function symbols(folder: string, prefix: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".svg") && !file.startsWith("pattern-"))
    .sort()
    .map((file) => symbol(`${prefix}-${basename(file, ".svg")}`, readFileSync(join(folder, file), "utf8")))
    .join("");
}

export function sprite(look: string): Plugin {
  const drawings = symbols(join(look, "icons"), "i") + symbols(join(look, "crests"), "m");
  const file = madeFile("sprite", "svg", `<svg xmlns="http://www.w3.org/2000/svg">${drawings}</svg>`);
  return {
    name: "chabudai-sprite",
    ...serving(file),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(file.address)}` : undefined),
  };
}
