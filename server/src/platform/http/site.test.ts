import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ORIGIN_AT_BUILD } from "@vestpocket/domain/shared/paths";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeTemporaryFolder } from "../../testing/temporary-folder.ts";
import { buildConfig } from "../../testing/test-config.ts";
import type { Api } from "./api.ts";
import { createHttp } from "./http.ts";
import type { RenderedPage } from "./rendered-pages.ts";
import { registerSite, toPolicy } from "./site.ts";

const directives = (policy: string) =>
  new Map(policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1)] as const));

describe("the content security policy", () => {
  test("allows only the site's own files", () => {
    const policy = toPolicy({ hashes: ["sha256-abc"], isSecure: true, takesStripe: false });
    expect(policy).not.toContain("https:");
    expect(directives(policy).get("script-src")).toEqual(["'self'", "'sha256-abc'"]);
    expect(directives(policy).get("object-src")).toEqual(["'none'"]);
  });

  test("also allows Stripe's scripts and frames if Stripe's keys are set", () => {
    const policy = directives(toPolicy({ hashes: [], isSecure: true, takesStripe: true }));
    expect(policy.get("script-src")).toEqual(["'self'", "https://js.stripe.com", "https://*.js.stripe.com"]);
    expect(policy.get("frame-src")).toEqual([
      "https://js.stripe.com",
      "https://*.js.stripe.com",
      "https://hooks.stripe.com",
    ]);
    expect(policy.get("connect-src")).toEqual(["'self'", "https://api.stripe.com"]);
    expect(policy.get("script-src")?.join()).not.toMatch(/unsafe/u);
  });

  test("also allows pictures from the host of the operator's own map, and nothing else from there", () => {
    const tilesUrl = "https://tiles.example:8443/{z}/{x}/{y}.png?key=secret";
    const policy = toPolicy({ hashes: [], isSecure: true, takesStripe: false, tilesUrl });
    expect(directives(policy).get("img-src")).toEqual(["'self'", "data:", "blob:", "https://tiles.example:8443"]);
    expect(policy.match(/tiles\.example/gu)).toHaveLength(1);
  });
});

/** The exports of a build that renders pages; counts its renderings. */
const RENDERING = `let times = 0;
const renderContent = async (path, { town }) => ({
  head: \`<title>\${town}</title><link rel="canonical" href="${ORIGIN_AT_BUILD}\${path}"/>\`,
  main: \`<h1>\${town}</h1><p>rendered \${(times += 1)}</p>\`,
});
export const entry = { module: { renderContent } };`;

/** One town, in any spelling. */
const DATA = { town: "Gander $&" };
const TOWNS = { kept: ["/towns/gander"] };
const towns: RenderedPage = {
  path: "/towns",
  find: async (path) => (/^\/towns\/gander$/iu.test(path) ? { path: "/towns/gander", data: DATA } : undefined),
  listPaths: async () => TOWNS.kept,
};

