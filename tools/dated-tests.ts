import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** How code comes to know what time it is or where: it names one of these. */
const TELLS_TIME =
  /\b(?:Date|Temporal|DateTimeFormat|RelativeTimeFormat|DurationFormat|performance|hrtime|setTimeout|setInterval)\b|\btoLocale\w*String\b/u;
/** Libraries that never ask for the time by themselves. Anything that imports another one is tried. */
const TIMELESS = new Set(["fast-check", "vitest", "zod"]);
/** Neither runs. */
const COMMENTS_AND_TYPES = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:im|ex)port type [^;]*;/gmu;
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/gu;
const DOMAIN = "@vestpocket/domain/";

/**
 * Of the test files that match the patterns, under the root: those whose outcome may depend on the clock or the time zone, because
 * they, or a module that they load, mention dates or use a library that may. Paths are relative to the root, in order.
 */
export function listDatedTests(root: string, patterns: readonly string[]): string[] {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return files.filter((file) => isDated(join(root, file), root, new Set())).toSorted();
}

function isDated(file: string, root: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const code = readFileSync(file, "utf8").replaceAll(COMMENTS_AND_TYPES, "");
  if (TELLS_TIME.test(code)) return true;
  return [...code.matchAll(IMPORTS)].some(([, name = ""]) => {
    const loaded = findModule(name, { from: file, root });
    return loaded === undefined ? !TIMELESS.has(name) : isDated(loaded, root, seen);
  });
}

/** The file of a module of ours; undefined for a library's. Throws if there is none. */
function findModule(name: string, { from, root }: { from: string; root: string }): string | undefined {
  if (!name.startsWith(".") && !name.startsWith(DOMAIN)) return undefined;
  const source = join(root, "domain/src");
  const file = `${name.slice(DOMAIN.length)}.ts`;
  const places = name.startsWith(".")
    ? [join(dirname(from), name)]
    : [join(source, "features", file), join(source, file)];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${relative(root, from)} imports ${name}, which is no file`);
  return found;
}
