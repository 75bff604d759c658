// Beside every file that can be made smaller lie its compressed twins, so that the server has nothing to compress.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|html|webmanifest)$/;

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

export function twins(): Plugin {
  return {
    name: "chabudai-twins",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => TEXT.test(file))) {
        const file = join(dir, name);
        const body = readFileSync(file);
        writeFileSync(`${file}.br`, brotli(body));
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
