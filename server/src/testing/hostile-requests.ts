import type { Contract } from "@vestpocket/domain/shared/contract";
import fc from "fast-check";
import { schemaArbitrary, textArbitrary } from "./schema-arbitrary.ts";

/** A test request: valid, nearly valid, or nonsense. */
export interface HostileRequest {
  /** The call it targets; none for URLs that no contract describes. */
  readonly call?: Contract;
  readonly method: Contract["method"] | "HEAD" | "OPTIONS";
  readonly url: string;
  readonly body: Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The sender; a visitor is signed out. */
  readonly by: "visitor" | "member" | "administrator";
}

const BOUNDARY = "----hostile";

/** The name of each field in the product's forms. */
const FORM_FIELDS = [
  "title",
  "price",
  "type",
  "subtype",
  "listingType",
  "province",
  "city",
  "description",
  "fields",
  "isAuthorized",
  "keywords",
  "keepImages",
  "uid",
  "thumbnail",
  "images",
  "documents",
  "profilePicture",
];

/** Requests to these contracts' calls and to some other URLs. `known` are meaningful ids and texts. */
export function requestArbitrary(
  contracts: readonly Contract[],
  known: readonly string[],
): fc.Arbitrary<HostileRequest> {
  const calls = contracts.map((contract) => callArbitrary(contract, known));
  return fc.oneof({ weight: 9, arbitrary: fc.oneof(...calls) }, { weight: 1, arbitrary: strayArbitrary(known) });
}

function callArbitrary(call: Contract, known: readonly string[]): fc.Arbitrary<HostileRequest> {
  const text = textArbitrary(known);
  const names = [...call.path.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name);
  const url = fc
    .record({
      params: fc.record(Object.fromEntries(names.map((name) => [name, text]))) as fc.Arbitrary<Record<string, string>>,
      query: call.query === undefined ? fc.constant({}) : schemaArbitrary(call.query, known),
    })
    .map(({ params, query }) => {
      const path = call.path.replace(/\{(\w+)\}/gu, (_match, name: string) => toPathPart(params[name] ?? ""));
      return `${path}${toQuery(query)}`;
    });
  const json = call.body === undefined ? fc.constant(undefined) : schemaArbitrary(call.body, known);
  const sent = call.form !== undefined ? formArbitrary(known) : jsonArbitrary(json);
  return fc
    .record({ url, sent, headers: headersArbitrary(text), by: senderArbitrary })
    .map(({ sent, headers, ...rest }) => ({
      call,
      method: call.method,
      body: sent?.body,
      headers: { ...sent?.headers, ...headers },
      ...rest,
    }));
}

const senderArbitrary = fc.constantFrom("visitor" as const, "member" as const, "administrator" as const);

/** URLs that no contract describes, and methods that a route does not have. */
function strayArbitrary(known: readonly string[]): fc.Arbitrary<HostileRequest> {
  const text = textArbitrary(known);
  const start = fc.constantFrom(
    "/",
    "/sandbox/",
    "/files/pictures/",
    "/v1/",
    "/docs/",
    "/healthz",
    "/dev/outbox.json?to=",
  );
  return fc
    .record({
      method: fc.constantFrom("GET" as const, "POST" as const, "HEAD" as const, "OPTIONS" as const, "DELETE" as const),
      start,
      rest: text,
      sent: jsonArbitrary(fc.jsonValue()),
      headers: headersArbitrary(text),
      by: senderArbitrary,
    })
    .map(({ start, rest, sent, headers, ...request }) => ({
      ...request,
      url: `${start}${toPathPart(rest)}`,
      body: sent?.body,
      headers: { ...sent?.headers, ...headers },
    }));
}

