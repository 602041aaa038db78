import { currentLanguage } from "./language.ts";

/** A failed call. `kind` 'offline': there was no response; `msg` is then empty and the page uses its own message. */
export class ApiFailure extends Error {
  readonly kind: "answer" | "offline";
  readonly status: number;
  /** Stable, such as 'listings.not_found'. */
  readonly code: string;
  /** A message for the user, in the page's language. */
  readonly msg: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  /** Whether the server may have received the call: false if the browser had no network to begin with. */
  readonly wasSent: boolean;
  /** Milliseconds from the server's Retry-After; undefined if it sends none. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ApiFailure["kind"],
    status: number,
    { retryAfter, wasSent = true, ...body }: Partial<FailureBody> & { retryAfter?: string | null; wasSent?: boolean },
  ) {
    super(body.msg || body.code || kind);
    this.name = "ApiFailure";
    this.kind = kind;
    this.status = status;
    this.code = body.code ?? "";
    this.msg = body.msg ?? body.error ?? "";
    this.fields = body.fields ?? {};
    this.requestId = body.requestId;
    this.wasSent = wasSent;
    this.retryAfterMs = retryAfter ? Number(retryAfter) * 1_000 : undefined;
  }
}

interface FailureBody {
  error: string;
  msg: string;
  code: string;
  requestId: string;
  fields: Record<string, string>;
}

export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Null and undefined members are omitted. */
  query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined;
  /** JSON or a multipart form. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  accessToken?: string | undefined;
  /** The idempotency key. */
  idempotencyKey?: string | undefined;
}

/** A single call without session handling: returns the response's JSON or throws ApiFailure. */
export async function send<Answer>(call: Call): Promise<Answer> {
  return readAnswer(call, await dispatch(call));
}

/** The same for a file, once it has fully arrived. */
export async function sendForFile(call: Call): Promise<Blob> {
  const response = await dispatch(call);
  if (!response.ok) return readAnswer(call, response);
  return response.blob().catch((error: unknown) => fail(call, error));
}

async function dispatch(call: Call): Promise<Response> {
  const wasSent = navigator.onLine;
  return fetch(address(call), {
    method: call.method,
    headers: headers(call),
    body: body(call.body),
    signal: call.signal ?? null,
  }).catch((error: unknown) => fail(call, error, wasSent));
}

/** The connection was lost, unless the call was canceled. */
function fail(call: Call, error: unknown, wasSent = true): never {
  if (call.signal?.aborted) throw error;
  throw new ApiFailure("offline", 0, { wasSent });
}

async function readAnswer<Answer>(call: Call, response: Response): Promise<Answer> {
  if (response.ok) return readJson<Answer>(await response.text().catch((error: unknown) => fail(call, error)));
  const answer = await response.json().catch(() => ({}));
  throw new ApiFailure("answer", response.status, { ...answer, retryAfter: response.headers.get("retry-after") });
}

/** Reads a successful response, which may be empty. One that is cut off, or is not the server's, was not received: throws ApiFailure. */
export function readJson<Answer>(text: string): Answer {
  try {
    return JSON.parse(text === "" ? "{}" : text);
  } catch {
    throw new ApiFailure("offline", 0, {});
  }
}

/** A call's path with its query. */
export function address({ path, query = {} }: Call): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

export function headers({ body, accessToken, idempotencyKey }: Call): Record<string, string> {
  return {
    Accept: "application/json",
    "Accept-Language": currentLanguage(),
    ...(body !== undefined && !(body instanceof FormData) && { "Content-Type": "application/json" }),
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
  };
}

function body(value: unknown): BodyInit | null {
  if (value === undefined) return null;
  return value instanceof FormData ? value : JSON.stringify(value);
}
