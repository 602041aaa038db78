import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findSection } from "../web/sections.ts";

/** What the framework renders for pages that are not prerendered. */
export const FALLBACK = "__spa-fallback.html";

interface Module {
  readonly module: string;
  /** The files that it imports, directly or indirectly. */
  readonly imports: readonly string[];
}

interface Route extends Module {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
}

/** The built site: the framework's manifest, and the text files that are loaded by name. */
export interface Site {
  /** The manifest's own URL. */
  readonly url: string;
  readonly entry: Module;
  readonly routes: Readonly<Record<string, Route>>;
  readonly assets: readonly string[];
}

const MANIFEST = /^window\.__reactRouterManifest=(?<json>.*);$/su;

export function readSite(client: string): Site {
  const assets = globSync("assets/*.js", { cwd: client }).map((file) => `/${file.replaceAll("\\", "/")}`);
  const url = assets.find((file) => file.startsWith("/assets/manifest-"));
  const json = url === undefined ? undefined : MANIFEST.exec(readFileSync(join(client, url), "utf8"))?.groups?.json;
  if (url === undefined || json === undefined) throw new Error("The framework's route manifest is not as expected.");
  return { ...(JSON.parse(json) as Pick<Site, "entry" | "routes">), url, assets };
}

/**
 * A fallback page per route: '/fr/property/:id' → '__fallback/fr/property/_.html', instead of a page at `prerendered`.
 */
export function listFallbacks({ routes }: Site): { file: string; prerendered: string; id: string }[] {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.values(routes)
    .filter(({ id, path }) => !parents.has(id) && path?.endsWith("*") !== true)
    .flatMap(({ id }) => {
      const path = listBranch(routes, id).flatMap((route) => route.path ?? []);
      return expand(path.join("/").replace(/^\//u, "")).map((each) => ({
        file: `__fallback/${each.replace(/:\w+/gu, "_")}.html`,
        prerendered: each === "" ? "index.html" : `${each}/index.html`,
        id,
      }));
    });
}

/** All scripts that a page needs before it can be used. */
export function listFirstFiles(site: Site, { file, page }: { file: string; page: string }): string[] {
  const id = listFallbacks(site).find((fallback) => fallback.file === file)?.id ?? readRoute(page);
  const branch = listBranch(site.routes, id);
  const modules = [site.entry, ...branch].flatMap(({ module, imports }) => [module, ...imports]);
  const isGated = branch.some(({ id: each }) => each.endsWith("/login-gate"));
  const section = isGated
    ? branch.map(({ id: each }) => findSection(each)).find((each) => each !== undefined)
    : undefined;
  const texts = listTexts(file, [...(isGated ? ["members"] : []), ...(section === undefined ? [] : [section])]).map(
    (name) => site.assets.find((asset) => asset.startsWith(`/assets/${name}-`)),
  );
  return [...new Set([site.url, ...modules, ...texts.filter((text) => text !== undefined)])];
}

/** The catalogues that the browser waits for. The general fallback's language is not known. */
function listTexts(file: string, parts: readonly string[]): string[] {
  if (file === FALLBACK) return [];
  const language = /(?:^|\/)fr(?:\/|\.html)/u.test(file) ? "fr" : "en";
  const isResource = /(?:^|\/)resources\//u.test(file);
  return [
    `catalogue-${language}`,
    ...parts.map((part) => `${part}-catalogue-${language}`),
    ...(isResource ? [`resources-catalogue-${language}`] : []),
  ];
}

/** The innermost route that a page was rendered for. */
function readRoute(page: string): string {
  const [, modules = ""] = /__reactRouterRouteModules = \{([^}]*)\}/u.exec(page) ?? [];
  return [...modules.matchAll(/"([^"]+)":route\d+/gu)].at(-1)?.[1] ?? "root";
}

function listBranch(routes: Site["routes"], id: string): Route[] {
  const route = routes[id];
  if (route === undefined) throw new Error(`The framework's manifest has no route ${id}.`);
  return [...(route.parentId === undefined ? [] : listBranch(routes, route.parentId)), route];
}

/** An optional last segment makes two paths: 'agent/:id?' → 'agent' and 'agent/:id'. */
function expand(path: string): string[] {
  if (!path.endsWith("?")) return [path];
  const segments = path.replaceAll("?", "").split("/");
  const optional = path.split("/").filter((segment) => segment.endsWith("?")).length;
  return Array.from({ length: optional + 1 }, (_, left) => segments.slice(0, segments.length - left).join("/"));
}
