import { currentLanguage } from "./language.ts";

/** Why a call failed. `kind` 'offline': no answer came; `msg` is then empty and the page finds its own words. */
export class ApiFailure extends Error {
  readonly kind: "answer" | "offline";
  readonly status: number;
  /** Stable, such as 'listings.not_found'. */
  readonly code: string;
  /** A sentence for the person, in the page's language. */
  readonly msg: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;

  constructor(kind: ApiFailure["kind"], status: number, body: Partial<FailureBody>) {
    super(body.msg || body.code || kind);
    this.name = "ApiFailure";
    this.kind = kind;
    this.status = status;
    this.code = body.code ?? "";
    this.msg = body.msg ?? body.error ?? "";
    this.fields = body.fields ?? {};
    this.requestId = body.requestId;
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
  /** Null and undefined members are left out. */
  query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined;
  /** JSON, or a form with files. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  accessToken?: string | undefined;
  /** By which the server knows a call that it has had already. */
  idempotencyKey?: string | undefined;
}

/** One call, without a session's help: the answer's JSON, or an ApiFailure. */
export async function send<Answer>(call: Call): Promise<Answer> {
  const response = await fetch(address(call), {
    method: call.method,
    headers: headers(call),
    body: body(call.body),
    signal: call.signal ?? null,
  }).catch((error: unknown) => {
    if (call.signal?.aborted) throw error;
    throw new ApiFailure("offline", 0, {});
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiFailure("answer", response.status, answer);
  return answer;
}

function address({ path, query = {} }: Call): string {
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
