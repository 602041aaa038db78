import { findNoun, type ModuleGraph } from "./module-graph.ts";

/** One statement of a function body that is indented once. */
const STATEMENT = /^ {2}\S[\s\S]*?(?=^ {2}[^\s})\]]|^\})/gmu;
const DECLARED = /^ {2}const (?<names>[^=]*?)\s=\s/u;
const IMPORTED = /^import \{(?<names>[^}]*)\} from "(?<path>[^"]+)";/gmu;
const CREATES = /^(?:create|open)[A-Z]/u;
const WORD = /[A-Za-z_$][\w$]*/gu;

/**
 * For each noun, those whose functions it is given where the app is wired: `const offers = createOffers(platform, { …needs })`
 * needs the nouns of every value in its arguments.
 */
export function readNeeds({ texts, imports }: ModuleGraph, wiring: string): ReadonlyMap<string, ReadonlySet<string>> {
  const code = texts.get(wiring) ?? "";
  const nounsOf = new Map<string, ReadonlySet<string>>();
  const creators: typeof nounsOf = new Map();
  for (const { groups: { names = "", path = "" } = {} } of code.matchAll(IMPORTED)) {
    const file = imports.get(wiring)?.find((each) => each.endsWith(path.replace(/^\.\//u, "")));
    if (file === undefined) continue;
    const nouns = listNouns(file, imports);
    for (const name of readWords(names)) (CREATES.test(name) ? creators : nounsOf).set(name, nouns);
  }
  const needs = new Map<string, Set<string>>();
  for (const [statement] of code.matchAll(STATEMENT)) {
    const declared = DECLARED.exec(statement)?.groups?.names ?? "";
    const used = readWords(statement.slice(declared.length));
    const created = union(used.flatMap((word) => creators.get(word) ?? []));
    const given = union(used.flatMap((word) => nounsOf.get(word) ?? []));
    for (const noun of created)
      needs.set(noun, new Set([...(needs.get(noun) ?? []), ...given].filter((each) => each !== noun)));
    const named = created.size > 0 ? created : given;
    for (const word of readWords(declared)) nounsOf.set(word, named);
  }
  return needs;
}

/** A file's noun, or those that a part of the wiring brings together. */
function listNouns(file: string, imports: ModuleGraph["imports"]): ReadonlySet<string> {
  const own = findNoun(file);
  return new Set(own === undefined ? (imports.get(file) ?? []).flatMap((each) => findNoun(each) ?? []) : [own]);
}

const readWords = (code: string) => [...code.matchAll(WORD)].map(([word]) => word);
const union = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((each) => [...each]));
