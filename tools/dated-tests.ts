import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findModule, listImports, readExecuted } from "./modules.ts";

/** Names through which code reads the time or the time zone. */
const TELLS_TIME =
  /\b(?:Date|Temporal|DateTimeFormat|RelativeTimeFormat|DurationFormat|performance|hrtime|setTimeout|setInterval)\b|\btoLocale\w*String\b/u;
/** Libraries that never read the clock on their own. Code that imports any other library counts as dated. */
const TIMELESS = new Set(["fast-check", "vitest", "zod"]);

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
  const code = readExecuted(readFileSync(file, "utf8"));
  if (TELLS_TIME.test(code)) return true;
  return listImports(code).some((name) => {
    const loaded = findModule(name, { from: file, root });
    return loaded === undefined ? !TIMELESS.has(name) : isDated(loaded, root, seen);
  });
}
