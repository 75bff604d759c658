// A file that is made while building: it gets a name with a hash and is served the same way in development.

import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export interface MadeFile {
  /** The address under which the browser finds it. */
  address: string;
  source: string;
}

export function madeFile(name: string, extension: string, source: string): MadeFile {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { address: `/assets/${name}-${hash}.${extension}`, source };
}

const TYPES: Record<string, string> = { svg: "image/svg+xml", js: "text/javascript" };

export function serving(file: MadeFile): Pick<Plugin, "configureServer" | "generateBundle"> {
  const type = TYPES[file.address.split(".").at(-1) ?? ""] ?? "text/plain";
  return {
    configureServer(server) {
      server.middlewares.use(file.address, (_request, response) => {
        response.setHeader("Content-Type", type);
        response.end(file.source);
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: file.address.slice(1), source: file.source });
    },
  };
}
