import { pino } from "pino";
import { findContact } from "../features/accounts/accounts.queries.ts";
import { createRecordAudit } from "../features/audit/audit.usecases.ts";
import { getPayable, listPayable, publishListing, revokeListing } from "../features/listings/publication.usecases.ts";
import { getCustomer } from "../features/memberships/customers.usecases.ts";
import { isMember } from "../features/memberships/memberships.queries.ts";
import type { OrderDeps, ReconciliationDeps } from "../features/orders/orders.deps.ts";
import { createOrderLimits } from "../features/orders/orders.limits.ts";
import { orderQuotes, orders } from "../features/orders/orders.tables.ts";
import { reconcileOrders } from "../features/orders/reconciliation.usecases.ts";
import { createPayments, type Payments } from "../platform/payments/payments.ts";
import { toSettings } from "../platform/payments/sandbox.ts";
import { buildMembershipDeps } from "./memberships.ts";
import { PATIENCE_MS } from "./patience.ts";
import type { Answer, TestApp } from "./test-app.ts";

/** The provider's test cards. */
export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  poor: "4000000000009995",
  authenticated: "4000002500003155",
} as const;

/** A person who may pay, and their listing. */
export interface Payer {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
  readonly listingId: string;
  /** Unique per payer, since rate limits count by IP address. */
  readonly address: string;
}

let payers = 0;

/** Calls to the provider with a key that may do everything but read its account. */
export async function buildRestrictedPayments(site: TestApp, publishableKey: string): Promise<Payments> {
  const payments = createPayments({ ...toSettings(site.sandbox), publishableKey, timeoutMs: PATIENCE_MS });
  site.sandbox.faults.inject({ path: "/v1/account", kind: "403" });
  await payments.getAccount();
  return payments;
}

/** Adds a person who may pay, with a draft listing. */
export async function makePayer(site: TestApp): Promise<Payer> {
  const account = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  const [listingId = ""] = await site.addListings([{ ownerId: account.uid, status: "draft" }]);
  payers += 1;
  return { ...account, listingId, address: `10.0.${payers >> 8}.${payers & 255}` };
}

/** Moves the clock forward, in minutes, and logs the payer in again. */
export async function letPass(site: TestApp, payer: Payer, minutes: number): Promise<Payer> {
  site.clock.advance(minutes * 60_000);
  return { ...payer, token: await site.signIn(payer.email) };
}

/** Runs the job that reconciles orders with the provider, without sending e-mails. */
export function reconcile(site: TestApp): Promise<void> {
  return reconcileOrders(buildReconciliationDeps(site));
}

/** What reconciling orders needs, without sending e-mails. */
export function buildReconciliationDeps({ db, clock, payments, config }: TestApp): ReconciliationDeps {
  return {
    db,
    clock,
    payments,
    log: pino({ level: "silent" }),
    recordAudit: createRecordAudit(clock),
    tell: async () => undefined,
    findContact: async () => undefined,
    seller: config.seller,
    publishListing: (tx, paid) => publishListing({ config, requireAgreement: async () => undefined }, tx, paid),
    revokeListing,
    revokeMembership: async () => true,
    restoreMembership: async () => true,
    listAdministrators: async () => [],
  };
}

/** What the orders' jobs need, with the real contacts and listings; `overrides` replaces some. */
export function buildOrderDeps(site: TestApp, overrides: Partial<OrderDeps> = {}): OrderDeps {
  const { db, clock, config } = site;
  const reconciliation = buildReconciliationDeps(site);
  // No link to a file is made here.
  const directory = { db, clock, config, recordAudit: reconciliation.recordAudit, links: undefined as never };
  return {
    ...reconciliation,
    findContact,
    outbox: undefined as never,
    salesTax: config.salesTax,
    codeKey: new Uint8Array(32),
    limits: createOrderLimits(db),
    getPayableListing: (viewer, id, purpose) => getPayable(directory, { viewer, id, purpose }),
    listPayable: (viewer, wanted) => listPayable(directory, { viewer, wanted }),
    isMember: (tx, uid) => isMember(tx, uid, clock.now()),
    getCustomer: (uid) => getCustomer(buildMembershipDeps(site), uid),
    endSubscriptions: async () => undefined,
    recordUnheardYears: async () => undefined,
    prepareMembershipEvent: () => undefined,
    ...overrides,
  };
}

/** Starts the payment for a listing. */
export function askToPay(
  site: TestApp,
  payer: Pick<Payer, "token" | "listingId"> & { address?: string },
  choice: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  return site.call("POST", "/v1/checkout-session/generate-payment-intent", {
    token: payer.token,
    ...(payer.address === undefined ? {} : { address: payer.address }),
    body: { planType: "Basic", listingId: payer.listingId, ...choice },
  });
}

/** Confirms a payment with a card, as the browser does, and returns the provider's response. */
export async function payByCard(
  site: TestApp,
  clientSecret: string,
  card: string = CARDS.good,
  billing: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  return confirm(site, clientSecret, {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": card,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2034",
    "payment_method_data[card][cvc]": "123",
    ...billing,
  });
}

/** Confirms a payment with a saved card, as the browser does, and returns the provider's response. */
export const paySaved = (site: TestApp, clientSecret: string, paymentMethodId: string) =>
  confirm(site, clientSecret, { payment_method: paymentMethodId });

async function confirm(
  site: TestApp,
  clientSecret: string,
  method: Readonly<Record<string, string>>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const [intentId = ""] = clientSecret.split("_secret");
  const { host, port, publishableKey } = site.sandbox;
  const response = await fetch(`http://${host}:${port}/v1/payment_intents/${intentId}/confirm`, {
    method: "POST",
    body: new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      return_url: `${site.config.publicUrl}/success-payment`,
      ...method,
    }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Starts a payment, pays it by card, and waits until its events are delivered. */
export async function pay(
  site: TestApp,
  payer: Pick<Payer, "token" | "listingId"> & { address?: string },
  choice: Readonly<Record<string, unknown>> = {},
): Promise<{ orderId: string; clientSecret: string }> {
  const { orderId, clientSecret } = (await askToPay(site, payer, choice)).body;
  await payByCard(site, clientSecret);
  await site.sandbox.faults.settled();
  return { orderId, clientSecret };
}

/** The number of requests that the server made to the provider. */
export function countAsked(site: TestApp, path?: string): number {
  return site.sandbox.faults.requests.filter(
    (request) => !request.path.endsWith("/confirm") && (path === undefined || request.path === path),
  ).length;
}

/** The stored orders and quotes. */
export async function readOrders(site: TestApp) {
  return { orders: await site.db.select().from(orders), quotes: await site.db.select().from(orderQuotes) };
}

/** Retries while the provider times out, as it may under load on a busy machine. */
export async function untilAnswered<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 ? untilAnswered(ask) : answer;
}
