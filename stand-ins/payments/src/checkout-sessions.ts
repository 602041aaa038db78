import type Stripe from "stripe";
import { lockCustomer } from "./customers.ts";
import type { Call, Endpoint } from "./endpoints.ts";
import { invalidRequest } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { totalOf } from "./invoices.ts";
import { newId } from "./keys.ts";
import { listObjects, PAGING, toList } from "./lists.ts";
import type { InvoiceLine } from "./objects.ts";
import { getObject, insertObject, lockObject, readNotes, saveObject } from "./objects.ts";
import {
  changeMetadata,
  choice,
  clearable,
  flag,
  ignored,
  integer,
  listOf,
  metadata,
  nested,
  readParameters,
  required,
  text,
  url,
} from "./parameters.ts";
import { cancelIntent, readCurrency } from "./payment-intents.ts";
import { toPrice } from "./prices.ts";
import type { Work } from "./work.ts";

const DAY = 24 * 3600;
const LOCALES = ["auto", "en", "en-GB", "fr", "fr-CA"] as const;

const LINE_ITEM = nested({
  price_data: nested({
    currency: text(10),
    product: text(255),
    product_data: nested({
      name: text(250),
      description: text(1000),
      images: ignored,
      metadata: ignored,
      tax_code: ignored,
      unit_label: ignored,
    }),
    recurring: nested({ interval: choice("day", "week", "month", "year"), interval_count: integer(1, 365) }),
    tax_behavior: choice("exclusive", "inclusive", "unspecified"),
    unit_amount: integer(0, 99_999_999),
  }),
  quantity: integer(1, 999_999),
});
type LineItem = ReturnType<typeof LINE_ITEM>;

const CREATION = {
  adaptive_pricing: ignored,
  allow_promotion_codes: flag,
  allowed_payment_method_types: listOf(choice("card")),
  billing_address_collection: choice("auto", "required"),
  branding_settings: ignored,
  cancel_url: url,
  client_reference_id: text(200),
  currency: text(10),
  custom_text: ignored,
  customer: text(255),
  customer_email: text(800),
  customer_update: ignored,
  expires_at: integer(0),
  integration_identifier: text(200),
  line_items: listOf(LINE_ITEM, 20),
  locale: choice(...LOCALES),
  metadata,
  mode: choice("subscription"),
  payment_method_collection: choice("always", "if_required"),
  payment_method_options: ignored,
  phone_number_collection: ignored,
  saved_payment_method_options: ignored,
  submit_type: choice("auto", "pay", "subscribe"),
  subscription_data: nested({ description: clearable(text(500)), metadata }),
  success_url: url,
  ui_mode: choice("hosted_page"),
  wallet_options: ignored,
};

function toLine(item: LineItem, now: number, within: string): InvoiceLine {
  const data = required(item.price_data, `${within}[price_data]`);
  const product = data.product_data;
  const { recurring } = data;
  const interval = recurring && required(recurring.interval, `${within}[price_data][recurring][interval]`);
  return {
    description: product ? required(product.name, `${within}[price_data][product_data][name]`) : (data.product ?? ""),
    price: toPrice({
      now,
      unitAmount: required(data.unit_amount, `${within}[price_data][unit_amount]`),
      currency: readCurrency(required(data.currency, `${within}[price_data][currency]`)),
      product: data.product ?? newId("prod"),
      recurring: interval && { interval, count: recurring?.interval_count ?? 1 },
    }),
    quantity: required(item.quantity, `${within}[quantity]`),
  };
}

function readLines(items: readonly LineItem[], now: number): InvoiceLine[] {
  const lines = items.map((item, index) => toLine(item, now, `line_items[${index}]`));
  const refuse = (message: string) => invalidRequest(message, { param: "line_items" });
  if (!lines.some(({ price }) => price.recurring)) {
    throw refuse("You must provide at least one recurring price in `subscription` mode when using prices.");
  }
  if (new Set(lines.map(({ price }) => price.currency)).size > 1) {
    throw refuse("All line items must have the same currency.");
  }
  const intervals = lines.flatMap(({ price }) => price.recurring ?? []);
  if (new Set(intervals.map((one) => `${one.interval_count} ${one.interval}`)).size > 1) {
    throw refuse("All prices on a subscription must have the same `recurring.interval`.");
  }
  return lines;
}

