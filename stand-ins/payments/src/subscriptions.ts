import type Stripe from "stripe";
import { attachPayment, buildInvoice } from "./invoices.ts";
import { newId } from "./keys.ts";
import { mergeMetadata, type Parameters, readBoolean } from "./parameters.ts";
import type { KeptCard, Line, Store } from "./store.ts";

type Subscription = Stripe.Subscription;

/** The same moment a year later, in seconds. */
function addYear(seconds: number): number {
  const end = new Date(seconds * 1000);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return Math.floor(end.getTime() / 1000);
}

function buildItems(id: string, lines: readonly Line[], begun: number): Subscription["items"] {
  const data = lines.map(({ name, cents, quantity }) => ({
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: begun,
    current_period_start: begun,
    current_period_end: addYear(begun),
    discounts: [],
    metadata: {},
    price: { object: "price", unit_amount: cents, currency: "cad", nickname: name, recurring: { interval: "year" } },
    quantity,
    subscription: id,
    tax_rates: [],
  }));
  const list = { object: "list", data, has_more: false, url: `/v1/subscription_items?subscription=${id}` };
  return list as unknown as Subscription["items"];
}

/** A paid subscription and its first invoice. */
export async function startSubscription(
  store: Store,
  bought: {
    customer: string;
    lines: readonly Line[];
    metadata: Stripe.Metadata;
    intent: Stripe.PaymentIntent;
    card: KeptCard;
  },
): Promise<{ subscription: Subscription; invoice: Stripe.Invoice }> {
  const id = newId("sub");
  const { customer, lines, metadata, intent, card } = bought;
  const draft = {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { enabled: false, liability: null, disabled_reason: null },
    billing_cycle_anchor: store.seconds,
    billing_cycle_anchor_config: null,
    billing_mode: { type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: "charge_automatically",
    created: store.seconds,
    currency: "cad",
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: "self" } },
    items: buildItems(id, lines, store.seconds),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: store.seconds,
    status: "active",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  } as unknown as Subscription;
  const invoice = await store.add("invoice", buildInvoice(store, draft, lines, "subscription_create"));
  await attachPayment(store, invoice, intent.id);
  const subscription: Subscription = { ...draft, latest_invoice: invoice.id ?? null };
  await store.add("subscription", subscription, { card, lines });
  await store.emit("customer.subscription.created", subscription);
  await store.emit("invoice.paid", invoice);
  return { subscription, invoice };
}

export async function updateSubscription(store: Store, id: string, given: Parameters): Promise<Subscription> {
  const subscription = await store.get("subscription", id);
  const ends = readBoolean(given, "cancel_at_period_end") ?? subscription.cancel_at_period_end;
  const end = subscription.items.data[0]?.current_period_end ?? null;
  const updated: Subscription = {
    ...subscription,
    cancel_at_period_end: ends,
    cancel_at: ends ? end : null,
    canceled_at: ends ? (subscription.canceled_at ?? store.seconds) : null,
    metadata: mergeMetadata(subscription.metadata, given),
  };
  await store.save("subscription", updated);
  await store.emit("customer.subscription.updated", updated);
  return updated;
}

/** Ends a subscription at once. */
export async function cancelSubscription(store: Store, id: string): Promise<Subscription> {
  const subscription = await store.get("subscription", id);
  const ended: Subscription = {
    ...subscription,
    status: "canceled",
    canceled_at: subscription.canceled_at ?? store.seconds,
    ended_at: store.seconds,
  };
  await store.save("subscription", ended);
  await store.emit("customer.subscription.deleted", ended);
  return ended;
}

/** What the end of the period brings: another year, or the end. */
export async function endPeriod(
  store: Store,
  id: string,
  pay: (amount: number, card: KeptCard, customer: string) => Promise<Stripe.PaymentIntent>,
): Promise<Subscription> {
  const subscription = await store.get("subscription", id);
  if (subscription.cancel_at_period_end) return cancelSubscription(store, id);
  const { lines = [], card } = await store.getPrivate(id);
  if (card === undefined) throw new Error(`subscription ${id} has no card`);
  const renewed = { ...subscription, items: buildItems(id, lines, store.seconds) };
  const invoice = await store.add("invoice", buildInvoice(store, renewed, lines, "subscription_cycle"));
  const intent = await pay(invoice.total, card, String(subscription.customer));
  await attachPayment(store, invoice, intent.id);
  const updated = await store.save("subscription", { ...renewed, latest_invoice: invoice.id ?? null });
  await store.emit("invoice.paid", invoice);
  await store.emit("customer.subscription.updated", updated);
  return updated;
}
