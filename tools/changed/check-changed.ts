import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LINT, listTypeSteps, runSteps, type Step, SYNC } from "../steps.ts";
import { readModuleGraph } from "./module-graph.ts";
import { type Selection, selectTests } from "./select-tests.ts";

/** What declares a text that is translated. */
const MESSAGE = /<(?:Trans|Plural|Select)\b|\b(?:t|msg|plural)`|\/\*i18n\*\/|\bmessage: ["`]/u;

interface Changes {
  /** Relative to the root; some may be deleted. */
  readonly files: readonly string[];
  /** The lines that were added or removed. */
  readonly lines: readonly string[];
}

/**
 * Checks what differs from a commit, two steps at a time: lint of the changed files, types of the packages that they can
 * break, the message catalogues if a text changed, and the tests that `selectTests` picks. Returns whether all is well.
 */
export async function checkChanged(root: string, commit: string): Promise<boolean> {
  const changes = readChanges(root, commit);
  if (changes.files.length === 0) {
    console.log(`Nothing differs from ${commit}.`);
    return true;
  }
  const graph = readModuleGraph(root);
  const selection = selectTests(graph, changes.files);
  const total = [...graph.texts.keys()].filter((file) => /\.test\.tsx?$/u.test(file)).length;
  console.log(describe(selection, { changed: changes.files.length, total }));
  const statics = [...listStaticSteps(root, changes)];
  const options = { isBuffered: true };
  const results = await Promise.all([runSteps(statics, options), runSteps([toTestStep(selection)], options)]);
  return results.every(Boolean);
}

function readChanges(root: string, commit: string): Changes {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  const untracked = git("ls-files", "--others", "--exclude-standard")
    .split("\n")
    .filter((file) => file !== "");
  const files = [...git("diff", "--name-only", "--no-renames", commit).split("\n"), ...untracked];
  const differing = git("diff", "--unified=0", commit)
    .split("\n")
    .filter((line) => /^[-+]/u.test(line));
  const added = untracked.flatMap((file) => readFileSync(join(root, file), "latin1").split("\n"));
  return { files: [...new Set(files)].filter((file) => file !== ""), lines: [...differing, ...added] };
}

function* listStaticSteps(root: string, { files, lines }: Changes): Generator<Step> {
  const present = files.filter((file) => existsSync(join(root, file)));
  if (present.length > 0) yield { ...LINT, command: [...LINT.command, "--no-errors-on-unmatched", ...present] };
  yield* listTypeSteps(files);
  const isNew = files.some((file) => file.startsWith("web/src/") && lines.length === 0);
  if (isNew || files.some((file) => file.startsWith("locales/")) || lines.some((line) => MESSAGE.test(line)))
    yield SYNC;
}

function toTestStep({ tests }: Selection): Step {
  const projects = [
    ...(tests.some((test) => /^(?:domain|demo|tools|web)\/.*\.test\.ts$/u.test(test)) ? ["pure"] : []),
    ...(tests.some((test) => test.endsWith(".test.tsx")) ? ["components"] : []),
    ...(tests.some((test) => /^(?:server|stand-ins)\//u.test(test)) ? ["server"] : []),
  ];
  const named = projects.flatMap((project) => ["--project", project]);
  return { name: `${tests.length} test files`, command: ["vitest", "run", ...named, ...tests] };
}

function describe({ tests, all }: Selection, { changed, total }: { changed: number; total: number }): string {
  const why = all.length > 0 ? `, all of ${all.join(" and ")} among them, since all of them run on what changed` : "";
  return `${changed} changed files may break ${tests.length} of ${total} test files${why}. No journey runs.`;
}