async function create(call: Call): Promise<object> {
  const given = readParameters(call.params, CREATION);
  required(given.mode, "mode");
  const lines = readLines(required(given.line_items, "line_items"), call.now);
  const total = totalOf(lines);
  if (total < 50) throw invalidRequest("The Checkout Session's total amount must be at least $0.50.");
  const customer = given.customer === undefined ? undefined : await lockCustomer(call, given.customer);
  const expires = given.expires_at ?? call.now + DAY;
  if (expires < call.now + 1800 || expires > call.now + DAY) {
    throw invalidRequest("The `expires_at` timestamp must be between 30 minutes and 24 hours from now.", {
      param: "expires_at",
    });
  }
  for (const { price } of lines) await insertObject(call, "price", price);
  const id = newId("cs_test");
  const session: Stripe.Checkout.Session = {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: call.now,
    currency: lines[0]?.price.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : "always",
    customer_details: customer || given.customer_email ? toDetails(customer, given.customer_email) : null,
    customer_email: given.customer_email ?? null,
    discounts: [],
    expires_at: expires,
    integration_identifier: given.integration_identifier ?? null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: { enabled: false },
    metadata: changeMetadata(null, given.metadata),
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: given.payment_method_collection ?? "always",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ["always"],
      payment_method_remove: "disabled",
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: given.submit_type ?? null,
    subscription: null,
    success_url: required(given.success_url, "success_url"),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${call.pagesUrl}/checkout/${id}`,
    wallet_options: null,
  };
  const subscription = {
    description: given.subscription_data?.description ?? null,
    metadata: changeMetadata(null, given.subscription_data?.metadata),
  };
  return insertObject(call, "checkout.session", session, { notes: { lines, subscription }, dueAt: expires });
}

function toDetails(
  customer: Stripe.Customer | undefined,
  email: string | undefined,
): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email: customer?.email ?? email ?? null,
    individual_name: null,
    name: customer?.name ?? null,
    phone: customer?.phone ?? null,
    tax_exempt: "none",
    tax_ids: [],
  };
}

/** The session, locked, as it is now: one whose time has run out is expired, whoever notices first. */
export async function lockSession(work: Work, id: string): Promise<Stripe.Checkout.Session> {
  const session = await lockObject(work, "checkout.session", id, "session");
  return session.status === "open" && session.expires_at <= work.now ? expireSession(work, session) : session;
}

export async function expireSession(work: Work, session: Stripe.Checkout.Session): Promise<Stripe.Checkout.Session> {
  const { payment_intent: open } = await readNotes(work, session.id);
  if (open) await cancelIntent(work, await lockObject(work, "payment_intent", open), "automatic");
  const expired = await saveObject<Stripe.Checkout.Session>(work, { ...session, status: "expired", url: null }, null);
  await recordEvent(work, "checkout.session.expired", expired);
  return expired;
}

async function expire(call: Call): Promise<object> {
  readParameters(call.params, {});
  const session = await lockSession(call, call.id);
  if (session.status === "open") return expireSession(call, session);
  throw invalidRequest(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
  );
}

/** What a session sells, as Stripe lists it. */
export async function listLineItems(work: Work, id: string): Promise<Stripe.ApiList<Stripe.LineItem>> {
  const { lines = [] } = await readNotes(work, id);
  const items = lines.map(({ price, quantity, description }): Stripe.LineItem => {
    const amount = (price.unit_amount ?? 0) * quantity;
    return {
      id: `li_${price.id.slice("price_".length)}`,
      object: "item",
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description,
      metadata: {},
      price,
      quantity,
    };
  });
  return toList(items, `/v1/checkout/sessions/${id}/line_items`);
}

export const checkoutSessionEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/checkout/sessions", run: create },
  {
    method: "GET",
    path: "/v1/checkout/sessions",
    run: async (call) => {
      const { customer, status, subscription, ...page } = readParameters(call.params, {
        ...PAGING,
        customer: text(255),
        status: choice("complete", "expired", "open"),
        subscription: text(255),
      });
      const where = { customer, status, subscription };
      return listObjects(call, "checkout.session", { url: "/v1/checkout/sessions", page, where });
    },
  },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return lockSession(call, call.id);
    },
  },
  { method: "POST", path: "/v1/checkout/sessions/:id/expire", run: expire },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id/line_items",
    run: async (call) => {
      readParameters(call.params, { limit: integer(1, 100) });
      await getObject(call, "checkout.session", call.id, "session");
      return listLineItems(call, call.id);
    },
  },
];
