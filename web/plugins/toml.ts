// Component files of the games as modules: every table of the file is a named export.

import { dataToEsm } from "@rollup/pluginutils";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

export function toml(): Plugin {
  return {
    name: "chabudai-toml",
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith(".toml")) return undefined;
      return { code: dataToEsm(parse(code), { namedExports: true, preferConst: true }), map: { mappings: "" } };
    },
  };
}