describe("prerendered pages", () => {
  const publicUrl = "https://vestpocket.example";
  const noindex = '<meta name="robots" content="noindex"/>';
  const build = makeTemporaryFolder("site");
  let api: Api;

  beforeAll(async () => {
    const files: Record<string, string> = {
      "client/index.html": `<link rel="canonical" href="${ORIGIN_AT_BUILD}/"/>home`,
      "client/fr/index.html": `<link rel="canonical" href="${ORIGIN_AT_BUILD}/fr"/>accueil`,
      "client/terms/index.html": "terms",
      "client/fr/terms/index.html": "conditions",
      "client/reset-password/index.html": noindex,
      "client/towns/index.html": `<head>${noindex}<title>Towns</title></head><main id="main">wait</main>`,
      "client/fr/towns/index.html": `<head>${noindex}<title>Villes</title></head><main id="main">attendez</main>`,
      "server/index.js": RENDERING,
      "client/__spa-fallback.html": "any other page",
      "client/__fallback/property/_.html": "a listing",
      "client/__fallback/fr/property/_.html": "une annonce",
    };
    const isPage = (file: string) => file.startsWith("client/");
    const hashes = Object.keys(files)
      .filter(isPage)
      .map((file) => [file.replace("client/", ""), ["sha256-abc"]]);
    files["script-hashes.json"] = JSON.stringify(Object.fromEntries(hashes));
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(build, file)), { recursive: true });
      writeFileSync(join(build, file), content);
    }
    api = await createHttp(buildConfig(), pino({ level: "silent" }));
    await registerSite(api, { publicUrl, takesStripe: false, build, renderedPages: [towns] });
  });
  afterAll(async () => {
    await api.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    api.inject({ method: "GET", url, headers: { accept: "text/html", ...headers } });

  test("contain the site's public URL", async () => {
    const answer = await get("/fr");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('<link rel="canonical" href="https://vestpocket.example/fr"/>accueil');
    expect(answer.headers.link).toBe(
      '<https://vestpocket.example/>; rel="alternate"; hreflang="en", <https://vestpocket.example/fr>; rel="alternate"; hreflang="fr", <https://vestpocket.example/>; rel="alternate"; hreflang="x-default"',
    );
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-abc'");
    expect(answer.headers["content-security-policy"]).toContain("report-uri /v1/policy-reports; report-to csp");
    expect(answer.headers["reporting-endpoints"]).toBe('csp="/v1/policy-reports"');
  });

  test("are sent in an encoding that the client accepts", async () => {
    const expected = (await get("/")).body;
    const brotli = await get("/", { "accept-encoding": "gzip, deflate, br" });
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(expected);
    const gzip = await get("/", { "accept-encoding": "br;q=0, gzip;q=0.5" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(expected);
    expect((await get("/", { "accept-encoding": "identity" })).headers["content-encoding"]).toBeUndefined();
  });

  test("are not sent again to a client that has them cached", async () => {
    const { etag } = (await get("/")).headers;
    for (const cached of [`${etag}`, `"other", W/${etag}`]) {
      const again = await get("/", { "if-none-match": cached });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
    expect((await get("/", { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  test("are what a form submitted without the page's scripts gets", async () => {
    const post = (url: string, accept: string) =>
      api.inject({
        method: "POST",
        url,
        headers: { accept, "content-type": "application/x-www-form-urlencoded" },
        payload: "a=b",
      });
    for (const url of ["/reset-password?oobCode=1", "/fr/terms", "/property/1"]) {
      const answer = await post(url, "text/html,application/xhtml+xml");
      expect([answer.statusCode, answer.headers.location], url).toEqual([303, url]);
      expect((await post(url, "application/json")).statusCode, url).toBe(404);
    }
    for (const url of ["/nowhere", "//evil.example/terms", "/v1/nowhere"]) {
      expect((await post(url, "text/html")).statusCode, url).toBe(404);
    }
  });

  test("are in the sitemap unless they ask not to be indexed; other pages are not", async () => {
    const answer = await get("/sitemap.xml");
    expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect([...answer.body.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, url]) => url)).toEqual([
      "https://vestpocket.example/",
      "https://vestpocket.example/fr",
      "https://vestpocket.example/fr/terms",
      "https://vestpocket.example/terms",
    ]);
    expect(answer.body).toContain(
      '<xhtml:link rel="alternate" hreflang="fr" href="https://vestpocket.example/fr/terms"/>',
    );
  });

  test("are filled from data if their content is in the database, and cached for minutes", async () => {
    const answer = await get("/towns/gander");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toBe(
      `<head><title>Gander $&</title><link rel="canonical" href="${publicUrl}/towns/gander"/></head><main id="main"><h1>Gander $&</h1><p>rendered 1</p></main>`,
    );
    expect(answer.headers).toMatchObject({
      "cache-control": "public, max-age=60, s-maxage=300",
      vary: "accept-encoding",
      "content-security-policy": expect.stringContaining("'sha256-abc'"),
      link: expect.stringContaining(`<${publicUrl}/fr/towns/gander>; rel="alternate"; hreflang="fr"`),
    });
    // The same data is rendered once, and not sent again to a reader who has it cached.
    const etag = String(answer.headers.etag);
    expect((await get("/towns/gander", { "if-none-match": etag })).statusCode).toBe(304);
    const packed = await get("/towns/gander", { "accept-encoding": "br" });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(answer.body);
    expect((await get("/fr/towns/gander")).body).toContain("rendered 2");
  });

  test("redirect to their canonical URL, and are 404 if there is no content", async () => {
    const moved = await get("/fr/towns/GANDER?utm_source=mail");
    expect(moved.statusCode).toBe(301);
    expect(moved.headers.location).toBe("/fr/towns/gander?utm_source=mail");
    expect((await get("/towns/atlantis")).statusCode).toBe(404);
    expect((await get("/towns/%E0%A4%A")).statusCode).toBe(404);
  });

  test("have a separate sitemap if they are filled from data", async () => {
    const sitemap = await get("/sitemap-towns.xml");
    expect(sitemap.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, url]) => url)).toEqual([
      `${publicUrl}/towns/gander`,
      `${publicUrl}/fr/towns/gander`,
    ]);
    expect((await get("/robots.txt")).body).toContain(`Sitemap: ${publicUrl}/sitemap-towns.xml\n`);
  });

  test("have it written once for as long as the list of their paths is kept", async () => {
    const kept = ["/towns/gander", "/towns/gambo"];
    const read = vi.spyOn(kept, "flatMap");
    const before = TOWNS.kept;
    TOWNS.kept = kept;
    const [first, second] = [await get("/sitemap-towns.xml"), await get("/sitemap-towns.xml")];
    expect(first.body).toContain("/towns/gambo</loc>");
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(read).toHaveBeenCalledTimes(1);
    TOWNS.kept = before;
    expect((await get("/sitemap-towns.xml")).body).not.toContain("/towns/gambo");
  });

  test("are the only paths that robots.txt lets search engines crawl", async () => {
    const answer = await get("/robots.txt");
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const lines = answer.body.split("\n");
    expect(lines).toContain("Sitemap: https://vestpocket.example/sitemap.xml");
    const closed = lines.filter((line) => line.startsWith("Disallow: ")).map((line) => line.slice("Disallow: ".length));
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
    for (const path of ["/v1/property/search", "/files/pictures/1", "/dev/outbox", "/openapi.json"]) {
      expect(isClosed(path), path).toBe(true);
    }
    for (const page of [
      "/account/profile",
      "/search-results",
      "/property/1",
      "/agents",
      "/agent/1",
      "/admin/tickets",
    ]) {
      expect([isClosed(page), isClosed(`/fr${page}`)], page).toEqual([true, true]);
    }
    for (const page of ["/", "/fr", "/resources/learn-hub", "/privacy", "/fr/terms", "/contact", "/ticket", "/login"]) {
      expect(isClosed(page), page).toBe(false);
    }
  });

  test("do not answer for unknown paths", async () => {
    expect((await get("/nothing-here")).statusCode).toBe(404);
    expect((await get("/account")).body).toBe("any other page");
  });

  test("do not answer for routes that have a fallback with their own scripts", async () => {
    const bodies = [
      "/property/1?from=home",
      "/fr/property/1/",
      "/property/1/2",
      "/property",
      "/__fallback/property/_.html",
    ];
    expect(await Promise.all(bodies.map(async (path) => (await get(path)).body))).toEqual([
      "a listing",
      "une annonce",
      "any other page",
      "any other page",
      "any other page",
    ]);
  });
});
