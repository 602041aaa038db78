import type Stripe from "stripe";
import { newId } from "./keys.ts";
import { toList } from "./lists.ts";
import type { InvoiceLine } from "./objects.ts";
import { endOfPeriod, toPlan } from "./prices.ts";

/** Fields that are the same for every new subscription. */
const UNUSED = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: "charge_automatically",
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: { enabled: false },
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "off",
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  status: "active",
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: "now", missing_payment_method: "create_invoice" } },
  trial_start: null,
} satisfies Partial<Stripe.Subscription>;

/** A subscription that starts now, for the recurring items in `lines`. */
export function toSubscription(given: {
  now: number;
  customer: string;
  method: string;
  lines: readonly InvoiceLine[];
  metadata: Stripe.Metadata;
  description: string | null;
  taxRates: readonly Stripe.TaxRate[];
}): Stripe.Subscription {
  const { now } = given;
  const id = newId("sub");
  const recurring = given.lines.filter(({ price }) => price.recurring);
  return {
    ...UNUSED,
    id,
    object: "subscription",
    billing_cycle_anchor: now,
    created: now,
    currency: recurring[0]?.price.currency ?? "cad",
    customer: given.customer,
    default_payment_method: given.method,
    default_tax_rates: [...given.taxRates],
    description: given.description,
    items: toList(
      recurring.map((line) => toItem(line, { subscription: id, now })),
      { url: `/v1/subscription_items?subscription=${id}` },
    ),
    metadata: given.metadata,
    start_date: now,
  };
}

function toItem(
  { price, quantity }: InvoiceLine,
  { subscription, now }: { subscription: string; now: number },
): Stripe.SubscriptionItem {
  return {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: now,
    current_period_end: price.recurring ? endOfPeriod(now, { anchor: now, recurring: price.recurring }) : now,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: toPlan(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

export function periodEndOf(subscription: Stripe.Subscription): number {
  return Math.min(...subscription.items.data.map((item) => item.current_period_end));
}

export function periodStartOf(subscription: Stripe.Subscription): number {
  return Math.min(...subscription.items.data.map((item) => item.current_period_start));
}
