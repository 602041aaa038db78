import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import {
  ordersSchema,
  paymentConfigSchema,
  paymentIntentRequestSchema,
  paymentIntentSchema,
  receiptSchema,
  resendCodeRequestSchema,
} from "./orders.schema.ts";

const tag = "orders";
const orderParams = z.object({ id: z.uuid() });

export const readPaymentConfig = defineCall({
  method: "GET",
  path: "/v1/checkout-session/config",
  tag,
  summary: "Read what the browser needs to take a payment",
  access: "members",
  answer: paymentConfigSchema,
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
  query: pageRequestSchema,
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
  body: z.optional(z.strictObject({})),
  answer: z.object({ order: receiptSchema }),
});
