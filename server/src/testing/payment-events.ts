import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import type { TestApp } from "./test-app.ts";

const { webhooks } = new Stripe("sk_test_none");

/** A webhook event as the payment provider would send it. */
export function buildEvent(type: string, object: object, overrides: object = {}): string {
  return JSON.stringify({
    id: `evt_${randomBytes(12).toString("hex")}`,
    object: "event",
    api_version: Stripe.API_VERSION,
    created: 1_795_186_800,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    ...overrides,
  });
}

/** A payment as in its webhook events. */
export function buildIntent(order: {
  intentId: string;
  orderId: string;
  listingId: string;
  cents: number;
  [overridden: string]: unknown;
}): Record<string, unknown> {
  const { intentId, orderId, listingId, cents, ...overrides } = order;
  return {
    id: intentId,
    object: "payment_intent",
    amount: cents,
    amount_received: cents,
    currency: "cad",
    status: "succeeded",
    metadata: { orderId, listingId, revision: "1" },
    ...overrides,
  };
}

/** Signs a body at the app's current time. */
export function sign(site: TestApp, body: string, given: { secret?: string; secondsAhead?: number } = {}): string {
  return webhooks.generateTestHeaderString({
    payload: body,
    secret: given.secret ?? site.sandbox.webhookSecret,
    timestamp: Math.floor(site.clock.now().getTime() / 1000) + (given.secondsAhead ?? 0),
  });
}

/** Posts a signed body to the webhook and returns the status of the answer. */
export async function notify(site: TestApp, body: string, signature = sign(site, body)): Promise<number> {
  const response = await site.app.inject({
    method: "POST",
    url: "/v1/checkout-session/webhook",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload: body,
  });
  return response.statusCode;
}
