import type Stripe from "stripe";
import type { Call, Endpoint } from "./endpoints.ts";
import { invalidRequest, noSuch } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { newId } from "./keys.ts";
import { listObjects, PAGING, toList } from "./lists.ts";
import type { InvoiceLine } from "./objects.ts";
import { getObject, lockObject, saveObject } from "./objects.ts";
import {
  changeMetadata,
  choice,
  clearable,
  flag,
  ignored,
  metadata,
  nested,
  readParameters,
  text,
} from "./parameters.ts";
import { endOfPeriod, toPlan } from "./prices.ts";
import type { Work } from "./work.ts";

/** A subscription that begins now with its first period, of what recurs in `lines`. */
export function toSubscription(given: {
  now: number;
  customer: string;
  method: string;
  lines: readonly InvoiceLine[];
  metadata: Stripe.Metadata;
  description: string | null;
}): Stripe.Subscription {
  const { now } = given;
  const id = newId("sub");
  const recurring = given.lines.filter(({ price }) => price.recurring);
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: recurring[0]?.price.currency ?? "cad",
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.method,
    default_source: null,
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: toList(
      recurring.map((line) => toItem(line, id, now)),
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: given.metadata,
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
    start_date: now,
    status: "active",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: "now", missing_payment_method: "create_invoice" } },
    trial_start: null,
  };
}

function toItem({ price, quantity }: InvoiceLine, subscription: string, now: number): Stripe.SubscriptionItem {
  return {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: now,
    current_period_end: price.recurring ? endOfPeriod(now, now, price.recurring) : now,
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

/** Ends it now. */
export async function endSubscription(
  work: Work,
  subscription: Stripe.Subscription,
  reason: "cancellation_requested" | "payment_failed",
): Promise<Stripe.Subscription> {
  const details = subscription.cancellation_details;
  const ended = await saveObject<Stripe.Subscription>(
    work,
    {
      ...subscription,
      canceled_at: subscription.canceled_at ?? work.now,
      cancellation_details: {
        comment: details?.comment ?? null,
        feedback: details?.feedback ?? null,
        feedback_option: null,
        reason,
      },
      ended_at: work.now,
      status: "canceled",
    },
    null,
  );
  await recordEvent(work, "customer.subscription.deleted", ended);
  return ended;
}

export async function cancelSubscriptionsOf(work: Work, customer: string): Promise<void> {
  const { data } = await listObjects(work, "subscription", {
    url: "",
    page: { limit: 100 },
    where: { customer },
    except: { status: "canceled" },
  });
  for (const { id } of data) {
    const subscription = await lockObject(work, "subscription", id);
    if (subscription.status !== "canceled") await endSubscription(work, subscription, "cancellation_requested");
  }
}

/** Tells what became of a subscription, with what it was before. */
export async function recordUpdate(
  work: Work,
  before: Stripe.Subscription,
  after: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof Stripe.Subscription]),
  );
  if (changed.length) {
    await recordEvent(work, "customer.subscription.updated", after, Object.fromEntries(changed));
  }
  return after;
}

const CANCELLATION = nested({
  comment: clearable(text()),
  feedback: clearable(
    choice(
      "customer_service",
      "low_quality",
      "missing_features",
      "other",
      "switched_service",
      "too_complex",
      "too_expensive",
      "unused",
    ),
  ),
});

async function update(call: Call): Promise<object> {
  const changes = readParameters(call.params, {
    cancel_at_period_end: flag,
    cancellation_details: CANCELLATION,
    default_payment_method: text(255),
    description: clearable(text(500)),
    metadata,
    proration_behavior: ignored,
  });
  const before = await lockObject(call, "subscription", call.id);
  const { cancel_at_period_end: cancel, default_payment_method: method, ...others } = changes;
  if (before.status === "canceled" && (cancel !== undefined || method || others.description !== undefined)) {
    throw invalidRequest("A canceled subscription can only update its cancellation_details and metadata.");
  }
  if (method) await getObject(call, "payment_method", method, "default_payment_method");
  const details = before.cancellation_details;
  const scheduled = cancel !== undefined && cancel !== before.cancel_at_period_end;
  const after: Stripe.Subscription = {
    ...before,
    ...(scheduled && {
      cancel_at: cancel ? periodEndOf(before) : null,
      cancel_at_period_end: cancel,
      canceled_at: cancel ? call.now : null,
    }),
    cancellation_details: {
      comment: others.cancellation_details?.comment ?? details?.comment ?? null,
      feedback: others.cancellation_details?.feedback ?? details?.feedback ?? null,
      feedback_option: null,
      reason: scheduled ? (cancel ? "cancellation_requested" : null) : (details?.reason ?? null),
    },
    default_payment_method: method ?? before.default_payment_method,
    description: others.description === undefined ? before.description : others.description,
    metadata: changeMetadata(before.metadata, changes.metadata),
  };
  return recordUpdate(call, before, await saveObject(call, after));
}

async function cancel(call: Call): Promise<object> {
  const { cancellation_details: given } = readParameters(call.params, {
    cancellation_details: CANCELLATION,
    invoice_now: flag,
    prorate: flag,
  });
  const subscription = await lockObject(call, "subscription", call.id);
  if (subscription.status === "canceled") throw noSuch("subscription", call.id);
  const told = { comment: given?.comment ?? null, feedback: given?.feedback ?? null };
  const details = { ...told, feedback_option: null, reason: null };
  return endSubscription(call, { ...subscription, cancellation_details: details }, "cancellation_requested");
}

async function list(call: Call): Promise<object> {
  const { customer, status, ...page } = readParameters(call.params, {
    ...PAGING,
    customer: text(255),
    status: choice("active", "all", "canceled", "past_due"),
  });
  return listObjects(call, "subscription", {
    url: "/v1/subscriptions",
    page,
    where: { customer, status: status === "all" ? undefined : status },
    except: status === undefined ? { status: "canceled" } : {},
  });
}

export const subscriptionEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/v1/subscriptions", run: list },
  {
    method: "GET",
    path: "/v1/subscriptions/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return getObject(call, "subscription", call.id);
    },
  },
  { method: "POST", path: "/v1/subscriptions/:id", run: update },
  { method: "DELETE", path: "/v1/subscriptions/:id", run: cancel },
];
