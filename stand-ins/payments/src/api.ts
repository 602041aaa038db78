import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import type { Call, Endpoint } from "./endpoints.ts";
import { ApiError, invalidRequest, ParameterError, reword, toErrorBody } from "./errors.ts";
import { expand } from "./expand.ts";
import type { Fault, RequestFaults } from "./faults.ts";
import { type Answer, onceForKey } from "./idempotency.ts";
import { isSame, type Keys } from "./keys.ts";
import { type Language, translateError } from "./pages/texts.ts";
import { type Raw, required, text } from "./parameters.ts";
import { Declined } from "./payments.ts";
import { toPublic } from "./public-view.ts";
import { toSeconds, transact } from "./work.ts";

export interface ApiRequest {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly objectId: string;
  readonly params: Raw;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** From the Accept-Language header of browsers. */
  readonly language: Language;
}

export interface ApiDeps {
  readonly pool: Pool;
  readonly keys: Keys;
  readonly faults: RequestFaults;
  readonly pagesUrl: string;
  readonly closing: AbortSignal;
  now(): Date;
  /** Called after each commit that may have recorded events. */
  committed(): void;
}

/** Close the connection without a response. */
export const LOST = Symbol("lost");

/** Handles one request to the API. */
export async function answerRequest(
  deps: ApiDeps,
  { endpoint, request }: { endpoint: Endpoint; request: ApiRequest },
): Promise<Answer | typeof LOST> {
  const fault = deps.faults.take(request.path);
  if (fault?.kind === "reset-before") return LOST;
  const answer = await process(deps, { endpoint, request, fault }).catch((error: unknown) => {
    if (error instanceof ApiError) return toAnswer(error, { requestId: request.id });
    throw error;
  });
  return fault?.kind === "reset-after" ? LOST : answer;
}

async function process(
  deps: ApiDeps,
  { endpoint, request, fault }: { endpoint: Endpoint; request: ApiRequest; fault: Fault | undefined },
): Promise<Answer> {
  if (fault?.kind === "500") throw unknownError();
  if (fault?.kind === "403") throw forbidden();
  if (fault?.kind === "429") {
    throw new ApiError({
      status: 429,
      type: "invalid_request_error",
      message: "Request rate limit exceeded.",
      details: { code: "rate_limit" },
    });
  }
  const publishable = authenticate(deps.keys, { endpoint, request });
  const { key: _, ...withoutKey } = request.params;
  const params = publishable ? withoutKey : request.params;
  const now = deps.now();
  const { idempotencyKey = null } = request;
  const answer = await transact(deps.pool, async (client) => {
    const call: Call = {
      client,
      id: request.objectId,
      params,
      now: toSeconds(now),
      pagesUrl: deps.pagesUrl,
      request: { id: request.id, idempotency_key: idempotencyKey },
    };
    const run = async (): Promise<Answer> => {
      if (fault?.kind === "delay") await setTimeout(fault.milliseconds ?? 1000, undefined, { signal: deps.closing });
      await client.query("SAVEPOINT execution");
      try {
        const body = await expand(call, { answer: await endpoint.run(call), params });
        if (fault?.kind === "500-kept") throw unknownError();
        if (fault?.kind === "400-kept") throw invalidRequest("Insufficient funds.", { code: "balance_insufficient" });
        return { status: 200, body: write(publishable ? toPublic(body) : body) };
      } catch (error) {
        const told = publishable ? inWordsOf(request.language, error) : error;
        if (!(told instanceof ApiError) || error instanceof ParameterError) throw told;
        // A decline is recorded; anything else leaves no trace but its response.
        if (!(error instanceof Declined)) await client.query("ROLLBACK TO SAVEPOINT execution");
        return toAnswer(told, { requestId: request.id, publishable });
      }
    };
    if (idempotencyKey === null || endpoint.method !== "POST") return run();
    const key = `${publishable ? "pk" : "sk"}:${idempotencyKey}`;
    return onceForKey(client, { key, path: request.path, params, now }, run);
  });
  if (endpoint.method !== "GET") deps.committed();
  return answer;
}

function toAnswer(
  error: ApiError,
  { requestId, publishable = false }: { requestId: string; publishable?: boolean },
): Answer {
  const body = toErrorBody(error, requestId);
  return { status: error.status, body: write(publishable ? toPublic(body) : body) };
}

/** Browsers show card errors as they come, so these are in the browser's language. */
function inWordsOf(language: Language, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.type !== "card_error") return error;
  return reword(error, translateError(language, { ...error.details, message: error.message }));
}

const forbidden = () =>
  new ApiError({
    status: 403,
    type: "invalid_request_error",
    message: "The provided key does not have the required permissions for this endpoint.",
  });

const unknownError = () => new ApiError({ status: 500, type: "api_error", message: "An unknown error occurred" });

const write = (body: object): string => JSON.stringify(body, null, 2);

/** Returns whether the key is the publishable one; throws if it gives no access to this endpoint. */
function authenticate(
  keys: Keys,
  { endpoint, request: { authorization, params } }: { endpoint: Endpoint; request: ApiRequest },
): boolean {
  const key = readKey(authorization) ?? (typeof params.key === "string" ? params.key : undefined);
  const refuse = (status: number, message: string, code?: string) =>
    new ApiError({ status, type: "invalid_request_error", message, details: code ? { code } : {} });
  if (!key) {
    throw refuse(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (isSame(key, keys.secretKey)) return false;
  if (!isSame(key, keys.publishableKey)) throw refuse(401, `Invalid API Key provided: ${mask(key)}`);
  if (!endpoint.publishable) {
    throw refuse(
      403,
      "This API call cannot be made with a publishable API key. Please use a secret API key.",
      "secret_key_required",
    );
  }
  text()(required(params.client_secret, "client_secret"), "client_secret");
  return true;
}

function readKey(authorization: string | undefined): string | undefined {
  const [scheme = "", credentials = ""] = authorization?.split(" ") ?? [];
  if (scheme.toLowerCase() === "bearer") return credentials;
  if (scheme.toLowerCase() === "basic") return Buffer.from(credentials, "base64").toString().split(":")[0];
  return undefined;
}

const mask = (key: string): string =>
  `${key.slice(0, 8)}${"*".repeat(Math.max(0, Math.min(key.length, 40) - 12))}${key.length > 12 ? key.slice(-4) : ""}`;

export function refuseUnknown(method: string, path: string): never {
  throw new ApiError({
    status: 404,
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });
}

/** PostgreSQL cannot store U+0000. */
export function refuseNul(raw: string): void {
  if (raw.includes("%00") || raw.includes("\0")) throw invalidRequest("Invalid string: contains a null byte");
}
