import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import { isLivePage, isMailedLink } from "@vestpocket/domain/shared/live-pages";
import { localPath } from "@vestpocket/domain/shared/paths";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import type { FastifyReply } from "fastify";
import type { Api } from "./api.ts";
import { sendFailure } from "./error-handler.ts";
import { notFound } from "./failure.ts";
import { POLICY_REPORTS, registerPolicyReports } from "./policy-reports.ts";
import type { ServedForm } from "./posted-forms.ts";
import { answerPostedForms } from "./posted-routes.ts";
import { type PrerenderedPage, putOrigin, readPages, sendPage } from "./prerendered-pages.ts";
import { type RenderedPage, registerRenderedPages } from "./rendered-pages.ts";
import { listAlternates, registerSearchEngines } from "./search-engines.ts";

const BUILD = fileURLToPath(new URL("../../../../web/build", import.meta.url));
/** Serves paths without a route of their own. */
const FALLBACK = "__spa-fallback.html";
/** Serve routes that are not prerendered, each with its own scripts; '_' matches any path segment. */
const ROUTE_FALLBACKS = /^__fallback\/(?<route>.*)\.html$/u;
const CACHED_FOREVER = "public, max-age=31536000, immutable";

interface SiteOptions {
  readonly publicUrl: string;
  readonly takesStripe: boolean;
  /** The origin of the map's street tiles, if another site. */
  readonly tilesUrl?: string | undefined;
  /** Forms answered with their page if the browser submitted them without the page's scripts. */
  readonly postedForms?: readonly ServedForm[];
  /** Pages whose content comes from the database. */
  readonly renderedPages?: readonly RenderedPage[];
  /** The folder of the built web app. */
  readonly build?: string;
}

/** Serves the web app: its assets, the prerendered pages, and one fallback page for all others. */
export async function registerSite(
  api: Api,
  { publicUrl, takesStripe, tilesUrl, postedForms = [], renderedPages = [], build = BUILD }: SiteOptions,
): Promise<void> {
  const client = join(build, "client");
  if (!existsSync(client)) throw new Error(`The web app has not been built: ${client} is missing. Run npm start.`);
  const pages = readPages(build, publicUrl);
  const fallback = pages.get(FALLBACK);
  if (fallback === undefined) throw new Error(`The build of the web app is incomplete: ${FALLBACK} is missing.`);
  const findFallback = prepareFallbacks(pages);
  const isSecure = publicUrl.startsWith("https:");
  // Without their content they are not pages.
  const templates = new Set(
    renderedPages.flatMap(({ path }) => LANGUAGES.map((language) => localPath(language, path))),
  );

  await registerPolicyReports(api);
  await answerPostedForms(api, {
    forms: postedForms,
    readPage: (path) => pages.get(toFile(path))?.html.toString(),
    policy: toPolicy({ hashes: [], isSecure, takesStripe: false }),
  });
  /** Headers of every page. */
  function setHeaders(reply: FastifyReply, { hashes }: Pick<PrerenderedPage, "hashes">): void {
    reply
      .header("reporting-endpoints", `csp="${POLICY_REPORTS}"`)
      .header("content-security-policy", toPolicy({ hashes, isSecure, takesStripe, tilesUrl }));
  }

  registerRenderedPages(api, {
    pages: renderedPages,
    build,
    findTemplate: (path) => pages.get(toFile(path)),
    setHeaders: (reply, { path, ...page }) => {
      setHeaders(reply, page);
      return reply.header("link", toAlternates(path, publicUrl));
    },
    finish: (html) => putOrigin(html, publicUrl),
  });
  registerSearchEngines(api, {
    publicUrl,
    renderedPages,
    indexed: [
      ...[...pages]
        .filter(([file, page]) => file !== FALLBACK && !ROUTE_FALLBACKS.test(file) && !page.isHidden)
        .map(([file]) => toPath(file)),
      ...renderedPages
        .filter(({ listPaths }) => listPaths === undefined)
        .flatMap(({ path }) => LANGUAGES.map((language) => localPath(language, path))),
    ].toSorted(),
  });

  await api.register(fastifyStatic, {
    root: client,
    serve: true,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["**/*.html", "**/*.br", "**/*.gz"],
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.includes("/assets/") ? CACHED_FOREVER : "public, max-age=3600");
    },
  });

  // An unknown URL gets a page in a browser and an error in other clients.
  api.setNotFoundHandler((request, reply) => {
    const [path = "/"] = request.url.split("?");
    const prerendered = templates.has(path.replace(/\/$/u, "")) ? undefined : pages.get(toFile(path));
    const isKnown = prerendered !== undefined || isLivePage(path);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const wantsPage = (request.headers.accept ?? "").includes("text/html") && !/^\/(v1|assets|files)\//u.test(path);
    // Any other form that the browser submitted without the page's scripts: its page says what is missing.
    if (request.method === "POST" && isKnown && wantsPage) return reply.redirect(request.url, 303);
    if (!isRead || !(isKnown || wantsPage)) return sendFailure(notFound(), { request, reply });
    const page = prerendered ?? findFallback(path) ?? fallback;
    if (prerendered !== undefined) reply.header("link", toAlternates(path, publicUrl));
    if (isMailedLink(path)) reply.header("referrer-policy", "no-referrer");
    setHeaders(reply, page);
    reply.status(isKnown ? 200 : 404).header("cache-control", "no-cache");
    return sendPage(page, { request, reply });
  });
}

