import {
  ordersSchema,
  paymentConfigSchema,
  paymentIntentRequestSchema,
  paymentIntentSchema,
  receiptSchema,
  resendCodeRequestSchema,
} from "@vestpocket/domain/orders/orders.schema";
import { pageRequestSchema } from "@vestpocket/domain/shared/paging.schema";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { PaymentStart } from "./checkout.usecases.ts";
import type { DiscountCodes } from "./discount-codes.usecases.ts";
import type { Orders } from "./orders.usecases.ts";

const tags = ["orders"];
const idSchema = z.object({ id: z.uuid() });

export function registerOrders(
  api: Api,
  parts: { orders: Orders; paymentStart: PaymentStart; discountCodes: DiscountCodes; gate: Gate },
): void {
  const { orders, paymentStart, discountCodes, gate } = parts;
  api.get(
    "/v1/checkout-session/config",
    {
      onRequest: gate,
      schema: { tags, summary: "What the browser needs to take a payment", response: { 200: paymentConfigSchema } },
    },
    async () => orders.config,
  );

  api.post(
    "/v1/checkout-session/generate-payment-intent",
    {
      onRequest: gate,
      schema: {
        tags,
        summary:
          "Begin to pay for the promotion of one's own draft or expired listing; asking again changes the choice",
        body: paymentIntentRequestSchema,
        response: { 200: paymentIntentSchema },
      },
    },
    async (request) => paymentStart.startPayment(getViewer(request), request.body, { address: request.ip }),
  );

  api.post(
    "/v1/property/resend-code",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Mail a new discount code to a member of Agent Pro; the answer is the token it works with",
        body: resendCodeRequestSchema,
        response: { 200: z.object({ token: z.string() }) },
      },
    },
    async (request) => ({ token: await discountCodes.resend(getViewer(request), request.body) }),
  );

  api.get(
    "/v1/orders",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "One's own orders, newest first",
        querystring: pageRequestSchema,
        response: { 200: ordersSchema },
      },
    },
    async (request) => orders.list(getViewer(request), request.query),
  );

  api.get(
    "/v1/orders/:id",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "One of one's own orders, with what its receipt says",
        params: idSchema,
        response: { 200: z.object({ order: receiptSchema }) },
      },
    },
    async (request) => ({ order: await orders.getReceipt(getViewer(request), request.params.id) }),
  );

  api.post(
    "/v1/orders/:id/check",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "The same, after asking the payment provider where the payment stands",
        params: idSchema,
        body: z.optional(z.strictObject({})),
        response: { 200: z.object({ order: receiptSchema }) },
      },
    },
    async (request) => ({ order: await orders.check(getViewer(request), request.params.id) }),
  );
}
