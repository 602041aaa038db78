import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ORIGIN_AT_BUILD } from "@vestpocket/domain/shared/paths";
import type { FastifyReply, FastifyRequest } from "fastify";

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A prerendered page, ready to send: it contains the site's URL. */
export interface PrerenderedPage {
  readonly html: Buffer;
  /** Compresses on first request: compressing all pages in all encodings would delay the server's start by seconds. */
  readonly compress: (encoding: Encoding) => Promise<Buffer>;
  readonly etag: string;
  /** The hashes of its inline scripts, for the content security policy. */
  readonly hashes: readonly string[];
  /** Whether it asks search engines not to index it. */
  readonly isHidden: boolean;
}

/** Each page's inline script hashes, as the build writes them. */
type ScriptHashes = Readonly<Record<string, readonly string[]>>;

/** Reads every prerendered page, by file name. */
export function readPages(build: string, publicUrl: string): ReadonlyMap<string, PrerenderedPage> {
  const hashes = JSON.parse(readFileSync(join(build, "script-hashes.json"), "utf8")) as ScriptHashes;
  const pages = Object.keys(hashes).map((file): [string, PrerenderedPage] => {
    const written = readFileSync(join(build, "client", file), "utf8");
    return [file, toPage(putOrigin(written, publicUrl), { hashes: hashes[file] ?? [], quality: LASTING })];
  });
  return new Map(pages);
}

/** The rendered page, with the site's URL instead of the build's. */
export function putOrigin(rendered: string, publicUrl: string): string {
  return rendered.replaceAll(ORIGIN_AT_BUILD, publicUrl);
}

/** Compression effort: for a page that is cached, and for one that is sent once. */
interface Quality {
  readonly br: number;
  readonly gzip: number;
}
/**
 * Brotli's best quality makes pages 8 % smaller but takes 19 times as long, while the first readers of all pages wait.
 */
const LASTING: Quality = { br: 9, gzip: 9 };
export const PASSING: Quality = { br: 4, gzip: 5 };

/** A page with this text. */
export function toPage(
  text: string,
  { hashes, quality }: { hashes: readonly string[]; quality: Quality },
): PrerenderedPage {
  const html = Buffer.from(text);
  return {
    html,
    compress: prepareCompression(html, quality),
    etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
    hashes,
    isHidden: text.includes('<meta name="robots" content="noindex"'),
  };
}

function prepareCompression(html: Buffer, quality: Quality): PrerenderedPage["compress"] {
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = compressed.get(encoding) ?? compress(html, { encoding, quality });
    compressed.set(encoding, known);
    return known;
  };
}

async function compress(
  html: Buffer,
  { encoding, quality }: { encoding: Encoding; quality: Quality },
): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(html, { level: quality.gzip });
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_QUALITY]: quality.br,
  };
  return promisify(brotliCompress)(html, { params });
}

/** Sends a page in the best encoding that the client accepts, or 304 if the client already has it. */
export async function sendPage(
  page: PrerenderedPage,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  reply.header("etag", page.etag).header("vary", "accept-encoding");
  if (reply.statusCode === 200 && isCached(request.headers["if-none-match"], page.etag))
    return reply.status(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== undefined) reply.header("content-encoding", encoding);
  reply.header("content-type", "text/html; charset=utf-8");
  return reply.send(encoding === undefined ? page.html : await page.compress(encoding));
}

/** Proxies that compress responses mark the tag as weak. */
function isCached(cached: string | undefined, etag: string): boolean {
  return (cached ?? "").split(",").some((each) => each.trim().replace(/^W\//u, "") === etag);
}

function chooseEncoding(accepted = ""): Encoding | undefined {
  const refused = /;\s*q=0(?:\.0*)?$/u;
  const acceptable = accepted
    .toLowerCase()
    .split(",")
    .map((each) => each.trim())
    .filter((each) => !refused.test(each))
    .map((each) => each.split(";")[0]?.trim());
  return ENCODINGS.find((encoding) => acceptable.includes(encoding));
}