/** Finds the fallback page of a path's route. */
function prepareFallbacks(pages: ReadonlyMap<string, PrerenderedPage>): (path: string) => PrerenderedPage | undefined {
  const fallbacks = [...pages].flatMap(([file, page]) => {
    const route = ROUTE_FALLBACKS.exec(file)?.groups?.route;
    return route === undefined ? [] : [{ pattern: toPattern(route), page }];
  });
  return (path) => fallbacks.find(({ pattern }) => pattern.test(path))?.page;
}

/** 'property/_' → /^\/property\/[^/]+\/?$/. Route names contain only letters, digits and hyphens. */
function toPattern(route: string): RegExp {
  return new RegExp(`^/${route.replaceAll(/(?<=^|\/)_(?=\/|$)/gu, "[^/]+")}/?$`, "u");
}

/** The file of a prerendered page: '/fr/login' → 'fr/login/index.html'. */
function toFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1).replace(/\/$/u, "")}/index.html`;
}

function toPath(file: string): string {
  return `/${file.replace(/\/?index\.html$/u, "")}`;
}

/** The page's URLs in every language, for search engines. */
function toAlternates(pathname: string, publicUrl: string): string {
  return listAlternates(pathname, publicUrl)
    .map(({ language, url }) => `<${url}>; rel="alternate"; hreflang="${language}"`)
    .join(", ");
}

/** Stripe.js serves its modules and frames from subdomains too (https://docs.stripe.com/security/guide#content-security-policy). */
const STRIPE_SCRIPTS = ["https://js.stripe.com", "https://*.js.stripe.com"];

/**
 * The content security policy. Only the payment provider's scripts and frames, and an operator's own map, come from
 * other sites.
 */
export function toPolicy({
  hashes,
  isSecure,
  takesStripe,
  tilesUrl,
}: {
  hashes: readonly string[];
  isSecure: boolean;
  takesStripe: boolean;
  tilesUrl?: string | undefined;
}): string {
  const scripts = ["'self'", ...hashes.map((hash) => `'${hash}'`), ...(takesStripe ? STRIPE_SCRIPTS : [])];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(" ")}`,
    ...(takesStripe ? [`frame-src ${STRIPE_SCRIPTS.join(" ")} https://hooks.stripe.com`] : []),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tilesUrl === undefined ? "" : ` ${new URL(tilesUrl).origin}`}`,
    "font-src 'self'",
    `connect-src 'self'${takesStripe ? " https://api.stripe.com" : ""}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Chromium reads the second and sends reports over HTTPS only; the others read the first.
    `report-uri ${POLICY_REPORTS}`,
    "report-to csp",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
