import type Stripe from "stripe";
import type { SessionParameters } from "./checkout-session-parameters.ts";
import { newId } from "./keys.ts";
import type { InvoiceLine } from "./objects.ts";
import { changeMetadata, required } from "./parameters.ts";
import { totalOf, totalTax } from "./prices.ts";

/** Fields that are the same for every open session. */
const UNUSED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  discounts: [],
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: { enabled: false },
  origin_context: null,
  payment_intent: null,
  payment_link: null,
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
  subscription: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

/** A new, open session. */
export function toSession({
  given,
  lines,
  taxRates,
  customer,
  expiresAt,
  now,
  pagesUrl,
}: {
  given: SessionParameters;
  lines: readonly InvoiceLine[];
  taxRates: readonly Stripe.TaxRate[];
  customer: Stripe.Customer | undefined;
  expiresAt: number;
  now: number;
  pagesUrl: string;
}): Stripe.Checkout.Session {
  const id = newId("cs_test");
  const subtotal = totalOf(lines);
  const tax = totalTax(lines, taxRates);
  return {
    ...UNUSED,
    id,
    object: "checkout.session",
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    amount_subtotal: subtotal,
    amount_total: subtotal + tax,
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created: now,
    currency: lines[0]?.price.currency ?? null,
    customer: customer?.id ?? null,
    customer_creation: customer ? null : "always",
    customer_details: customer || given.customer_email ? toDetails(customer, given.customer_email) : null,
    customer_email: given.customer_email ?? null,
    expires_at: expiresAt,
    integration_identifier: given.integration_identifier ?? null,
    locale: given.locale ?? null,
    metadata: changeMetadata(null, given.metadata),
    mode: "subscription",
    payment_method_collection: given.payment_method_collection ?? "always",
    status: "open",
    submit_type: given.submit_type ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax },
    success_url: required(given.success_url, "success_url"),
    ui_mode: "hosted_page",
    url: `${pagesUrl}/checkout/${id}`,
  };
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
