import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listImports, listPlaces, readExecuted } from "../modules.ts";

const SOURCES = ["domain", "demo", "server", "web", "tools", "stand-ins", "e2e"];
/** Beyond this many nouns, a module outside them is a register: what it lists does not depend on each other. */
const REGISTER_MIN = 5;

/** Which module executes which, in the whole repository. Paths are relative to its root. */
export interface ModuleGraph {
  readonly texts: ReadonlyMap<string, string>;
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

export function readModuleGraph(root: string): ModuleGraph {
  const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: isForeign }));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const known = new Set(files);
  const imports = new Map(
    [...texts].map(([file, text]) => {
      const from = join(root, file);
      const places = listImports(readExecuted(text)).flatMap((name) => listPlaces(name, { from, root }));
      // Tests have code as text, and pictures are imported too: what is no module is left out.
      return [file, places.map((place) => relative(root, place)).filter((place) => known.has(place))];
    }),
  );
  return { texts, imports };
}

const isForeign = (path: string) => /(?:^|\/)(?:node_modules|build|\.react-router)$/u.test(path);

/** The noun that a file belongs to, such as `offers`; undefined for the platform, pages and registers. */
export function findNoun(file: string): string | undefined {
  return /^(?:domain|demo|server|web)\/src\/features\/([^/]+)\//u.exec(file)?.[1];
}

/** The modules that execute one of these, directly or through others; registers pass nothing on. */
export function listDependents(graph: ModuleGraph, changed: readonly string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph.imports) {
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  const found = new Set(changed);
  // A set that grows while it is walked.
  for (const file of found) {
    if (isRegister(graph, file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) found.add(importer);
  }
  return found;
}

/** Whether a module only brings nouns together, as the wiring, the list of contracts and the list of pages do. */
export function isRegister({ imports }: ModuleGraph, file: string): boolean {
  if (findNoun(file) !== undefined || /^web\/src\/pages\/|\.test\.tsx?$/u.test(file)) return false;
  const listed = (imports.get(file) ?? []).map(
    (each) => findNoun(each) ?? (/^web\/src\/pages\//u.test(each) ? each : ""),
  );
  return new Set(listed.filter((each) => each !== "")).size >= REGISTER_MIN;
}
