import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ORIGIN_AT_BUILD } from "@vestpocket/domain/shared/paths";
import type { FastifyReply, FastifyRequest } from "fastify";

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A page that the build wrote, as it is sent: with the site's own address in it, compressed once. */
export interface WrittenPage {
  readonly html: Buffer;
  readonly compressed: Readonly<Record<Encoding, Buffer>>;
  readonly etag: string;
  /** Of its inline scripts, for the security policy. */
  readonly hashes: readonly string[];
  /** Whether it asks search engines not to list it. */
  readonly isUnlisted: boolean;
}

/** What the build wrote beside the pages: the hashes of each page's inline scripts. */
type ScriptHashes = Readonly<Record<string, readonly string[]>>;

/** Reads every page of the build, by its file name. */
export async function readWrittenPages(build: string, publicUrl: string): Promise<ReadonlyMap<string, WrittenPage>> {
  const hashes = JSON.parse(readFileSync(join(build, "script-hashes.json"), "utf8")) as ScriptHashes;
  const pages = Object.keys(hashes).map(async (file): Promise<[string, WrittenPage]> => {
    const written = readFileSync(join(build, "client", file), "utf8");
    const html = Buffer.from(written.replaceAll(ORIGIN_AT_BUILD, publicUrl));
    const page = {
      html,
      compressed: await compress(html),
      etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
      hashes: hashes[file] ?? [],
      isUnlisted: written.includes('<meta name="robots" content="noindex"'),
    };
    return [file, page];
  });
  return new Map(await Promise.all(pages));
}

async function compress(html: Buffer): Promise<Record<Encoding, Buffer>> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(html, { params }),
    promisify(gzip)(html, { level: 9 }),
  ]);
  return { br, gzip: gz };
}

/** Sends a page in the best form the reader takes; who has it already is told so. */
export function sendWrittenPage(page: WrittenPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header("etag", page.etag).header("vary", "accept-encoding");
  if (reply.statusCode === 200 && isHeld(request.headers["if-none-match"], page.etag)) return reply.status(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== undefined) reply.header("content-encoding", encoding);
  reply.header("content-type", "text/html; charset=utf-8");
  return reply.send(encoding === undefined ? page.html : page.compressed[encoding]);
}

/** Proxies that compress on their own mark the tag as weak. */
function isHeld(held: string | undefined, etag: string): boolean {
  return (held ?? "").split(",").some((each) => each.trim().replace(/^W\//u, "") === etag);
}

function chooseEncoding(accepted = ""): Encoding | undefined {
  const refused = /;\s*q=0(?:\.0*)?$/u;
  const taken = accepted
    .toLowerCase()
    .split(",")
    .map((each) => each.trim())
    .filter((each) => !refused.test(each))
    .map((each) => each.split(";")[0]?.trim());
  return ENCODINGS.find((encoding) => taken.includes(encoding));
}
