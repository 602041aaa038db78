import { basename } from "node:path";
import { findNoun, listDependents, type ModuleGraph } from "./module-graph.ts";
import { readNeeds } from "./noun-needs.ts";

const TEST = /\.test\.tsx?$/u;
const WIRING = "server/src/app.ts";
/** What every test of the server runs on, whichever noun it is about. */
const COMMON_TO_SERVER = /^server\/(?:src\/platform\/|migrations\/|src\/[\w-]+\.ts$)|^vitest\.config\.ts$/u;
const COMMON_TO_WEB = /^web\/(?:vitest\.config|src\/(?:root|routes))\.tsx?$|^vitest\.config\.ts$/u;
/** Tests that read what every noun declares about its tables and calls. */
const OF_DECLARATIONS = /\/testing\/(?:declared-(?:data|calls|rows)|owned-things)\.ts"/u;
/** Tests of the tree itself, which no import leads to. */
const OF_THE_TREE = /^tools\/[^/]+\.test\.ts$/u;

/** The tests to run, and why there are so many if they are all of a package's. */
export interface Selection {
  readonly tests: readonly string[];
  readonly all: readonly ("server" | "web")[];
}

/**
 * The tests that a change of these files may break. By modules, each test that executes a changed one; by nouns, since the
 * server's tests all execute the whole app:
 *
 * - a noun with a changed module in the server ⇒ its own tests, and of the nouns that are given its functions, those tests
 *   that speak of it;
 * - a changed page or a changed noun in the browser ⇒ the tests of the pages that show it;
 * - tests of no noun that speak of a changed one, and those that read what all nouns declare (what is exported, deleted,
 *   who may reach it);
 * - a file that is no module ⇒ the tests that name it;
 * - the platform, a migration, or what all tests run on ⇒ all tests of that package.
 *
 * The tests of the tree always run.
 */
export function selectTests(graph: ModuleGraph, changed: readonly string[]): Selection {
  const tests = [...graph.texts.keys()].filter((file) => TEST.test(file) && !file.startsWith("e2e/"));
  const code = changed.filter((file) => graph.texts.has(file));
  const dependents = listDependents(graph, code);
  const isAllServer = changed.some((file) => COMMON_TO_SERVER.test(file) && !TEST.test(file));
  const isAllWeb = changed.some((file) => COMMON_TO_WEB.test(file));
  const served = listServedNouns(dependents);
  const speaks = makeSpeaker(graph, served);
  const needs = readNeeds(graph, WIRING);
  const named = changed.filter((file) => !graph.texts.has(file)).map((file) => basename(file));
  const isSelected = (test: string): boolean => {
    const text = graph.texts.get(test) ?? "";
    if (dependents.has(test) || OF_THE_TREE.test(test) || named.some((file) => text.includes(file))) return true;
    if (test.startsWith("server/")) {
      const noun = findNoun(test);
      if (isAllServer || (noun !== undefined && served.has(noun))) return true;
      if (served.size > 0 && OF_DECLARATIONS.test(text)) return true;
      const given =
        noun === undefined ? served : new Set([...(needs.get(noun) ?? [])].filter((each) => served.has(each)));
      return [...given].some((each) => speaks(test, each));
    }
    if (test.startsWith("web/src/pages/"))
      return isAllWeb || listPagesOf(graph, test).some((page) => dependents.has(page));
    return isAllWeb && test.startsWith("web/");
  };
  return {
    tests: tests.filter(isSelected).toSorted(),
    all: [...(isAllServer ? (["server"] as const) : []), ...(isAllWeb ? (["web"] as const) : [])],
  };
}

function listServedNouns(dependents: ReadonlySet<string>): Set<string> {
  const own = [...dependents].filter((file) => file.startsWith("server/src/features/") && !TEST.test(file));
  return new Set(own.flatMap((file) => findNoun(file) ?? []));
}

/** Says whether a test speaks of a noun: by its name, or by that of one of its tables. */
function makeSpeaker({ texts }: ModuleGraph, nouns: ReadonlySet<string>) {
  const patterns = new Map(
    [...nouns].map((noun) => {
      const tables = [...texts].filter(
        ([file]) => file.startsWith(`server/src/features/${noun}/`) && file.endsWith(".tables.ts"),
      );
      const names = tables.flatMap(([, text]) =>
        [...text.matchAll(/pgTable\(\s*"(\w+)"/gu)].map(([, name = ""]) => name),
      );
      return [noun, new RegExp(String.raw`\b(?:${[noun, noun.replace(/s$/u, ""), ...names].join("|")})\b`, "iu")];
    }),
  );
  return (test: string, noun: string) => patterns.get(noun)?.test(texts.get(test) ?? "") ?? false;
}

/** The pages that a test of pages opens: those whose names begin as its own does, otherwise every page that it names. */
function listPagesOf({ texts }: ModuleGraph, test: string): string[] {
  const pages = [...texts.keys()].filter((file) => /^web\/src\/pages\/.*-page\.tsx$/u.test(file));
  const stem = (file: string) => file.replace(/^.*\//u, "").replace(/(?:-page)?(?:\.test)?\.tsx$/u, "");
  const words = stem(test).split("-");
  for (let length = words.length; length > 0; length -= 1) {
    const start = words.slice(0, length).join("-");
    const found = pages.filter((page) => stem(page) === start);
    if (found.length > 0) return found;
  }
  return pages;
}
