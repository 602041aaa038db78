import { createHash, createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export interface ReceivedRequest {
  readonly method: string;
  /** As sent, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface AccessKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/u;
const REQUIRED_HEADERS = ["host", "x-amz-content-sha256", "x-amz-date"];

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * Why a request does not carry a valid AWS Signature Version 4 made with these keys, as the error code that S3 would
 * return; undefined if the signature is valid. Written from AWS's description, independently of the SDK that signs.
 */
export function findSignatureProblem(request: ReceivedRequest, keys: AccessKeys): string | undefined {
  const [, accessKeyId, scope = "", signedHeaders = "", signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? "") ?? [];
  if (accessKeyId === undefined) return "AccessDenied";
  if (accessKeyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  const names = signedHeaders.split(";");
  if (REQUIRED_HEADERS.some((name) => !names.includes(name))) return "AccessDenied";

  const payloadHash = readHeader(request, "x-amz-content-sha256");
  if (payloadHash !== "UNSIGNED-PAYLOAD" && payloadHash !== sha256(request.body)) return "XAmzContentSHA256Mismatch";

  const canonicalRequest = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    ...names.map((name) => `${name}:${readHeader(request, name)}`),
    "",
    signedHeaders,
    payloadHash,
  ].join("\n");
  const textToSign = ["AWS4-HMAC-SHA256", readHeader(request, "x-amz-date"), scope, sha256(canonicalRequest)].join(
    "\n",
  );
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  return hmac(key, textToSign).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}

function readHeader({ headers }: ReceivedRequest, name: string): string {
  return String(headers[name] ?? "")
    .trim()
    .replace(/ +/gu, " ");
}

function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.toSorted().join("&");
}

/** Percent-encoding as the signature defines it: also of the characters that `encodeURIComponent` keeps. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
