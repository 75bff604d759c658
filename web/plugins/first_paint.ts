// What must be there before the first paint: the theme (a script that blocks, since the content-security policy
// allows none in the page itself) and the fonts of every page.

import { readFileSync } from "node:fs";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { madeFile, serving } from "./served.ts";

const FONTS_OF_EVERY_PAGE = /(alegreya|source-sans-3)-latin-[^/]{8}\.woff2$/;

function preloads(files: string[]): HtmlTagDescriptor[] {
  const fonts = files.filter((file) => FONTS_OF_EVERY_PAGE.test(file));
  return fonts.map((file) => ({
    tag: "link",
    attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
    injectTo: "head",
  }));
}

export function firstPaint(script: string): Plugin {
  const file = madeFile("theme", "js", readFileSync(script, "utf8").replace(/^\/\/.*\n/gm, ""));
  return {
    name: "chabudai-first-paint",
    ...serving(file),
    transformIndexHtml: {
      order: "post",
      handler: (_html, context) => [
        { tag: "script", attrs: { src: file.address }, injectTo: "head-prepend" },
        ...(context.path.endsWith("offline.html") ? [] : preloads(Object.keys(context.bundle ?? {}))),
      ],
    },
  };
}
