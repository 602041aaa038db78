import { invalidRequest } from "./errors.ts";
import { newId } from "./keys.ts";
import { findObject, getObject, type InvoiceLine } from "./objects.ts";
import {
  choice,
  clearable,
  flag,
  ignored,
  integer,
  listOf,
  metadata,
  nested,
  type readParameters,
  required,
  text,
  url,
} from "./parameters.ts";
import { readCurrency } from "./payment-intent-parameters.ts";
import { toPrice } from "./prices.ts";
import type { Work } from "./work.ts";

const LOCALES = ["auto", "en", "en-GB", "fr", "fr-CA"] as const;

const LINE_ITEM = nested({
  price: text(255),
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

/** The parameters of a new session. */
export const SESSION_PARAMETERS = {
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
  subscription_data: nested({ default_tax_rates: listOf(text(255), 20), description: clearable(text(500)), metadata }),
  success_url: url,
  ui_mode: choice("hosted_page"),
  wallet_options: ignored,
};

async function toLine(work: Work, { item, within }: { item: LineItem; within: string }): Promise<InvoiceLine> {
  const quantity = required(item.quantity, `${within}[quantity]`);
  return item.price === undefined
    ? { ...toNewLine(item, { now: work.now, within }), quantity }
    : { ...(await findLine(work, { id: item.price, within })), quantity };
}

/** A line for a price of the catalog. */
async function findLine(
  work: Work,
  { id, within }: { id: string; within: string },
): Promise<Omit<InvoiceLine, "quantity">> {
  const param = `${within}[price]`;
  const price = await getObject(work, { kind: "price", id, param });
  if (!price.active) {
    throw invalidRequest("The price specified is inactive. This field only accepts active prices.", { param });
  }
  const product = await findObject(work, { kind: "product", id: String(price.product) });
  return { price, description: product?.name ?? String(price.product) };
}

function toNewLine(item: LineItem, { now, within }: { now: number; within: string }): Omit<InvoiceLine, "quantity"> {
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
  };
}

/** Reads the line items of a new session. Throws as Stripe does if they do not fit together. */
export async function readLines(work: Work, items: readonly LineItem[]): Promise<InvoiceLine[]> {
  const lines: InvoiceLine[] = [];
  for (const [index, item] of items.entries()) lines.push(await toLine(work, { item, within: `line_items[${index}]` }));
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

export type SessionParameters = ReturnType<typeof readParameters<typeof SESSION_PARAMETERS>>;
