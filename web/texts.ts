import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import { listImports, listPlaces, readExecuted } from "../tools/modules.ts";
import { DERIVED } from "./derived.ts";
import { SECTION_NAMES, SECTIONS, toPageFile } from "./sections.ts";
import siteMap from "./src/routes.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "web/src");
/** '…/locales/fr/web.po?members' */
const PART = /^(?<file>.*\.po)\?(?<part>[\w-]+)$/u;
/** Our own modules, not pictures or libraries. */
const MODULE = /^(?:\..*\.tsx?|@vestpocket\/domain\/.*)$/u;
const OWN_CODE = /\/(?:web|domain)\/src\/.*\.tsx?$/u;
const LOGIN_GATE = "pages/shell/login-gate.tsx";
/** Parts of pages outside the login gate that load later, and the members' or other texts with them. */
const LATER: ReadonlySet<string> = new Set(
  [
    "features/confirmations/confirming.tsx",
    "features/markets/search-waiting.tsx",
    "features/messages/unsubscribing/unsubscribing.tsx",
    "features/notifications/parts.ts",
    "features/searches/reading/text-parts.tsx",
    "features/tickets/thread/ticket-thread.tsx",
    "features/searches/rent-range-picker.tsx",
    "pages/client-report.tsx",
    "pages/home-recent.tsx",
    "pages/home-todo.tsx",
    "pages/waiting-cards.tsx",
  ].map((file) => join(source, file)),
);

const PARTS: readonly string[] = ["visitors", "members", ...SECTION_NAMES];
/** The pages outside the login gate, the gate and the frame around all pages. */
const VISITORS_PAGES = ["entry.client.tsx", "root.tsx", ...siteMap.flatMap(listVisitorsPages)];
const MEMBERS_PAGES = siteMap.flatMap(listPages).filter((page) => !VISITORS_PAGES.includes(page));

/**
 * Splits a catalogue: `?visitors` has the texts that pages outside the login gate can show, including everything they
 * import, each section of `sections.ts` has those that only its pages can show, and `?members` has all others. A text
 * belongs to the code that shows it, so nobody has to sort texts.
 */
export function splitTexts(): Plugin {
  const config = getConfig({ configPath: join(root, "lingui.config.ts") });
  return {
    name: "split-texts",
    async load(id) {
      const { file, part } = PART.exec(id)?.groups ?? {};
      if (file === undefined || part === undefined || !PARTS.includes(part)) return null;
      const found = getCatalogForFile(relative(root, file), await getCatalogs(config));
      const texts = await found?.catalog.read(found.locale);
      if (!found || !texts) this.error(`${file} is no catalogue of lingui.config.ts.`);
      const partOf = sortFiles();
      const wanted = Object.entries(texts).flatMap(([key, text]) =>
        partOf(text.origin ?? []) === part ? [[key, text.translation ?? ""]] : [],
      );
      const { source, errors } = createCompiledCatalog(found.locale, Object.fromEntries(wanted), { namespace: "es" });
      if (errors.length > 0) this.error(`${file} has texts that cannot be compiled: ${JSON.stringify(errors)}`);
      this.addWatchFile(file);
      return { code: source, map: null, moduleType: "js" };
    },
    buildEnd() {
      const visitors = listReached(VISITORS_PAGES, readImports);
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        if (!visitors.has(toFile(id))) continue;
        const overlooked = [...importedIds, ...dynamicallyImportedIds].find(
          (each) => OWN_CODE.test(toFile(each)) && !visitors.has(toFile(each)) && !LATER.has(toFile(each)),
        );
        if (overlooked !== undefined)
          this.error(`The texts that ${overlooked} shows would be missing: ${id} imports it.`);
      }
      for (const section of SECTION_NAMES) {
        const silent = SECTIONS[section]
          .map(toPageFile)
          .find((page) => !readFileSync(join(source, page), "utf8").includes(`await addCatalogue("${section}")`));
        if (silent !== undefined) this.error(`${silent} would miss texts: it must add the catalogue "${section}".`);
      }
    },
  };
}

/** Finds the part of a text by the files that show it. */
function sortFiles(): (origin: readonly (readonly [string, number?])[]) => string {
  const importsOf = readImportsOnce();
  const visitors = listReached(VISITORS_PAGES, importsOf);
  const pagesOf = Object.entries(SECTIONS).map(([section, pages]) => {
    const files: ReadonlySet<string> = new Set<string>(pages.map(toPageFile));
    return {
      section,
      inside: listReached(
        MEMBERS_PAGES.filter((page) => files.has(page)),
        importsOf,
      ),
      outside: listReached(
        MEMBERS_PAGES.filter((page) => !files.has(page)),
        importsOf,
      ),
    };
  });
  return (origin) => {
    const files = origin.map(([path]) => join(root, path));
    if (files.some((file) => visitors.has(file))) return "visitors";
    const own = pagesOf.find(
      ({ inside, outside }) => files.some((file) => inside.has(file)) && !files.some((file) => outside.has(file)),
    );
    return own?.section ?? "members";
  };
}

/** The modules of ours that a file imports. */
type ListImports = (file: string) => readonly string[];

/** Reads each file once. */
function readImportsOnce(): ListImports {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const found = known.get(file) ?? readImports(file);
    known.set(file, found);
    return found;
  };
}

function readImports(file: string): string[] {
  if (DERIVED.test(file)) return [];
  // Types show no text.
  const names = listImports(readExecuted(readFileSync(file, "utf8"))).filter((name) => MODULE.test(name));
  const paths = names.map((name) => listPlaces(name, { from: file, root }).find((place) => existsSync(place)));
  return paths.filter((path) => path !== undefined).filter((path) => !LATER.has(path));
}

/** The code of pages: everything that they import. */
function listReached(pages: readonly string[], importsOf: ListImports): ReadonlySet<string> {
  const files = new Set(pages.map((file) => join(source, file)));
  for (const file of files) for (const path of importsOf(file)) files.add(path);
  return files;
}

/** '…/home-page.tsx?route' → '…/home-page.tsx'. */
function toFile(id: string): string {
  return id.split("?")[0] ?? id;
}

function listPages({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...children.flatMap(listPages)];
}

function listVisitorsPages({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...(file === LOGIN_GATE ? [] : children.flatMap(listVisitorsPages))];
}
