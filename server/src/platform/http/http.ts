import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import { type $ZodType, safeParse } from "zod/v4/core";
import type { Config } from "../config.ts";
import type { Api } from "./api.ts";
import { registerCauses } from "./causes.ts";
import { cutOffWhoReadsNothing, handleInTurn, limitConnections } from "./connections.ts";
import { refuseEncodedBodies } from "./encoded-bodies.ts";
import { registerErrorHandler } from "./error-handler.ts";
import { badFields } from "./failure.ts";
import { toFieldMessages } from "./field-messages.ts";
import { registerHostCheck } from "./host-check.ts";
import { toLocation } from "./locations.ts";
import { repairUrl } from "./malformed-urls.ts";
import { registerOrigin } from "./origin.ts";
import { registerOriginCheck } from "./origin-check.ts";
import { refuseTunnel } from "./raw-refusals.ts";
import { refuseConnection } from "./slow-requests.ts";

const JSON_BODY_MAX = 100_000;
/** Connections whose request or headers take longer, or that stay silent, are closed at the next check, within 15 s. */
const REQUEST_TIMEOUT_MS = 12_000;
const HEADERS_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 15_000;
/**
 * Clients are told to send nothing on a connection that has been idle longer than this. They may be slow to notice, so
 * it stays open until the limit.
 */
const IDLE_ANNOUNCED_MS = 10_000;
/** In bytes, including the URL. */
const HEADERS_MAX = 16_384;
const CONNECTION_CHECK_MS = 2_000;
const CONNECTIONS_MAX = 4_000;

/** The HTTP server with everything that all routes share: limits, headers, error handling and validation. */
export async function createHttp(config: Config, log: Logger): Promise<Api> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A request gets its logger together with its cause.
    childLoggerFactory: (logger) => logger,
    bodyLimit: JSON_BODY_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    keepAliveTimeout: IDLE_ANNOUNCED_MS,
    forceCloseConnections: "idle",
    clientErrorHandler: refuseConnection,
    http: {
      requireHostHeader: false,
      maxHeaderSize: HEADERS_MAX,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeoutBuffer: SILENCE_TIMEOUT_MS - IDLE_ANNOUNCED_MS,
      connectionsCheckingInterval: CONNECTION_CHECK_MS,
    },
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    genReqId: () => randomUUID(),
    // When the server closes, open connections finish their requests normally, then get no more.
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => repairUrl(url),
    // Each route's schema limits an id's length, and its error has our shape.
    routerOptions: { maxParamLength: HEADERS_MAX },
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
  });
  app.server.maxConnections = CONNECTIONS_MAX;
  app.server.on("connect", refuseTunnel);

  registerCauses(app, config);
  handleInTurn(app);
  cutOffWhoReadsNothing(app);
  limitConnections(app, config);
  validateBySchema(app);
  app.removeContentTypeParser("text/plain");
  registerErrorHandler(app);
  await registerHeaders(app, config);
  registerHostCheck(app, config);
  await app.register(compress, {
    encodings: ["gzip"],
    globalDecompression: false,
    threshold: 1024,
    customTypes: /^(application\/json|image\/svg\+xml)/u,
  });
  await app.register(cookie);
  app.decorateRequest("viewer", undefined);
  refuseEncodedBodies(app);
  registerOriginCheck(app, config);
  registerOrigin(app);
  app.addHook("onResponse", async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    request.log.debug(
      { method: request.method, route: request.routeOptions.url, statusCode, elapsedTime },
      "request completed",
    );
  });
  return app.withTypeProvider<ZodTypeProvider>();
}

function validateBySchema(app: FastifyInstance): void {
  app.setValidatorCompiler<$ZodType>(({ schema }) => (data) => {
    // The framework passes null if there is no body.
    const result = safeParse(schema, data ?? undefined, { reportInput: true });
    return result.success ? { value: result.data } : { error: badFields(toFieldMessages(result.error.issues, schema)) };
  });
  app.setSerializerCompiler(serializerCompiler);
}

async function registerHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isSecure = config.publicUrl.startsWith("https:");
  await app.register(helmet, {
    // Pages set their own policy with the hashes of their scripts.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("content-security-policy")) {
      reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    }
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    if (reply.hasHeader("location")) reply.header("location", toLocation(String(reply.getHeader("location"))));
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(self), payment=(self)");
  });
}
