import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, open, test } from "./fixtures.ts";

/** Scripts and style sheets that a page requests at once. */
const MOST_FILES = 15;
/**
 * Bytes of the scripts, each compressed with gzip: the measured size plus a tenth. A page that needs more loads a part
 * of itself on interaction or when it is near.
 */
const MOST_BYTES = [
  { pages: /^home$/u, bytes: 168_000 },
  { pages: /^(?:sign-up|login|forgot-password|reset-password|email-verified|undo-change)$/u, bytes: 187_000 },
  { pages: /^(?:resource|browse|teaser|privacy|terms|contact|accessibility)$/u, bytes: 180_000 },
  { pages: /^(?:property|compare|create-listing|admin.*)$/u, bytes: 292_000 },
  { pages: /.*/u, bytes: 268_000 },
];

interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
}

async function readText(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path, { headers: { accept: "text/html,*/*" } })).text();
}

/** The build's site map: each route with a matching path. */
async function listPages(request: APIRequestContext): Promise<{ name: string; path: string }[]> {
  const [manifest = ""] = /\/assets\/manifest-[\w-]+\.js/u.exec(await readText(request, "/")) ?? [];
  const text = await readText(request, manifest);
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  const { routes } = JSON.parse(json) as { routes: Record<string, Route> };
  const toPath = (route: Route | undefined): string =>
    route === undefined ? "" : `${toPath(routes[route.parentId ?? ""])}/${route.path ?? ""}`;
  return Object.values(routes)
    .filter(
      ({ id, path }) => !Object.values(routes).some(({ parentId }) => parentId === id) && path?.endsWith("*") !== true,
    )
    .map((route) => ({
      name: route.id.replace(/^.*\//u, ""),
      path: toPath(route)
        .replace(":slug", "how-it-works")
        .replace(/\/:province\?.*/u, "/ontario/toronto/office")
        .replace(/:\w+\??/u, "1")
        .replace(/\/+/gu, "/")
        .replace(/(?<=.)\/$/u, ""),
    }));
}

/** What a page requests once its first frame is on the screen, before any of these scripts runs. */
function listFirstFiles(html: string): string[] {
  const links = [...html.matchAll(/<link[^>]*rel="(?:after-paint|stylesheet)"[^>]*>/gu)];
  return [...new Set(links.flatMap(([link]) => /href="([^"]+)"/u.exec(link)?.[1] ?? []))];
}

test("every page requests all its scripts at once, in few files of bounded size", async ({ request }) => {
  const files = new Map<string, Promise<{ bytes: number; imports: string[] }>>();
  const read = (file: string) => {
    const known = files.get(file) ?? readFile(request, file);
    files.set(file, known);
    return known;
  };
  const pages = await listPages(request);
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/", "/fr/login", "/property/1", "/admin/orders/1"]),
  );
  for (const { name, path } of pages) {
    const first = listFirstFiles(await readText(request, path));
    expect(first.length, `${path}: ${first.join(" ")}`).toBeLessThanOrEqual(MOST_FILES);
    expect(first.join(" "), `${path}: its texts`).toMatch(path.startsWith("/fr") ? /catalogue-fr-/u : /catalogue-en-/u);
    const contents = await Promise.all(first.map(read));
    const imported = new Set(contents.flatMap(({ imports }) => imports));
    expect(
      [...imported].filter((file) => !first.includes(file)),
      `${path}: asked for too late`,
    ).toEqual([]);
    const bytes = contents.reduce((sum, content) => sum + content.bytes, 0);
    const budget = MOST_BYTES.find(({ pages: counted }) => counted.test(name));
    expect(bytes, `${path}: bytes`).toBeLessThanOrEqual(budget?.bytes ?? 0);
  }
});

test("a page is usable before it requests any other script", async ({ browser, request, watch: _ }) => {
  for (const path of ["/login", "/fr/sign-up"]) {
    const first = listFirstFiles(await readText(request, path)).filter((file) => file.endsWith(".js"));
    // A browser with an empty cache requests each of the files.
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (each) => {
      if (each.resourceType() === "script") asked.push(new URL(each.url()).pathname);
    });
    await open(page, path);
    // What was requested for hydration was requested before `open` returned.
    expect(
      asked.slice(0, first.length).filter((file) => !first.includes(file)),
      path,
    ).toEqual([]);
    await context.close();
  }
});

/** A file's compressed size, and the files that it imports before it runs. */
async function readFile(request: APIRequestContext, file: string): Promise<{ bytes: number; imports: string[] }> {
  const answer = await request.get(file);
  expect(answer.status(), file).toBe(200);
  const text = await answer.text();
  const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.~-]+\.js)["'`]/gu)].map(
    ([, name]) => `/assets/${name}`,
  );
  return { bytes: gzipSync(text).length, imports };
}
