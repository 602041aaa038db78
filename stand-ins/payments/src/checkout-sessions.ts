import type Stripe from "stripe";
import { type GivenCard, readCard } from "./cards.ts";
import { invalidRequest, missing } from "./errors.ts";
import { newId } from "./keys.ts";
import {
  mergeMetadata,
  type Parameters,
  readGroup,
  readInteger,
  readList,
  readText,
  requireText,
} from "./parameters.ts";
import { attemptPayment, buildIntent } from "./payment-attempts.ts";
import type { Line, Store } from "./store.ts";

type Session = Stripe.Checkout.Session;

const DAY_SECONDS = 24 * 60 * 60;

function readLine(item: unknown): Line & { currency: string } {
  const price = readGroup(item as Parameters, "price_data");
  const name = readText(readGroup(price, "product_data"), "name");
  const cents = readInteger(price, "unit_amount");
  if (name === undefined || cents === undefined) throw missing("line_items[price_data]");
  if (readText(readGroup(price, "recurring"), "interval") !== "year") {
    throw invalidRequest("The sandbox knows yearly prices only.", { param: "line_items" });
  }
  const quantity = readInteger(item as Parameters, "quantity") ?? 1;
  return { name, cents, quantity, currency: requireText(price, "currency") };
}

export async function createSession(store: Store, given: Parameters, pagesUrl: string): Promise<Session> {
  if (readText(given, "mode") !== "subscription") {
    throw invalidRequest("The sandbox knows the subscription mode only.", { param: "mode" });
  }
  const customer = requireText(given, "customer");
  await store.get("customer", customer, "customer");
  const lines = readList(given, "line_items").map(readLine);
  if (lines.length === 0) throw missing("line_items");
  const total = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  const id = newId("cs_test");
  const session = {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: readText(given, "cancel_url") ?? null,
    client_reference_id: readText(given, "client_reference_id") ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: store.seconds,
    currency: lines[0]?.currency ?? "cad",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {},
    customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: store.seconds + DAY_SECONDS,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: readText(given, "locale") ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, given),
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: requireText(given, "success_url"),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${pagesUrl}/checkout/${id}`,
    wallet_options: null,
  } as unknown as Session;
  const subscriptionMetadata = mergeMetadata({}, readGroup(given, "subscription_data"));
  return store.add("checkout.session", session, { lines, subscriptionMetadata });
}

export async function expireSession(store: Store, id: string): Promise<Session> {
  const session = await store.get("checkout.session", id);
  if (session.status !== "open") {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    );
  }
  const expired = await store.save("checkout.session", { ...session, status: "expired", url: null });
  await store.emit("checkout.session.expired", expired);
  return expired;
}

/** A session as it is now: one past its time is expired, whether or not somebody asked. */
export async function getSession(store: Store, id: string): Promise<Session> {
  const session = await store.get("checkout.session", id);
  return session.status === "open" && session.expires_at <= store.seconds ? expireSession(store, id) : session;
}

/** Pays a session with a card; where the bank wants an authentication, the payment's `next_action` says where. */
export async function paySession(
  store: Store,
  id: string,
  given: GivenCard,
  pagesUrl: string,
): Promise<Stripe.PaymentIntent | undefined> {
  const session = await getSession(store, id);
  if (session.status !== "open") return undefined;
  const card = readCard(given, store.now);
  const intent = buildIntent(store, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "cad",
    customer: session.customer,
    description: "Subscription creation",
  });
  await store.add("payment_intent", intent);
  await store.save("checkout.session", session, { intent: intent.id });
  return attemptPayment(store, intent, { card, returnUrl: `${pagesUrl}/checkout/${id}`, pagesUrl });
}
