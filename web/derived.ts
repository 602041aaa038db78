import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

export const DERIVED = /\.derived\.ts$/u;

/**
 * Runs modules named `*.derived.ts` at build time: the browser gets the values that they export, without the domain's
 * catalogues that they are computed from and the texts of those. Elsewhere they are ordinary modules.
 */
export function inlineDerived(): Plugin {
  return {
    name: "inline-derived",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: DERIVED },
      async handler(id) {
        const values: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n");
      },
    },
  };
}
