// What makes the page one that can be installed: a manifest in each language, icons, the service worker and the page
// that it shows without a network.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type HtmlTagDescriptor, type Plugin } from "vite";
import { languagesIn, wordsIn } from "./words.ts";

const OFFLINE = "offline.html";
const PAPER = "#F3ECDD";
const NIGHT_PAPER = "#14161B";
const INK = "#22344F";

interface Icon {
  address: string;
  source: Buffer;
}

/** An icon by its file name, which ends with its size. */
function iconIn(folder: string, name: string): Icon {
  const source = readFileSync(join(folder, `${name}.png`));
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { address: `/assets/${name}-${hash}.png`, source };
}

function listed({ address }: Icon, size: number, purpose: string): Record<string, string> {
  return { src: address, sizes: `${size}x${size}`, type: "image/png", purpose };
}

type Icons = Record<"small" | "large" | "maskable" | "touch" | "badge", Icon>;

function manifest(language: string, said: (key: string) => string, icons: Icons): string {
  const small = [listed(icons.small, 192, "any")];
  return JSON.stringify({
    id: "/",
    lang: language,
    dir: "ltr",
    name: said("web-app"),
    short_name: said("web-app"),
    description: said("web-app-description"),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: INK,
    categories: ["games"],
    icons: [...small, listed(icons.large, 512, "any"), listed(icons.maskable, 512, "maskable")],
    shortcuts: [
      { name: said("web-nav-games"), url: "/games", icons: small },
      { name: said("web-create-table"), url: "/new", icons: small },
    ],
  });
}

/** The same words in all languages, one below the other: a script shows the reader's. */
function offlineWords(languages: string[], texts: string): string {
  const parts = languages.map((language) => {
    const said = wordsIn(texts, language);
    return (
      `<section lang="${language}"><h1>${said("web-offline")}</h1><p>${said("web-offline-help")}</p>` +
      `<a class="again" href="">${said("web-try-again")}</a></section>`
    );
  });
  return parts.join("");
}

/** All assets that a page of ours names. */
function assetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path))];
}

/** The service worker as one file, with what it has to know of the build. */
async function worker(input: string, known: Record<string, unknown>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { BUILD: JSON.stringify(known) },
    build: { write: false, target: "es2023", rolldownOptions: { input, output: { format: "iife" } } },
  });
  const chunk = "output" in built ? built.output[0] : undefined;
  if (!chunk) throw new Error("the service worker was not built");
  return chunk.code;
}

export function installed(sources: string, core: string): Plugin {
  const texts = join(sources, "text");
  const languages = languagesIn(core);
  const look = join(sources, "look", "app");
  const icons: Icons = {
    small: iconIn(look, "icon-192"),
    large: iconIn(look, "icon-512"),
    maskable: iconIn(look, "maskable-512"),
    touch: iconIn(look, "touch-180"),
    badge: iconIn(look, "badge-96"),
  };
  const tag = (name: string, attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: name, attrs, injectTo: "head" });
  const links = [
    tag("link", { rel: "manifest", href: `/app.${languages[0]}.webmanifest` }),
    tag("link", { rel: "apple-touch-icon", href: icons.touch.address }),
  ];
  const colours = [
    tag("meta", { name: "theme-color", content: PAPER, media: "(prefers-color-scheme: light)" }),
    tag("meta", { name: "theme-color", content: NIGHT_PAPER, media: "(prefers-color-scheme: dark)" }),
  ];
  return {
    name: "chabudai-installed",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "pre",
      handler: (html, { path }) =>
        path.endsWith(OFFLINE)
          ? { html: html.replace("<!-- words -->", offlineWords(languages, texts)), tags: colours }
          : { html, tags: [...links, ...colours] },
    },
    async generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Buffer): void => {
        this.emitFile({ type: "asset", fileName, source });
      };
      for (const icon of Object.values(icons)) emit(icon.address.slice(1), icon.source);
      for (const language of languages) {
        emit(`app.${language}.webmanifest`, manifest(language, wordsIn(texts, language), icons));
      }
      const page = bundle[OFFLINE];
      if (page?.type !== "asset") throw new Error(`${OFFLINE} was not built`);
      const html = page.source.toString();
      const id = createHash("sha256").update(Object.keys(bundle).sort().join()).update(html).digest("hex").slice(0, 12);
      const drawn = { icon: icons.small.address, badge: icons.badge.address };
      const known = { id, offline: `/${OFFLINE}`, kept: assetsOf(html), ...drawn };
      emit("sw.js", await worker(join(sources, "worker", "sw.ts"), known));
    },
  };
}
