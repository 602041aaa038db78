import type { FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { paymentWebhooks } from "../../platform/counters.ts";
import type { Api } from "../../platform/http/api.ts";
import { eventRefused } from "../../platform/payments/payments.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { receivePaymentEvent } from "./payment-events.usecases.ts";

/** The maximum size of an event. */
const EVENT_MAX_BYTES = 512_000;

/** The provider's webhook. It needs its own scope, because the signature covers the raw bytes of the body. */
export async function registerPaymentEvents(api: Api, deps: OrderDeps): Promise<void> {
  await api.register(async (scope: Api) => registerWebhook(scope, deps));
}

function registerWebhook(scope: Api, deps: OrderDeps): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: EVENT_MAX_BYTES },
    async (_request: FastifyRequest, body: Buffer) => body,
  );

  scope.post(
    "/v1/checkout-session/webhook",
    {
      schema: {
        tags: ["orders"],
        summary: "Receive a signed event from the payment provider",
        response: { 200: z.object({ received: z.boolean() }) },
      },
      bodyLimit: EVENT_MAX_BYTES,
      errorHandler: (error, request, reply) => {
        // An unreadable body is rejected like an unsigned one.
        const { statusCode, status } = error as { statusCode?: number; status?: number };
        const isUnreadable = statusCode === 413 || statusCode === 415;
        paymentWebhooks.inc({ outcome: isUnreadable || status === 400 ? "refused" : "failed" });
        scope.errorHandler(isUnreadable ? eventRefused() : error, request, reply);
      },
    },
    async (request) => {
      const signature = request.headers["stripe-signature"];
      if (!Buffer.isBuffer(request.body) || Array.isArray(signature)) throw eventRefused();
      await receivePaymentEvent(deps, { body: request.body, signature });
      paymentWebhooks.inc({ outcome: "accepted" });
      return { received: true };
    },
  );
}
