// All icons and crests, of the frame and of the games, as one file of symbols: `import address from "virtual:sprite"`.

import { existsSync, readdirSync, readFileSync } from "node:fs";
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

function drawingsIn(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith(".svg")).map((file) => join(folder, file));
}

function symbols(files: string[], prefix: string): string {
  const names = files.map((file) => `${prefix}-${basename(file, ".svg")}`);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice) throw new Error(`two drawings are called ${twice}`);
  return files.map((file, place) => symbol(names[place] ?? "", readFileSync(file, "utf8"))).join("");
}

/** The games bring what only they need in `games/<game>/icons` and `games/<game>/crests`. */
export function sprite(sources: string): Plugin {
  const games = readdirSync(join(sources, "games")).map((game) => join(sources, "games", game));
  const all = (kind: string): string[] => [join(sources, "look"), ...games].flatMap((part) => drawingsIn(join(part, kind)));
  const drawings = symbols(all("icons"), "i") + symbols(all("crests"), "m");
  const file = madeFile("sprite", "svg", `<svg xmlns="http://www.w3.org/2000/svg">${drawings}</svg>`);
  return {
    name: "chabudai-sprite",
    ...serving(file),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(file.address)}` : undefined),
  };
}
