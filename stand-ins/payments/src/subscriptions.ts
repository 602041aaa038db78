import type Stripe from "stripe";
import type { Call, Endpoint } from "./endpoints.ts";
import { invalidRequest, noSuch } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { listObjects, PAGING } from "./lists.ts";
import { getObject, lockObject, saveObject, saveScheduled } from "./objects.ts";
import {
  changeMetadata,
  choice,
  clearable,
  flag,
  ignored,
  listOf,
  metadata,
  nested,
  readParameters,
  text,
} from "./parameters.ts";
import { periodEndOf } from "./subscription-object.ts";
import { readTaxRates } from "./tax-rates.ts";
import type { Work } from "./work.ts";

/** Ends a subscription now. */
export async function endSubscription(
  work: Work,
  { subscription, reason }: { subscription: Stripe.Subscription; reason: "cancellation_requested" | "payment_failed" },
): Promise<Stripe.Subscription> {
  const details = subscription.cancellation_details;
  const ended = await saveScheduled<Stripe.Subscription>(work, {
    object: {
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
    dueAt: null,
  });
  await stopCollecting(work, String(ended.latest_invoice));
  await recordEvent(work, { type: "customer.subscription.deleted", object: ended });
  return ended;
}

/** Unpaid amounts are no longer collected automatically. */
async function stopCollecting(work: Work, id: string): Promise<void> {
  const invoice = await lockObject(work, { kind: "invoice", id });
  if (invoice.status !== "draft" && invoice.status !== "open") return;
  const times = { automatically_finalizes_at: null, next_payment_attempt: null };
  await saveObject(work, { ...invoice, ...times, auto_advance: false });
}

export async function cancelSubscriptionsOf(work: Work, customer: string): Promise<void> {
  const { data } = await listObjects(work, {
    kind: "subscription",
    url: "",
    page: { limit: 100 },
    where: { customer },
    except: { status: "canceled" },
  });
  for (const { id } of data) {
    const subscription = await lockObject(work, { kind: "subscription", id });
    if (subscription.status !== "canceled")
      await endSubscription(work, { subscription, reason: "cancellation_requested" });
  }
}

/** Records the event of an update, with the previous values of the changed fields. */
export async function recordUpdate(
  work: Work,
  { before, after }: { before: Stripe.Subscription; after: Stripe.Subscription },
): Promise<Stripe.Subscription> {
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof Stripe.Subscription]),
  );
  if (changed.length) {
    await recordEvent(work, {
      type: "customer.subscription.updated",
      object: after,
      before: Object.fromEntries(changed),
    });
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
    default_tax_rates: clearable(listOf(text(255), 20)),
    description: clearable(text(500)),
    metadata,
    proration_behavior: ignored,
  });
  const before = await lockObject(call, { kind: "subscription", id: call.id });
  const { cancel_at_period_end: cancel, default_payment_method: method, default_tax_rates: rates, ...others } = changes;
  if (before.status === "canceled" && (cancel !== undefined || method || others.description !== undefined)) {
    throw invalidRequest("A canceled subscription can only update its cancellation_details and metadata.");
  }
  if (method) await getObject(call, { kind: "payment_method", id: method, param: "default_payment_method" });
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
    ...(rates !== undefined && { default_tax_rates: await readTaxRates(call, rates ?? [], "default_tax_rates") }),
    description: others.description === undefined ? before.description : others.description,
    metadata: changeMetadata(before.metadata, changes.metadata),
  };
  return recordUpdate(call, { before, after: await saveObject(call, after) });
}

async function cancel(call: Call): Promise<object> {
  const { cancellation_details: given } = readParameters(call.params, {
    cancellation_details: CANCELLATION,
    invoice_now: flag,
    prorate: flag,
  });
  const subscription = await lockObject(call, { kind: "subscription", id: call.id });
  if (subscription.status === "canceled") throw noSuch({ noun: "subscription", id: call.id });
  const reasons = { comment: given?.comment ?? null, feedback: given?.feedback ?? null };
  const details = { ...reasons, feedback_option: null, reason: null };
  return endSubscription(call, {
    subscription: { ...subscription, cancellation_details: details },
    reason: "cancellation_requested",
  });
}

async function list(call: Call): Promise<object> {
  const { customer, status, ...page } = readParameters(call.params, {
    ...PAGING,
    customer: text(255),
    status: choice("active", "all", "canceled", "past_due"),
  });
  return listObjects(call, {
    kind: "subscription",
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
      return getObject(call, { kind: "subscription", id: call.id });
    },
  },
  { method: "POST", path: "/v1/subscriptions/:id", run: update },
  { method: "DELETE", path: "/v1/subscriptions/:id", run: cancel },
];
