import formbody from "@fastify/formbody";
import { type FastifyError, type FastifyInstance, fastify } from "fastify";
import qs from "qs";
import { accountEndpoints } from "./account.ts";
import { type ApiDeps, answerRequest, LOST, refuseNul, refuseUnknown } from "./api.ts";
import { catalogEndpoints } from "./catalog.ts";
import { chargeEndpoints } from "./charges.ts";
import { checkoutSessionEndpoints } from "./checkout-sessions.ts";
import { customerEndpoints } from "./customers.ts";
import { disputeEndpoints } from "./disputes.ts";
import type { Endpoint } from "./endpoints.ts";
import { ApiError, toErrorBody } from "./errors.ts";
import { API_VERSION, eventEndpoints } from "./events.ts";
import { invoiceEndpoints } from "./invoices.ts";
import { randomLetters } from "./keys.ts";
import { type PagesDeps, registerPages } from "./pages/routes.ts";
import { toLanguage } from "./pages/texts.ts";
import type { Raw } from "./parameters.ts";
import { paymentIntentEndpoints } from "./payment-intents.ts";
import { paymentMethodEndpoints } from "./payment-methods.ts";
import { portalEndpoints } from "./portal.ts";
import { refundEndpoints } from "./refunds.ts";
import { subscriptionEndpoints } from "./subscriptions.ts";
import { taxRateEndpoints } from "./tax-rates.ts";

export const ENDPOINTS: readonly Endpoint[] = [
  ...accountEndpoints,
  ...catalogEndpoints,
  ...chargeEndpoints,
  ...checkoutSessionEndpoints,
  ...customerEndpoints,
  ...disputeEndpoints,
  ...eventEndpoints,
  ...invoiceEndpoints,
  ...paymentIntentEndpoints,
  ...paymentMethodEndpoints,
  ...portalEndpoints,
  ...refundEndpoints,
  ...subscriptionEndpoints,
  ...taxRateEndpoints,
];

const LONGEST_BODY = 256 * 1024;

export async function buildServer(deps: ApiDeps & PagesDeps): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: LONGEST_BODY,
    forceCloseConnections: true,
    genReqId: () => `req_${randomLetters(14)}`,
    routerOptions: { maxParamLength: 255, querystringParser: decode },
  });
  server.removeAllContentTypeParsers();
  await server.register(formbody, { bodyLimit: LONGEST_BODY, parser: decode });

  server.addHook("onRequest", async (request, reply) => {
    reply.headers({ "request-id": request.id, "stripe-version": API_VERSION, "cache-control": "no-cache, no-store" });
    refuseNul(request.url);
  });
  server.setNotFoundHandler((request) => refuseUnknown(request.method, pathOf(request.url)));
  server.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const told = error instanceof ApiError ? error : toApiError(error);
    return reply.code(told.status).send(toErrorBody(told, request.id));
  });

  for (const endpoint of ENDPOINTS) registerEndpoint(server, { deps, endpoint });
  registerPages(server, deps);
  return server;
}

function registerEndpoint(server: FastifyInstance, { deps, endpoint }: { deps: ApiDeps; endpoint: Endpoint }): void {
  server.route<{ Params: { id?: string } }>({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const path = pathOf(request.url);
      const params = { ...(request.query as Raw), ...(request.body as Raw | undefined) };
      const key = request.headers["idempotency-key"];
      const idempotencyKey = typeof key === "string" && key !== "" ? key : undefined;
      deps.faults.see({ method: request.method, path, idempotencyKey, body: params });
      const answer = await answerRequest(deps, {
        endpoint,
        request: {
          id: request.id,
          method: request.method,
          path,
          objectId: request.params.id ?? "",
          params,
          authorization: request.headers.authorization,
          idempotencyKey,
          language: toLanguage(request.headers["accept-language"]),
        },
      });
      if (answer === LOST) {
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      }
      if (idempotencyKey) reply.header("idempotency-key", idempotencyKey);
      if (answer.replayed) reply.header("idempotent-replayed", "true");
      return reply.code(answer.status).type("application/json").send(answer.body);
    },
  });
}

function decode(raw: string): Raw {
  refuseNul(raw);
  return qs.parse(raw, { depth: 8, arrayLimit: 100, parameterLimit: 1000, duplicates: "last" });
}

function toApiError(error: FastifyError): ApiError {
  const status = error.statusCode ?? 500;
  return status < 500
    ? new ApiError({ status, type: "invalid_request_error", message: error.message })
    : new ApiError({ status: 500, type: "api_error", message: "An unknown error occurred" });
}

const pathOf = (url: string): string => url.split("?")[0] ?? url;
