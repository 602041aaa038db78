import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import { isLivePage, isMailedLink } from "@vestpocket/domain/shared/paths";
import type { Api } from "./api.ts";
import { sendFailure } from "./error-handler.ts";
import { notFound } from "./failure.ts";
import { listAlternates, registerSearchEngines } from "./search-engines.ts";
import { readWrittenPages, sendWrittenPage } from "./written-pages.ts";

const BUILD = fileURLToPath(new URL("../../../../web/build", import.meta.url));
/** Serves every page that was not rendered beforehand. */
const FALLBACK = "__spa-fallback.html";
const YEAR = "public, max-age=31536000, immutable";

interface SiteParts {
  readonly publicUrl: string;
  readonly takesStripe: boolean;
  /** Where the built web app lies. */
  readonly build?: string;
}

/** The web app: its assets, the pages rendered beforehand, and one fallback for all others. */
export async function registerSite(api: Api, { publicUrl, takesStripe, build = BUILD }: SiteParts): Promise<void> {
  const client = join(build, "client");
  if (!existsSync(client)) throw new Error(`The web app has not been built: ${client} is missing. Run npm start.`);
  const pages = await readWrittenPages(build, publicUrl);
  const fallback = pages.get(FALLBACK);
  if (fallback === undefined) throw new Error(`The web app was not built whole: ${FALLBACK} is missing.`);
  const isSecure = publicUrl.startsWith("https:");

  registerSearchEngines(api, {
    publicUrl,
    listed: [...pages]
      .filter(([file, page]) => file !== FALLBACK && !page.isUnlisted)
      .map(([file]) => toAddress(file))
      .toSorted(),
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
      reply.header("cache-control", path.includes("/assets/") ? YEAR : "public, max-age=3600");
    },
  });

  // An address that no route knows is a page for who wants to read one, and a failure in the one shape for all others.
  api.setNotFoundHandler((request, reply) => {
    const [path = "/"] = request.url.split("?");
    const prerendered = pages.get(toFile(path));
    const isKnown = prerendered !== undefined || isLivePage(path);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const wantsPage = (request.headers.accept ?? "").includes("text/html") && !/^\/(v1|assets|files)\//u.test(path);
    if (!isRead || !(isKnown || wantsPage)) return sendFailure(notFound(), request, reply);
    const page = prerendered ?? fallback;
    if (prerendered !== undefined) reply.header("link", toAlternates(path, publicUrl));
    if (isMailedLink(path)) reply.header("referrer-policy", "no-referrer");
    reply
      .status(isKnown ? 200 : 404)
      .header("cache-control", "no-cache")
      .header("content-security-policy", toPolicy({ hashes: page.hashes, isSecure, takesStripe }));
    return sendWrittenPage(page, request, reply);
  });
}

/** The file in which the build writes the page of an address: '/fr/login' → 'fr/login/index.html'. */
function toFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1).replace(/\/$/u, "")}/index.html`;
}

function toAddress(file: string): string {
  return `/${file.replace(/\/?index\.html$/u, "")}`;
}

/** The page's addresses in every language, for search engines. */
function toAlternates(pathname: string, publicUrl: string): string {
  return listAlternates(pathname, publicUrl)
    .map(({ language, url }) => `<${url}>; rel="alternate"; hreflang="${language}"`)
    .join(", ");
}

/** What a page may load and from where. The payment provider's fields stand in frames of its own; nothing else is foreign. */
export function toPolicy({
  hashes,
  isSecure,
  takesStripe,
}: {
  hashes: readonly string[];
  isSecure: boolean;
  takesStripe: boolean;
}): string {
  const scripts = ["'self'", ...hashes.map((hash) => `'${hash}'`), ...(takesStripe ? ["https://js.stripe.com"] : [])];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(" ")}`,
    ...(takesStripe ? ["frame-src https://js.stripe.com https://hooks.stripe.com"] : []),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${takesStripe ? " https://api.stripe.com" : ""}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
