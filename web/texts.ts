import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import { listImports, listPlaces, readExecuted } from "../tools/modules.ts";
import { DERIVED } from "./derived.ts";
import siteMap from "./src/routes.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "web/src");
/** '…/locales/fr/web.po?members' */
const PART = /^(?<file>.*\.po)\?(?<part>visitors|members)$/u;
/** Our own modules, not pictures or libraries. */
const MODULE = /^(?:\..*\.tsx?|@vestpocket\/domain\/.*)$/u;
const OWN_CODE = /\/(?:web|domain)\/src\/.*\.tsx?$/u;
const LOGIN_GATE = "pages/shell/login-gate.tsx";
/** Parts of pages outside the login gate that load later, and the members' or other texts with them. */
const LATER: ReadonlySet<string> = new Set(
  [
    "features/markets/search-waiting.tsx",
    "features/messages/unsubscribing/unsubscribing.tsx",
    "features/notifications/parts.ts",
    "features/searches/reading/text-parts.tsx",
    "features/tickets/thread/ticket-thread.tsx",
    "features/searches/rent-range-picker.tsx",
    "pages/waiting-cards.tsx",
  ].map((file) => join(source, file)),
);

/**
 * Splits a catalogue in two: `?visitors` has the texts that pages outside the login gate can show, including everything
 * they import, and `?members` has all others. A text belongs to the code that shows it, so nobody has to sort texts.
 */
export function splitTexts(): Plugin {
  const config = getConfig({ configPath: join(root, "lingui.config.ts") });
  return {
    name: "split-texts",
    async load(id) {
      const { file, part } = PART.exec(id)?.groups ?? {};
      if (file === undefined) return null;
      const found = getCatalogForFile(relative(root, file), await getCatalogs(config));
      const texts = await found?.catalog.read(found.locale);
      if (!found || !texts) this.error(`${file} is no catalogue of lingui.config.ts.`);
      const visitors = listVisitorsFiles();
      const isWanted = ({ origin = [] }: { origin?: [string, number?][] }) =>
        origin.some(([path]) => visitors.has(join(root, path))) === (part === "visitors");
      const wanted = Object.entries(texts).flatMap(([key, text]) =>
        isWanted(text) ? [[key, text.translation ?? ""]] : [],
      );
      const { source, errors } = createCompiledCatalog(found.locale, Object.fromEntries(wanted), { namespace: "es" });
      if (errors.length > 0) this.error(`${file} has texts that cannot be compiled: ${JSON.stringify(errors)}`);
      this.addWatchFile(file);
      return { code: source, map: null, moduleType: "js" };
    },
    buildEnd() {
      const visitors = listVisitorsFiles();
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        if (!visitors.has(toFile(id))) continue;
        const overlooked = [...importedIds, ...dynamicallyImportedIds].find(
          (each) => OWN_CODE.test(toFile(each)) && !visitors.has(toFile(each)) && !LATER.has(toFile(each)),
        );
        if (overlooked !== undefined)
          this.error(`The texts that ${overlooked} shows would be missing: ${id} imports it.`);
      }
    },
  };
}

/** The code of the pages outside the login gate: what they, the gate and the frame around all pages import. */
function listVisitorsFiles(): ReadonlySet<string> {
  const pages = ["entry.client.tsx", "root.tsx", ...siteMap.flatMap(listVisitorsPages)];
  const files = new Set(pages.map((file) => join(source, file)));
  for (const file of files) {
    if (DERIVED.test(file)) continue;
    // Types show no text.
    for (const name of listImports(readExecuted(readFileSync(file, "utf8")))) {
      if (!MODULE.test(name)) continue;
      const path = listPlaces(name, { from: file, root }).find((place) => existsSync(place));
      if (path !== undefined && !LATER.has(path)) files.add(path);
    }
  }
  return files;
}

/** '…/home-page.tsx?route' → '…/home-page.tsx'. */
function toFile(id: string): string {
  return id.split("?")[0] ?? id;
}

function listVisitorsPages({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...(file === LOGIN_GATE ? [] : children.flatMap(listVisitorsPages))];
}
