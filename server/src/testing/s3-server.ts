import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { findSignatureProblem, type ReceivedRequest } from "./s3-signature.ts";

const BUCKET = "vestpocket-files";
const KEYS = { accessKeyId: "test-access-key", secretAccessKey: "test/secret+key" };
/** S3 lists 1,000 keys per page; fewer here, so that a test lists more than one page. */
const PAGE = 25;

interface StoredObject {
  readonly content: Buffer;
  readonly modifiedAt: Date;
}
type Objects = Map<string, StoredObject>;

interface Answer {
  readonly status: number;
  readonly body?: string | Buffer;
}

const STATUS_OF_ERRORS = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
  NotImplemented: 501,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  MethodNotAllowed: 405,
};

/**
 * An S3-compatible server on a local port, with one empty in-memory bucket. It implements the four calls that the file
 * store makes, path-style, and rejects any request with a wrong signature.
 */
export async function startS3Server() {
  const objects: Objects = new Map();
  const server = createServer(async (request, response) => {
    const { status, body = "" } = answer(objects, await receive(request));
    response.writeHead(status, { "content-length": Buffer.byteLength(body) }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    /** The setting STORAGE_URL for keys below a prefix; other keys or another bucket to test rejections. */
    storageUrl: (prefix: string, { bucket = BUCKET, ...keys }: { bucket?: string } & Partial<typeof KEYS> = {}) => {
      const { accessKeyId, secretAccessKey } = { ...KEYS, ...keys };
      const credentials = `${encodeURIComponent(accessKeyId)}:${encodeURIComponent(secretAccessKey)}`;
      return `s3://${credentials}@${bucket}/${prefix}?endpoint=http://127.0.0.1:${port}`;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const [path = "", query = ""] = (request.url ?? "").split("?", 2);
  return {
    method: request.method ?? "",
    path,
    query: new URLSearchParams(query),
    headers: request.headers,
    body: await buffer(request),
  };
}

function answer(objects: Objects, request: ReceivedRequest): Answer {
  // Checksums embedded in a streamed body: many servers store them as part of the file.
  if (request.headers["content-encoding"]?.includes("aws-chunked")) return failure("NotImplemented");
  const problem = findSignatureProblem(request, KEYS);
  if (problem !== undefined) return failure(problem);

  const [, bucket, ...names] = decodeURIComponent(request.path).split("/");
  if (bucket !== BUCKET) return failure("NoSuchBucket");
  return answerForKey(objects, { ...request, key: names.join("/") });
}

function answerForKey(objects: Objects, request: ReceivedRequest & { key: string }): Answer {
  switch (request.method) {
    case "GET": {
      if (request.key === "") return list(objects, request.query);
      const found = objects.get(request.key);
      return found === undefined ? failure("NoSuchKey") : { status: 200, body: found.content };
    }
    case "PUT":
      objects.set(request.key, { content: request.body, modifiedAt: new Date() });
      return { status: 200 };
    case "DELETE":
      objects.delete(request.key);
      return { status: 204 };
    default:
      return failure("MethodNotAllowed");
  }
}

function list(objects: Objects, query: URLSearchParams): Answer {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, PAGE);
  const isTruncated = keys.length > page.length;
  const contents = page.map((key) => {
    const { content, modifiedAt } = objects.get(key) as StoredObject;
    return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return {
    status: 200,
    body: `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
  };
}

function failure(code: string): Answer {
  const status = STATUS_OF_ERRORS[code as keyof typeof STATUS_OF_ERRORS];
  return { status, body: `<Error><Code>${code}</Code><Message>${code}</Message></Error>` };
}
