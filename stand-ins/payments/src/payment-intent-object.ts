import type Stripe from "stripe";
import { newId, randomLetters } from "./keys.ts";

/** Fields that are the same for every new intent. */
const UNUSED = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: "automatic_async",
  confirmation_method: "automatic",
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: { enabled: false },
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
  },
  payment_method_types: ["card"],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: "requires_payment_method",
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

/** A new payment intent. */
export function toPaymentIntent(given: {
  now: number;
  amount: number;
  currency: string;
  customer?: string | null;
  description?: string | null;
}): Stripe.PaymentIntent {
  const id = newId("pi");
  return {
    ...UNUSED,
    id,
    object: "payment_intent",
    amount: given.amount,
    client_secret: `${id}_secret_${randomLetters(25)}`,
    created: given.now,
    currency: given.currency,
    customer: given.customer ?? null,
    description: given.description ?? null,
  };
}
