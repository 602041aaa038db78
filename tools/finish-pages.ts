import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { FALLBACK, listFallbacks, listFirstFiles, readSite } from "./first-files.ts";

/** Pages are compressed by the server, which first inserts its own URL. */
const COMPRESSED = "**/*.{js,css,svg,json,webmanifest,txt}";
const WORTH_COMPRESSING = 1024;

/**
 * Finishes the framework's build: each page holds its style sheet and requests all of its first scripts at once, each page's
 * inline scripts are hashed for the security policy, and text files are compressed once instead of on each request.
 */
export async function finishPages(build: string): Promise<void> {
  const client = join(build, "client");
  const site = readSite(client);
  const pages = new Map(
    globSync("**/*.html", { cwd: client })
      .map((file) => file.replaceAll("\\", "/"))
      .map((file) => [file, readFileSync(join(client, file), "utf8")]),
  );
  // The framework renders one fallback page for every route; each route gets a copy with its own scripts.
  const fallback = pages.get(FALLBACK) ?? "";
  for (const { file, prerendered } of listFallbacks(site)) {
    if (!pages.has(prerendered)) pages.set(file, fallback);
  }
  const hashes: Record<string, string[]> = {};
  for (const [file, written] of pages) {
    const page = putStyles(defer(written, listFirstFiles(site, { file, page: written })), client);
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), page);
    hashes[file] = hashScripts(page);
  }
  writeFileSync(join(build, "script-hashes.json"), JSON.stringify(hashes));
  await Promise.all(globSync(COMPRESSED, { cwd: client }).map((file) => compress(join(client, file))));
}

/**
 * Requests the scripts in one wave, after the first frame (`web/src/platform/after-paint.ts`): the framework requests
 * them before it, in several waves, and without the texts.
 */
function defer(page: string, files: readonly string[]): string {
  const links = files.map((file) => `<link rel="after-paint" href="${file}" fetchpriority="low"/>`).join("");
  const marked = page
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/gu, "")
    .replace(/<script type="module"/u, () => `${links}<script type="after-paint"`);
  if (!marked.includes(links)) throw new Error("The framework's page script is not as expected.");
  return marked;
}

/** Inlines the style sheet into the page, so that the first paint waits for no other file. */
function putStyles(page: string, client: string): string {
  const [, start = "", file = ""] =
    /(?<start><style id="styles" data-from="(?<file>[^"]+)">)(?=<\/style>)/u.exec(page) ?? [];
  if (file === "") throw new Error("A page has no place for the style sheet.");
  const styles = readFileSync(join(client, file), "utf8");
  if (styles.includes("</")) throw new Error("The style sheet would close its own element.");
  return page.replace(start, () => start + styles);
}

/** Executable scripts only: structured data is not executed, so the policy does not apply to it. */
function hashScripts(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gu);
  const hashes = [...scripts].map(
    ([, text]) =>
      `sha256-${createHash("sha256")
        .update(text ?? "")
        .digest("base64")}`,
  );
  return [...new Set(hashes)];
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < WORTH_COMPRESSING) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
