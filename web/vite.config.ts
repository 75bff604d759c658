import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { firstPaint } from "./plugins/first_paint.ts";
import { fonts } from "./plugins/fonts.ts";
import { installed } from "./plugins/installed.ts";
import { sprite } from "./plugins/sprite.ts";
import { toml } from "./plugins/toml.ts";
import { twins } from "./plugins/twins.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** All words of a game, or of the frame, in one language come as one file. */
function wordsChunk(module: string): string {
  const [, game = "frame"] = /\/games\/([^/]+)\//.exec(module) ?? [];
  const [, language = ""] = /(\w+)\.ftl\?raw$/.exec(module) ?? [];
  return `words-${game}-${language}`;
}

export default defineConfig({
  plugins: [
    svelte(),
    fonts(here("node_modules/.cache")),
    toml(),
    sprite(here("src")),
    firstPaint(here("src/theme.js")),
    installed(here("src"), here("../src/chabudai")),
    twins(),
  ],
  build: {
    outDir: here("../src/chabudai/server/client"),
    emptyOutDir: true,
    target: "es2023",
    // The content-security policy allows no data: addresses but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [here("index.html"), here("offline.html")],
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: wordsChunk, test: /\.ftl\?raw$/ }] } },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
