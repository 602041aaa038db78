import type { FastifyRequest } from "fastify";
import { z } from "zod/mini";
import type { Api } from "../../platform/http/api.ts";
import { eventRefused } from "../../platform/payments/payments.ts";
import type { PaymentEvents } from "./payment-events.usecases.ts";

/** The largest notification that is read. */
const EVENT_MAX_BYTES = 512_000;

/** The provider's notifications, in a scope of their own: what is signed are the bytes as they came. */
export function registerPaymentEvents(scope: Api, { paymentEvents }: { paymentEvents: PaymentEvents }): void {
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
        summary: "What the payment provider tells, signed by it",
        response: { 200: z.object({ received: z.boolean() }) },
      },
      bodyLimit: EVENT_MAX_BYTES,
      errorHandler: (error, request, reply) => {
        // What could not even be read is refused like what is not signed.
        const { statusCode } = error as { statusCode?: number };
        const isUnreadable = statusCode === 413 || statusCode === 415;
        scope.errorHandler(isUnreadable ? eventRefused() : error, request, reply);
      },
    },
    async (request) => {
      const signature = request.headers["stripe-signature"];
      if (!Buffer.isBuffer(request.body) || Array.isArray(signature)) throw eventRefused();
      await paymentEvents.receive(request.body, signature);
      return { received: true };
    },
  );
}
