import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Pages are compressed by the server, which first puts its own address into them. */
const COMPRESSED = "**/*.{js,css,svg,json,webmanifest,txt}";
const WORTH_COMPRESSING = 1024;

/**
 * Finishes the framework's build: module preloads do not delay the first paint, each page's inline scripts are hashed for
 * the security policy, and text files are compressed once instead of on each request.
 */
export async function finishPages(build: string): Promise<void> {
  const client = join(build, "client");
  const hashes: Record<string, string[]> = {};
  for (const file of globSync("**/*.html", { cwd: client })) {
    const page = dropPreloads(readFileSync(join(client, file), "utf8"));
    writeFileSync(join(client, file), page);
    hashes[file.replaceAll("\\", "/")] = hashScripts(page);
  }
  writeFileSync(join(build, "script-hashes.json"), JSON.stringify(hashes));
  await Promise.all(globSync(COMPRESSED, { cwd: client }).map((file) => compress(join(client, file))));
}

/**
 * Without the framework's preload hints, the page's own script requests the modules once the page is rendered: content loads
 * before the code that hydrates it.
 */
function dropPreloads(page: string): string {
  return page.replace(/<link[^>]*rel="modulepreload"[^>]*>/gu, "");
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