interface Sent {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

function jsonArbitrary(value: fc.Arbitrary<unknown>): fc.Arbitrary<Sent | undefined> {
  const type = fc.oneof(
    { weight: 20, arbitrary: fc.constant("application/json") },
    {
      weight: 1,
      arbitrary: fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""),
    },
  );
  const cut = fc.oneof(
    { weight: 20, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  );
  const spell = fc.oneof(
    { weight: 20, arbitrary: fc.constant((text: string) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.constantFrom(...SPELLINGS) },
  );
  return fc.record({ value, type, cut, spell }).map(({ value, type, cut, spell }) => {
    const text = JSON.stringify(value);
    if (text === undefined) return undefined;
    return { body: spell(text.slice(0, Math.ceil(text.length * cut))), headers: { "content-type": type } };
  });
}

/** JSON that no browser sends: duplicate keys, too deep, too large, or in another encoding. */
const SPELLINGS: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text.replace(/^\{/u, () => `${text.slice(0, -1)},`)),
  (text) => Buffer.from(text.replace(/^\{/u, '{"__proto__":{"polluted":1},')),
  (text) => Buffer.from(text.replace(/^\{/u, '{"constructor":{"prototype":{"polluted":1}},')),
  (text) => Buffer.from(text.replace(/:/u, `:${"[".repeat(40_000)}`)),
  (text) => Buffer.from(text.replace(/\d+/u, "1e400")),
  (text) => Buffer.from(text.replace(/\d+/u, "9".repeat(500))),
  (text) => Buffer.from(text.replace(/\d+/u, "-0")),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(text, "utf16le"),
  (text) => Buffer.from(text.replace(/[a-z]/u, "\u00ff"), "latin1"),
  (text) => Buffer.from(text.replace(/"/u, '"\\u202e\\u0000\\ud800')),
  (text) => Buffer.from(`${text}${" ".repeat(90_000)}`),
];

/** Forms with texts and small files, some truncated. */
function formArbitrary(known: readonly string[]): fc.Arbitrary<Sent> {
  const text = textArbitrary(known);
  const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...FORM_FIELDS) }, { weight: 1, arbitrary: text });
  const charset = fc.constantFrom("", "", "", "; charset=utf-16le", "; charset=latin1", "; charset=none");
  const value = fc.oneof(
    text.map((each) => Buffer.from(each)),
    fc.jsonValue().map((each) => Buffer.from(JSON.stringify(each))),
  );
  const field = fc
    .record({ name, value, charset })
    .map(({ name, value, charset }) => [
      Buffer.from(
        `Content-Disposition: form-data; name="${toToken(name)}"\r\nContent-Type: text/plain${charset}\r\n\r\n`,
      ),
      value,
    ]);
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom("%PDF-1.7\n%%EOF", "PK\u0003\u0004", "GIF89a", "<svg/>").map((each) => Buffer.from(each)),
  );
  const file = fc
    .record({ name, file: text, value: content })
    .map(({ name, file, value }) => [
      Buffer.from(`Content-Disposition: form-data; name="${toToken(name)}"; filename="${toToken(file)}"\r\n\r\n`),
      value,
    ]);
  const parts = fc.array(fc.oneof({ weight: 3, arbitrary: field }, { weight: 1, arbitrary: file }), { maxLength: 8 });
  return fc.record({ parts, isWhole: fc.boolean() }).map(({ parts, isWhole }) => ({
    body: Buffer.concat([
      ...parts.flatMap((part) => [Buffer.from(`--${BOUNDARY}\r\n`), ...part, Buffer.from("\r\n")]),
      Buffer.from(isWhole ? `--${BOUNDARY}--\r\n` : ""),
    ]),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  }));
}

function headersArbitrary(text: fc.Arbitrary<string>): fc.Arbitrary<Record<string, string>> {
  const encoding = fc.oneof(
    { weight: 60, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom("gzip", "br", "deflate", "zstd", "identity", "none") },
  );
  const rare = fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: text.map(toHeader) });
  return fc
    .record({
      encoding,
      language: fc.constantFrom(undefined, "fr", "en;q=0.1,*;q=x"),
      key: rare,
      cookie: rare,
      agent: rare,
    })
    .map(({ encoding, language, key, cookie, agent }) => {
      const headers = {
        "content-encoding": encoding,
        "accept-language": language,
        "idempotency-key": key,
        cookie: cookie && `refresh=${cookie}`,
        "user-agent": agent,
      };
      return Object.fromEntries(
        Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
    });
}

/** A text as part of a path, mostly encoded as browsers do; what browsers never send is kept. */
function toPathPart(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ed%a0%80";
}

function toQuery(query: unknown): string {
  if (typeof query !== "object" || query === null) return "";
  const pairs = Object.entries(query).map(
    ([name, value]) =>
      `${toPathPart(name)}=${toPathPart(typeof value === "string" ? value : (JSON.stringify(value) ?? ""))}`,
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

const toHeader = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/gu, "?");
const toToken = (text: string): string => text.replace(/["\r\n]/gu, "_");
