import { localPath, paths, splitPath } from "@vestpocket/domain/shared/paths";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import type { Api } from "./api.ts";
import type { RenderedPage } from "./rendered-pages.ts";

/** Paths that search engines should not crawl: calls, files, and pages for signed-in users or for one user only. */
const CLOSED = ["/v1/", "/files/", "/dev/", "/sandbox/", "/docs", "/openapi.json", "/metrics", "/healthz", "/readyz"];
const CLOSED_PAGES = [
  paths.account(),
  paths.admin(),
  paths.agents(),
  paths.agent(""),
  paths.createListing(),
  paths.property(""),
  paths.searchResults(),
  paths.successPayment(),
  paths.failurePayment(),
];

interface SearchEngineOptions {
  readonly publicUrl: string;
  /** The paths of the pages that may be indexed, in every language. */
  readonly indexed: readonly string[];
  readonly renderedPages: readonly RenderedPage[];
}

/** `/robots.txt`, `/sitemap.xml`, and a sitemap of the pages below each rendered one that has some: `/sitemap-browse.xml`. */
export function registerSearchEngines(api: Api, { publicUrl, indexed, renderedPages }: SearchEngineOptions): void {
  const xml = "application/xml; charset=utf-8";
  const sitemaps = renderedPages.flatMap(({ path, listPaths }) =>
    listPaths === undefined
      ? []
      : {
          path: `/sitemap${path.replaceAll("/", "-")}.xml`,
          type: xml,
          write: keepWritten(listPaths, (listed) => {
            const indexed = listed.flatMap((each) => LANGUAGES.map((language) => localPath(language, each)));
            return toSitemap({ publicUrl, indexed });
          }),
        },
  );
  const all = ["/sitemap.xml", ...sitemaps.map(({ path }) => path)];
  const robots = toRobots(publicUrl, all);
  const sitemap = toSitemap({ publicUrl, indexed });
  const files = [
    { path: "/robots.txt", type: "text/plain; charset=utf-8", write: async () => robots },
    { path: "/sitemap.xml", type: xml, write: async () => sitemap },
    ...sitemaps,
  ];
  for (const { path, type, write } of files) {
    api.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .header("content-type", type)
        .header("cache-control", "public, max-age=3600")
        .send(await write()),
    );
  }
}

/** Writes the paths once for as long as the same list is kept: tens of thousands of them take most of a second. */
function keepWritten(listPaths: NonNullable<RenderedPage["listPaths"]>, write: (paths: readonly string[]) => string) {
  let kept: { readonly paths: readonly string[]; readonly file: Buffer } | undefined;
  return async () => {
    const paths = await listPaths();
    if (kept?.paths !== paths) kept = { paths, file: Buffer.from(write(paths)) };
    return kept.file;
  };
}

function toRobots(publicUrl: string, sitemaps: readonly string[]): string {
  const pages = LANGUAGES.flatMap((language) => CLOSED_PAGES.map((path) => localPath(language, path)));
  // Pictures of public pages, shown in previews of shared links; nobody can guess the URL of another.
  const rules = [...[...CLOSED, ...pages].map((path) => `Disallow: ${path}`), "Allow: /files/pictures/"];
  return ["User-agent: *", ...rules, "", ...sitemaps.map((path) => `Sitemap: ${publicUrl}${path}`), ""].join("\n");
}

/** Every page with its URL in each language, as sitemaps.org defines it with `xhtml:link`. */
function toSitemap({ publicUrl, indexed }: Pick<SearchEngineOptions, "publicUrl" | "indexed">): string {
  const urls = indexed.map((address) =>
    [
      "  <url>",
      `    <loc>${toXml(publicUrl + address)}</loc>`,
      ...listAlternates(address, publicUrl).map(
        ({ language, url }) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${toXml(url)}"/>`,
      ),
      "  </url>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** A page's absolute URL in each language, and the default for other languages. */
export function listAlternates(pathname: string, publicUrl: string): { language: string; url: string }[] {
  const path = splitPath(pathname).path.replace(/(?<=.)\/$/u, "");
  const toUrl = (language: (typeof LANGUAGES)[number]) => publicUrl + localPath(language, path);
  return [
    ...LANGUAGES.map((language) => ({ language: language as string, url: toUrl(language) })),
    { language: "x-default", url: toUrl("en") },
  ];
}

function toXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
