import type Stripe from "stripe";
import { newId } from "./keys.ts";
import type { Line, Store } from "./store.ts";

type Invoice = Stripe.Invoice;

/** A paid invoice of a subscription's period. */
export function buildInvoice(
  store: Store,
  subscription: Stripe.Subscription,
  lines: readonly Line[],
  reason: "subscription_create" | "subscription_cycle",
): Invoice {
  const total = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  const id = newId("in");
  const [item] = subscription.items.data;
  const data = lines.map(({ name, cents, quantity }) => ({
    id: newId("il"),
    object: "line_item",
    amount: cents * quantity,
    currency: "cad",
    description: name,
    invoice: id,
    livemode: false,
    metadata: subscription.metadata,
    period: { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 },
    quantity,
  }));
  return {
    id,
    object: "invoice",
    account_country: "CA",
    account_name: "Vestpocket",
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: total,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 1,
    attempted: true,
    auto_advance: false,
    automatic_tax: { enabled: false, liability: null, disabled_reason: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: store.seconds,
    currency: "cad",
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: { object: "list", data, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    number: `SANDBOX-${id.slice(-6).toUpperCase()}`,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: store.seconds,
    period_end: store.seconds,
    status: "paid",
    status_transitions: {
      finalized_at: store.seconds,
      marked_uncollectible_at: null,
      paid_at: store.seconds,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    total_taxes: [],
    webhooks_delivered_at: store.seconds,
  } as unknown as Invoice;
}

/** Notes which payment an invoice was paid with; it is shown only where that is asked for. */
export async function attachPayment(store: Store, invoice: Invoice, intentId: string): Promise<void> {
  await store.save("invoice", invoice, { paidBy: intentId });
}

/** An invoice with its payments. */
export async function withPayments(store: Store, invoice: Invoice): Promise<Invoice> {
  const { paidBy } = await store.getPrivate(String(invoice.id));
  const payment = {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: invoice.amount_paid,
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: paidBy },
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: invoice.created },
  };
  const data = paidBy === undefined ? [] : [payment];
  const payments = { object: "list", data, has_more: false, url: "/v1/invoice_payments" };
  return { ...invoice, payments: payments as unknown as NonNullable<Invoice["payments"]> };
}
