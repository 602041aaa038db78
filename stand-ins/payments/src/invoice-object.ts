import type Stripe from "stripe";
import { newId } from "./keys.ts";
import { toList } from "./lists.ts";
import { findObject, type InvoiceLine, insertObject } from "./objects.ts";
import { toDecimal, totalOf } from "./prices.ts";
import { taxOn } from "./tax-rates.ts";
import type { Work } from "./work.ts";

/** Fields that are the same for every new invoice. */
const UNUSED = {
  account_country: "CA",
  account_name: "Vestpocket",
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: "charge_automatically",
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_shipping: null,
  customer_tax_exempt: "none",
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: "self" },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: "open",
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
} satisfies Partial<Stripe.Invoice>;

/** An unpaid invoice for the current period of a subscription. */
export async function toInvoice(
  work: Work,
  {
    subscription,
    lines,
    billingReason,
  }: {
    subscription: Stripe.Subscription;
    lines: readonly InvoiceLine[];
    billingReason: "subscription_create" | "subscription_cycle";
  },
): Promise<Stripe.Invoice> {
  const id = newId("in");
  const total = totalOf(lines);
  const found = await findObject(work, { kind: "customer", id: String(subscription.customer) });
  const customer = found && !found.deleted ? found : undefined;
  const untaxed: Stripe.Invoice = {
    ...UNUSED,
    id,
    object: "invoice",
    amount_due: total,
    amount_remaining: total,
    billing_reason: billingReason,
    created: work.now,
    currency: subscription.currency,
    customer: String(subscription.customer),
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    effective_at: work.now,
    lines: toList(
      lines.map((line) => toLineItem(line, { invoice: id, subscription })),
      { url: `/v1/invoices/${id}/lines` },
    ),
    number: toNumber(customer),
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: work.now,
    period_start: work.now,
    status_transitions: { finalized_at: work.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    webhooks_delivered_at: work.now,
  };
  return withTaxes(untaxed, subscription.default_tax_rates ?? []);
}

/** The unpaid invoice with these taxes on its lines. */
export function withTaxes(invoice: Stripe.Invoice, rates: readonly Stripe.TaxRate[]): Stripe.Invoice {
  const lines = invoice.lines.data.map((line) => ({ ...line, taxes: rates.map((rate) => toTax(line.amount, rate)) }));
  const taxes = rates.map((rate, index) => ({
    ...toTax(invoice.subtotal, rate),
    amount: lines.reduce((sum, line) => sum + (line.taxes[index]?.amount ?? 0), 0),
  }));
  const total = taxes.reduce((sum, { amount }) => sum + amount, invoice.subtotal);
  return {
    ...invoice,
    amount_due: total,
    amount_remaining: total,
    default_tax_rates: [...rates],
    lines: { ...invoice.lines, data: lines },
    total,
    total_taxes: taxes,
  };
}

const toTax = (amount: number, rate: Stripe.TaxRate) =>
  ({
    amount: taxOn(amount, rate),
    tax_behavior: rate.inclusive ? "inclusive" : "exclusive",
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: "not_available",
    taxable_amount: amount,
    type: "tax_rate_details",
  }) satisfies Stripe.Invoice.TotalTax & Stripe.InvoiceLineItem.Tax;

function toLineItem(
  { price, quantity, description }: InvoiceLine,
  { invoice, subscription }: { invoice: string; subscription: Stripe.Subscription },
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

/** An invoice that can still be changed, until it is finalized at that time. */
export function toDraft(invoice: Stripe.Invoice, finalizesAt: number): Stripe.Invoice {
  return {
    ...invoice,
    automatically_finalizes_at: finalizesAt,
    effective_at: null,
    next_payment_attempt: finalizesAt,
    number: null,
    status: "draft",
    status_transitions: { ...invoice.status_transitions, finalized_at: null },
    webhooks_delivered_at: null,
  };
}

/** The invoice once it is finalized: it has a number and is due. */
export function toFinalized(
  { now, pagesUrl }: Pick<Work, "now" | "pagesUrl">,
  { invoice, customer }: { invoice: Stripe.Invoice; customer: Stripe.Customer | Stripe.DeletedCustomer },
): Stripe.Invoice {
  return {
    ...invoice,
    automatically_finalizes_at: null,
    effective_at: now,
    hosted_invoice_url: `${pagesUrl}/invoice/${invoice.id}`,
    next_payment_attempt: null,
    number: toNumber(customer.deleted ? undefined : customer),
    status: "open",
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
    webhooks_delivered_at: now,
  };
}

const toNumber = (customer: Stripe.Customer | undefined) =>
  `${customer?.invoice_prefix ?? "SANDBOX"}-${newId("").slice(1, 5).toUpperCase()}`;

/** The invoice after a successful payment. */
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

/** The invoice once it is void. */
export function toVoid(invoice: Stripe.Invoice, now: number): Stripe.Invoice {
  return {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: "void",
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  };
}

/** Records which payment intent pays an invoice. Published if `payments` is expanded. */
export async function addPayment(
  work: Work,
  { invoice, intent }: { invoice: Stripe.Invoice; intent: Stripe.PaymentIntent },
): Promise<Stripe.InvoicePayment> {
  const paid = intent.status === "succeeded";
  return insertObject(work, {
    kind: "invoice_payment",
    object: {
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
    },
  });
}
