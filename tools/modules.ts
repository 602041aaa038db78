import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Neither is executed. */
const COMMENTS_AND_TYPES = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:im|ex)port type [^;]*;/gmu;
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/gu;
const DOMAIN = "@vestpocket/domain/";
const DEMO = "@vestpocket/demo/";

/** A module's code without its comments and the imports that only its types need. */
export function readExecuted(code: string): string {
  return code.replaceAll(COMMENTS_AND_TYPES, "");
}

/** What executed code imports, statically or on demand, as it is written there. */
export function listImports(executed: string): string[] {
  return [...executed.matchAll(IMPORTS)].map(([, name = ""]) => name);
}

interface Importer {
  readonly from: string;
  readonly root: string;
}

/** The file of one of our modules; undefined for a library's. Throws if there is none. */
export function findModule(name: string, { from, root }: Importer): string | undefined {
  const places = listPlaces(name, { from, root });
  const found = places.find((place) => existsSync(place));
  if (found === undefined && places.length > 0)
    throw new Error(`${relative(root, from)} imports ${name}, which is not a file`);
  return found;
}

/** Where one of our modules may be; nowhere for a library's. */
export function listPlaces(name: string, { from, root }: Importer): string[] {
  if (name.startsWith(".")) return [join(dirname(from), name)];
  for (const [prefix, source] of [
    [DOMAIN, join(root, "domain/src")],
    [DEMO, join(root, "demo/src")],
  ] as const) {
    const file = `${name.slice(prefix.length)}.ts`;
    if (name.startsWith(prefix)) return [join(source, "features", file), join(source, file)];
  }
  return [];
}
