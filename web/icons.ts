import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const INDEX = fileURLToPath(import.meta.resolve("lucide-react/dist/esm/lucide-react.mjs"));
const EXPORTS = /export \{(?<names>[^}]*)\} from ["']\.\/icons\/(?<icon>[\w-]+)\.mjs["']/gu;
const IMPORTS = /^import \{(?<names>[^}]*)\} from "lucide-react";$/gmu;

/** Imports each icon from its own file: the package's index hides from `chunks.ts` which page uses which icon. */
export function importIconsDirectly(): Plugin {
  const icons = readIndex();
  return {
    name: "import-icons-directly",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/u, code: '"lucide-react"' },
      handler: (code) => code.replace(IMPORTS, (_all, names: string) => names.split(",").map(toImport).join("")),
    },
  };

  function toImport(entry: string): string {
    const [name = "", alias = name] = entry.trim().split(/\s+as\s+/u);
    if (name === "" || name.startsWith("type ")) return "";
    const icon = icons.get(name);
    if (icon === undefined) throw new Error(`lucide-react has no icon ${name}.`);
    return `import ${alias} from "lucide-react/icons/${icon}";`;
  }
}

/** The file of each icon, by its name and its former names. */
function readIndex(): ReadonlyMap<string, string> {
  const files = [...readFileSync(INDEX, "utf8").matchAll(EXPORTS)].flatMap(({ groups }) =>
    [...(groups?.names ?? "").matchAll(/default as (?<name>\w+)/gu)].map(
      (found) => [found.groups?.name ?? "", groups?.icon ?? ""] as const,
    ),
  );
  return new Map(files);
}
