import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, "utf8");
const sources = globSync(["server/src/**/*.ts", "stand-ins/*/src/**/*.ts"], { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/testing\//u.test(file),
);
const programs = [...sources, ...globSync("tools/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"))];

/** The arguments of every call of a function whose name matches. */
function listCalls(source: string, name: RegExp): string[] {
  return [...source.matchAll(name)].map(({ index, 0: call }) => {
    let depth = 1;
    let end = index + call.length;
    for (; depth > 0 && end < source.length; end += 1) {
      if (source[end] === "(") depth += 1;
      if (source[end] === ")") depth -= 1;
    }
    return source.slice(index + call.length, end - 1);
  });
}

/** Calls that turn an error into text before the log can remove its values. */
function listFlattened(source: string): string[] {
  const calls = listCalls(source, /\blog\.(?:trace|debug|info|warn|error|fatal)\(/gu);
  return calls.filter((call) => /\.(?:message|stack|detail|cause)\b|String\(|JSON\.stringify|\$\{\s*err/u.test(call));
}

/** Errors printed to the terminal other than through `explainFailure`. */
function listPrinted(source: string): string[] {
  const calls = listCalls(source, /\b(?:console\.\w+|process\.std(?:out|err)\.write)\(/gu);
  return calls.filter((call) => /\berr(?:or)?\b/u.test(call) && !/\b(?:explainFailure|printError)\(/u.test(call));
}

describe("errors are logged only through the log's serializer", () => {
  test.each(sources.filter((file) => /\blog\./u.test(read(file))))("%s passes it to the log as is", (file) => {
    expect(listFlattened(read(file))).toEqual([]);
  });

  test.each(programs.filter((file) => /\bconsole\.|process\.std/u.test(read(file))))("%s prints none", (file) => {
    expect(listPrinted(read(file))).toEqual([]);
  });

  test("only the log module creates a logger", () => {
    const makers = sources.filter((file) => /import \{[^}]*(?<!type )\bpino\b[^}]*\} from "pino"/u.test(read(file)));
    expect(makers).toEqual(["server/src/platform/log/log.ts"]);
  });

  test("these checks find a planted violation", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
    expect(listFlattened("log.warn({ reason: error.message }); log.info(`no: ${error}`);")).toHaveLength(2);
    expect(listFlattened('log.warn({ err: error }, "failed")')).toEqual([]);
    expect(listPrinted("console.error(error); console.error(explainFailure(error));")).toEqual(["error"]);
  });
});
