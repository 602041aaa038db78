import type Stripe from "stripe";

/** The fields of a payment intent that a publishable key and the client secret give access to. */
const FIELDS: readonly (keyof Stripe.PaymentIntent)[] = [
  "id",
  "object",
  "amount",
  "amount_details",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_configuration_details",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "source",
  "status",
];

/** Reduces an intent to those fields, in a response or in an error. */
export function toPublic(body: object): object {
  if ("error" in body && typeof body.error === "object" && body.error !== null) {
    const { error } = body;
    if (!("payment_intent" in error) || typeof error.payment_intent !== "object" || !error.payment_intent) return body;
    return { ...body, error: { ...error, payment_intent: limit(error.payment_intent) } };
  }
  return limit(body);
}

const limit = (intent: object): object =>
  Object.fromEntries(Object.entries(intent).filter(([name]) => (FIELDS as readonly string[]).includes(name)));
