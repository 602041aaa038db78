import formbody from "@fastify/formbody";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { inTransaction } from "./database.ts";
import { ApiError, invalidRequest } from "./errors.ts";
import { type RequestFaults, Reset, type SeenRequest } from "./faults.ts";
import { type Answer, beginKeyed, fingerprint, forgetKey, keepAnswer } from "./idempotency.ts";
import { newId } from "./keys.ts";
import { type Language, languageOf, sayError } from "./pages/texts.ts";
import { type Parameters, parseParameters, readText } from "./parameters.ts";
import { findRoute } from "./routes.ts";
import { openStore, type Store } from "./store.ts";

/** Who asks: the account's own server, or a browser that has a payment's secret. */
type Caller = "secret" | "publishable";

export interface Sandbox {
  readonly pool: Pool;
  readonly faults: RequestFaults;
  readonly keys: { readonly secretKey: string; readonly publishableKey: string };
  readonly pagesUrl: string;
  now(): Date;
  /** Something may be to be told. */
  kick(): void;
}

/** Does something in a transaction; what a declined card left stays, although it is an error. */
export async function withStore<T>(
  { pool, now }: Pick<Sandbox, "pool" | "now">,
  work: (store: Store) => Promise<T>,
  key?: string,
): Promise<T> {
  const result = await inTransaction(pool, async (client) => {
    try {
      return { value: await work(openStore(client, now(), { key })) };
    } catch (error) {
      if (error instanceof ApiError && error.keepsEffects) return { error };
      throw error;
    }
  });
  if ("error" in result) throw result.error;
  return result.value;
}

export async function createServer(sandbox: Sandbox): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, routerOptions: { maxParamLength: 200 } });
  await app.register(formbody, { parser: (text) => ({ ...parseParameters(text) }) });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Reset) return reply.raw.destroy() && reply.hijack();
    return send(reply, toAnswer(error));
  });
  app.setNotFoundHandler((request, reply) =>
    send(
      reply,
      toAnswer(invalidRequest(`Unrecognized request URL (${request.method}: ${request.url}).`, { status: 404 })),
    ),
  );
  app.all("/v1/*", async (request, reply) => {
    const given = readGiven(request);
    const [path = ""] = request.url.split("?");
    const caller = recognize(request, given, sandbox);
    const key = readKey(request);
    const seen: SeenRequest = { method: request.method, path, idempotencyKey: key, body: given };
    await sandbox.faults.before(seen);
    const answer = await handle(sandbox, { seen, caller, given }).catch((error: unknown) => {
      throw caller === "publishable" ? inWordsOf(languageOf(request.headers), error) : error;
    });
    sandbox.kick();
    sandbox.faults.after(seen);
    return send(reply, answer);
  });
  return app;
}

async function handle(
  sandbox: Sandbox,
  { seen, caller, given }: { seen: SeenRequest; caller: Caller; given: Parameters },
): Promise<Answer & { isReplayed?: boolean }> {
  const route = findRoute(seen.method, seen.path);
  if (route === undefined) {
    throw invalidRequest(`Unrecognized request URL (${seen.method}: ${seen.path}).`, { status: 404 });
  }
  if (caller === "publishable" && !route.isPublic) {
    throw new ApiError(403, {
      type: "invalid_request_error",
      message: "This API call cannot be made with a publishable API key.",
    });
  }
  const key = seen.method === "POST" ? seen.idempotencyKey : undefined;
  if (key === undefined) {
    return { status: 200, body: await withStore(sandbox, (store) => route.answer({ store, given, caller, sandbox })) };
  }
  const kept = await beginKeyed(sandbox.pool, key, fingerprint(seen.method, seen.path, JSON.stringify(given)));
  if (kept !== undefined) return { ...kept, isReplayed: true };
  try {
    return await inTransaction(sandbox.pool, async (client) => {
      const store = openStore(client, sandbox.now(), { key });
      const answer = await route.answer({ store, given, caller, sandbox }).then(
        (body) => ({ status: 200, body }),
        (error: unknown) => {
          if (error instanceof ApiError && error.keepsEffects) return toAnswer(error);
          throw error;
        },
      );
      await keepAnswer(client, key, answer);
      return answer;
    });
  } catch (error) {
    await forgetKey(sandbox.pool, key);
    throw error;
  }
}

/** What a browser is told of a card, in its reader's words. */
function inWordsOf(language: Language, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.body.type !== "card_error") return error;
  const code = String(error.body.decline_code ?? error.body.code);
  return new ApiError(error.status, { ...error.body, message: sayError(language, code, error.message) });
}

function readGiven(request: FastifyRequest): Parameters {
  const [, query = ""] = request.url.split("?");
  return { ...parseParameters(query), ...((request.body as Parameters | undefined) ?? {}) };
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" && key !== "" ? key : undefined;
}

/** Throws ApiError 401 for who has no key of the account. */
function recognize(request: FastifyRequest, given: Parameters, { keys }: Sandbox): Caller {
  const header = request.headers.authorization ?? "";
  const basic = /^Basic (.+)$/u.exec(header)?.[1];
  const key =
    /^Bearer (.+)$/u.exec(header)?.[1] ??
    (basic === undefined ? undefined : Buffer.from(basic, "base64").toString().split(":")[0]) ??
    readText(given, "key");
  if (key === keys.secretKey) return "secret";
  if (key === keys.publishableKey) return "publishable";
  throw new ApiError(401, {
    type: "invalid_request_error",
    message: key === undefined ? "You did not provide an API key." : `Invalid API Key provided: ${key.slice(0, 12)}…`,
  });
}

function toAnswer(error: unknown): Answer {
  if (error instanceof ApiError) return { status: error.status, body: { error: error.body } };
  const { statusCode } = error as { statusCode?: number };
  const status = statusCode !== undefined && statusCode < 500 ? statusCode : 500;
  const type = status < 500 ? "invalid_request_error" : "api_error";
  return {
    status,
    body: { error: { type, message: status < 500 ? (error as Error).message : "An unknown error occurred" } },
  };
}

function send(reply: FastifyReply, answer: Answer & { isReplayed?: boolean }): FastifyReply {
  if (answer.isReplayed) reply.header("idempotent-replayed", "true");
  return reply
    .status(answer.status)
    .header("request-id", newId("req"))
    .header("cache-control", "no-store")
    .send(answer.body);
}
