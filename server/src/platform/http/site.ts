import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import { isLivePage, isMailedLink, localPath, splitPath } from "@vestpocket/domain/shared/paths";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { sendFailure } from "./error-handler.ts";
import { notFound } from "./failure.ts";
import type { Api } from "./http.ts";

const BUILD = fileURLToPath(new URL("../../../../web/build", import.meta.url));
/** Serves every page that was not rendered beforehand. */
const FALLBACK = "__spa-fallback.html";
const YEAR = "public, max-age=31536000, immutable";

/** What the build wrote beside the pages: the hashes of each page's inline scripts. */
type ScriptHashes = Readonly<Record<string, readonly string[]>>;

/** The web app: its assets, the pages rendered beforehand, and one fallback for all others. */
export async function registerSite(
  api: Api,
  { publicUrl, takesStripe }: { publicUrl: string; takesStripe: boolean },
): Promise<void> {
  const client = join(BUILD, "client");
  if (!existsSync(client)) throw new Error(`The web app has not been built: ${client} is missing. Run npm start.`);
  const scripts = JSON.parse(readFileSync(join(BUILD, "script-hashes.json"), "utf8")) as ScriptHashes;

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

  /** The file of a page rendered beforehand; undefined for any other address. */
  const findPrerendered = (path: string): string | undefined => {
    const file = path === "/" ? "index.html" : `${path.slice(1).replace(/\/$/u, "")}/index.html`;
    return Object.hasOwn(scripts, file) ? file : undefined;
  };

  // An address that no route knows is a page for who wants to read one, and a failure in the one shape for all others.
  api.setNotFoundHandler((request, reply) => {
    const [path = "/"] = request.url.split("?");
    const prerendered = findPrerendered(path);
    const isKnown = prerendered !== undefined || isLivePage(path);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const wantsPage = (request.headers.accept ?? "").includes("text/html") && !/^\/(v1|assets|files)\//u.test(path);
    if (!isRead || !(isKnown || wantsPage)) return sendFailure(notFound(), request, reply);
    const file = prerendered ?? FALLBACK;
    if (prerendered !== undefined) reply.header("link", toAlternates(path, publicUrl));
    if (isMailedLink(path)) reply.header("referrer-policy", "no-referrer");
    return reply
      .status(isKnown ? 200 : 404)
      .header("cache-control", "no-cache")
      .header(
        "content-security-policy",
        toPolicy({ hashes: scripts[file] ?? [], isSecure: publicUrl.startsWith("https:"), takesStripe }),
      )
      .sendFile(file, { cacheControl: false });
  });
}

/** The page's addresses in every language, for search engines. */
function toAlternates(pathname: string, publicUrl: string): string {
  const path = splitPath(pathname).path.replace(/(?<=.)\/$/u, "");
  return LANGUAGES.map(
    (language) => `<${publicUrl}${localPath(language, path)}>; rel="alternate"; hreflang="${language}"`,
  ).join(", ");
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
