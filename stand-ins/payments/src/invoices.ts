import type Stripe from "stripe";
import type { Endpoint } from "./endpoints.ts";
import { newId } from "./keys.ts";
import { listObjects, PAGING, toList } from "./lists.ts";
import { findObject, getObject, type InvoiceLine, insertObject } from "./objects.ts";
import { choice, readParameters, text } from "./parameters.ts";
import { toDecimal } from "./prices.ts";
import type { Work } from "./work.ts";

export const totalOf = (lines: readonly InvoiceLine[]): number =>
  lines.reduce((total, { price, quantity }) => total + (price.unit_amount ?? 0) * quantity, 0);

/** An invoice of a subscription for its present period, due at once and not yet paid. */
export async function toInvoice(
  work: Work,
  subscription: Stripe.Subscription,
  lines: readonly InvoiceLine[],
  billingReason: "subscription_create" | "subscription_cycle",
): Promise<Stripe.Invoice> {
  const id = newId("in");
  const total = totalOf(lines);
  const found = await findObject(work, "customer", String(subscription.customer));
  const customer = found && !found.deleted ? found : undefined;
  const { id: customerId } = { id: String(subscription.customer) };
  return {
    id,
    object: "invoice",
    account_country: "CA",
    account_name: "Vestpocket",
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: billingReason,
    collection_method: "charge_automatically",
    created: work.now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customerId,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: work.now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: toList(
      lines.map((line) => toLineItem(line, id, subscription)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer?.invoice_prefix ?? "SANDBOX"}-${newId("").slice(1, 5).toUpperCase()}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: work.now,
    period_start: work.now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: { finalized_at: work.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: work.now,
  };
}

function toLineItem(
  { price, quantity, description }: InvoiceLine,
  invoice: string,
  subscription: Stripe.Subscription,
): Stripe.InvoiceLineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  const item = subscription.items.data.find((one) => one.price.id === price.id);
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: item
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration: false,
            proration_details: { credited_items: null },
            subscription: subscription.id,
            subscription_item: item.id,
          },
          type: "subscription_item_details",
        }
      : null,
    period: {
      end: item?.current_period_end ?? subscription.created,
      start: item?.current_period_start ?? subscription.created,
    },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: "price_details",
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: toDecimal(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** The invoice after a payment that went through. */
export function toPaid(invoice: Stripe.Invoice, now: number): Stripe.Invoice {
  return {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
}

/** Notes which payment intent an invoice is paid with; published where `payments` is expanded. */
export async function addPayment(
  work: Work,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.InvoicePayment> {
  const paid = intent.status === "succeeded";
  return insertObject(work, "invoice_payment", {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: paid ? intent.amount : null,
    amount_requested: intent.amount,
    created: work.now,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: paid ? "paid" : "open",
    status_transitions: { canceled_at: null, paid_at: paid ? work.now : null },
  });
}

export const invoiceEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/v1/invoices",
    run: async (call) => {
      const { customer, subscription, status, ...page } = readParameters(call.params, {
        ...PAGING,
        customer: text(255),
        subscription: text(255),
        status: choice("draft", "open", "paid", "uncollectible", "void"),
      });
      const where = { customer, status, "parent.subscription_details.subscription": subscription };
      return listObjects(call, "invoice", { url: "/v1/invoices", page, where });
    },
  },
  {
    method: "GET",
    path: "/v1/invoices/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return getObject(call, "invoice", call.id);
    },
  },
];
