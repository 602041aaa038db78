import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Names through which code reads the time or the time zone. */
const TELLS_TIME =
  /\b(?:Date|Temporal|DateTimeFormat|RelativeTimeFormat|DurationFormat|performance|hrtime|setTimeout|setInterval)\b|\btoLocale\w*String\b/u;
/** Libraries that never read the clock on their own. Code that imports any other library counts as dated. */
const TIMELESS = new Set(["fast-check", "vitest", "zod"]);
/** Neither is executed. */
const COMMENTS_AND_TYPES = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:im|ex)port type [^;]*;/gmu;
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/gu;
const DOMAIN = "@vestpocket/domain/";

/**
 * The test files matching the patterns, under the root, whose outcome may depend on the clock or the time zone, because
 * they or a module that they load mention dates or use a library that may. Paths are relative to the root, in order.
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

/** The file of one of our modules; undefined for a library's. Throws if there is none. */
function findModule(name: string, { from, root }: { from: string; root: string }): string | undefined {
  if (!name.startsWith(".") && !name.startsWith(DOMAIN)) return undefined;
  const source = join(root, "domain/src");
  const file = `${name.slice(DOMAIN.length)}.ts`;
  const places = name.startsWith(".")
    ? [join(dirname(from), name)]
    : [join(source, "features", file), join(source, file)];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${relative(root, from)} imports ${name}, which is not a file`);
  return found;
}
