import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { idText } from "../../shared/ids.schema.ts";
import {
  cartRequestSchema,
  checkRequestSchema,
  listOrdersRequestSchema,
  ordersSchema,
  paymentConfigSchema,
  paymentIntentRequestSchema,
  paymentIntentSchema,
  receiptSchema,
  resendCodeRequestSchema,
  resumedPaymentSchema,
  startedCartSchema,
} from "./orders.schema.ts";

const tag = "orders";
const orderParams = z.object({ id: idText });

export const readPaymentConfig = defineCall({
  method: "GET",
  path: "/v1/checkout-session/config",
  tag,
  summary: "Read what the browser needs to take a payment",
  access: "members",
  answer: paymentConfigSchema,
});

export const removeSavedCard = defineCall({
  method: "DELETE",
  path: "/v1/checkout-session/card",
  tag,
  summary: "Remove your saved card, here and at the payment provider",
  access: "members",
  answer: z.object({}),
});

export const startPayment = defineCall({
  method: "POST",
  path: "/v1/checkout-session/generate-payment-intent",
  tag,
  summary: "Start paying to promote your own draft or expired listing, or change the choice",
  access: "members",
  body: paymentIntentRequestSchema,
  answer: paymentIntentSchema,
});

export const startCart = defineCall({
  method: "POST",
  path: "/v1/orders",
  tag,
  summary: "Start paying for several of your own listings with one payment, or change the choice",
  access: "members",
  body: cartRequestSchema,
  answer: startedCartSchema,
});

export const resendDiscountCode = defineCall({
  method: "POST",
  path: "/v1/property/resend-code",
  tag,
  summary: "E-mail a new discount code to an Agent Pro member and return its token",
  access: "members",
  body: resendCodeRequestSchema,
  answer: z.object({ token: z.string() }),
});

export const listOrders = defineCall({
  method: "GET",
  path: "/v1/orders",
  tag,
  summary: "List your own orders, newest first",
  access: "members",
  query: listOrdersRequestSchema,
  answer: ordersSchema,
});

export const readOrder = defineCall({
  method: "GET",
  path: "/v1/orders/{id}",
  tag,
  summary: "Read one of your own orders with its receipt",
  access: "members",
  params: orderParams,
  answer: z.object({ order: receiptSchema }),
});

export const checkOrder = defineCall({
  method: "POST",
  path: "/v1/orders/{id}/check",
  tag,
  summary: "Reconcile one of your own orders with the payment provider, then read it",
  access: "members",
  params: orderParams,
  body: z.optional(checkRequestSchema),
  answer: z.object({
    order: receiptSchema,
    /** The payment that the order was reconciled with: the only one to confirm. Null if it has none, or is not open. */
    paymentId: z.nullable(z.string()),
  }),
});

export const resumePayment = defineCall({
  method: "POST",
  path: "/v1/orders/{id}/payment",
  tag,
  summary:
    "Go on with the payment of one of your own orders, in any browser; the payment is null once the order is not open",
  access: "members",
  params: orderParams,
  body: z.optional(z.strictObject({})),
  answer: z.object({ order: receiptSchema, payment: z.nullable(resumedPaymentSchema) }),
});

export const cancelPayment = defineCall({
  method: "POST",
  path: "/v1/orders/{id}/cancel",
  tag,
  summary: "Cancel one of your own orders that is not paid yet, even while the bank asks the buyer",
  access: "members",
  params: orderParams,
  body: z.optional(z.strictObject({})),
  answer: z.object({ order: receiptSchema }),
});
