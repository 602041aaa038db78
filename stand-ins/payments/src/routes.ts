import type Stripe from "stripe";
import { createSession, expireSession, getSession } from "./checkout-sessions.ts";
import { createCustomer, deleteCustomer, updateCustomer } from "./customers.ts";
import { invalidRequest } from "./errors.ts";
import { withPayments } from "./invoices.ts";
import { type Parameters, readInteger, readList, readText } from "./parameters.ts";
import { cancelIntent, confirmIntent, createIntent, toPublic, updateIntent } from "./payment-intents.ts";
import { createDispute, createRefund } from "./refunds.ts";
import type { Kind, Store } from "./store.ts";
import { cancelSubscription, updateSubscription } from "./subscriptions.ts";

interface Request {
  readonly store: Store;
  readonly given: Parameters;
  readonly caller: "secret" | "publishable";
  readonly sandbox: { readonly pagesUrl: string };
  readonly id: string;
}

type Handle = (request: Request) => Promise<object>;

/** What the API can do: method, path with `:id`, and whether a browser may ask for it. */
const ROUTES: readonly (readonly [method: string, path: string, handle: Handle, isPublic?: boolean])[] = [
  ["POST", "/v1/customers", ({ store, given }) => createCustomer(store, given)],
  ["GET", "/v1/customers/:id", ({ store, id }) => store.get("customer", id)],
  ["POST", "/v1/customers/:id", ({ store, id, given }) => updateCustomer(store, id, given)],
  ["DELETE", "/v1/customers/:id", ({ store, id }) => deleteCustomer(store, id)],
  ["POST", "/v1/payment_intents", ({ store, given }) => createIntent(store, given)],
  ["GET", "/v1/payment_intents", (request) => list("payment_intent", request, ["customer"])],
  ["GET", "/v1/payment_intents/:id", getIntent, true],
  ["POST", "/v1/payment_intents/:id", ({ store, id, given }) => updateIntent(store, id, given)],
  ["POST", "/v1/payment_intents/:id/confirm", confirm, true],
  ["POST", "/v1/payment_intents/:id/cancel", ({ store, id }) => cancelIntent(store, id)],
  ["GET", "/v1/charges/:id", ({ store, id }) => store.get("charge", id)],
  ["POST", "/v1/refunds", ({ store, given }) => createRefund(store, given)],
  ["GET", "/v1/refunds", (request) => list("refund", request, ["payment_intent", "charge"])],
  ["GET", "/v1/refunds/:id", ({ store, id }) => store.get("refund", id)],
  ["POST", "/v1/checkout/sessions", ({ store, given, sandbox }) => createSession(store, given, sandbox.pagesUrl)],
  ["GET", "/v1/checkout/sessions/:id", ({ store, id }) => getSession(store, id)],
  ["POST", "/v1/checkout/sessions/:id/expire", ({ store, id }) => expireSession(store, id)],
  ["GET", "/v1/subscriptions", (request) => list("subscription", request, ["customer", "status"])],
  ["GET", "/v1/subscriptions/:id", getSubscription],
  ["POST", "/v1/subscriptions/:id", ({ store, id, given }) => updateSubscription(store, id, given)],
  ["DELETE", "/v1/subscriptions/:id", ({ store, id }) => cancelSubscription(store, id)],
  ["GET", "/v1/invoices", (request) => list("invoice", request, ["customer"])],
  ["GET", "/v1/invoices/:id", ({ store, id }) => store.get("invoice", id)],
  // At the provider a card of its own brings a dispute about; here it is asked for.
  ["POST", "/v1/test_helpers/disputes", ({ store, given }) => createDispute(store, given)],
];

const MATCHERS = ROUTES.map(([method, path, handle, isPublic = false]) => ({
  method,
  pattern: new RegExp(`^${path.replace(":id", "(?<id>[\\w]+)")}$`, "u"),
  handle,
  isPublic,
}));

/** What answers a request; undefined where nothing does. */
export function findRoute(method: string, path: string) {
  for (const route of MATCHERS) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match === null) continue;
    const id = match.groups?.id ?? "";
    return { isPublic: route.isPublic, answer: (request: Omit<Request, "id">) => route.handle({ ...request, id }) };
  }
  return undefined;
}

/** A browser has to know the payment's secret. */
async function requireSecret({ store, caller, given, id }: Request): Promise<Stripe.PaymentIntent> {
  const intent = await store.get("payment_intent", id, "intent");
  if (caller === "publishable" && readText(given, "client_secret") !== intent.client_secret) {
    throw invalidRequest(`No such payment_intent: '${id}'`, { status: 404, code: "resource_missing", param: "intent" });
  }
  return intent;
}

async function getIntent(request: Request): Promise<object> {
  const intent = await requireSecret(request);
  if (request.caller === "publishable") return toPublic(intent);
  const isCharged = wants(request, "latest_charge") && typeof intent.latest_charge === "string";
  return isCharged
    ? { ...intent, latest_charge: await request.store.get("charge", String(intent.latest_charge)) }
    : intent;
}

async function confirm(request: Request): Promise<object> {
  await requireSecret(request);
  const { store, id, given, caller, sandbox } = request;
  const intent = await confirmIntent(store, id, given, sandbox.pagesUrl);
  return caller === "publishable" ? toPublic(intent) : intent;
}

async function getSubscription(request: Request): Promise<object> {
  const { store, id } = request;
  const subscription = await store.get("subscription", id);
  const showsPayments = wants(request, "latest_invoice.payments");
  if (subscription.latest_invoice === null || !(showsPayments || wants(request, "latest_invoice"))) return subscription;
  const invoice = await store.get("invoice", String(subscription.latest_invoice));
  return { ...subscription, latest_invoice: showsPayments ? await withPayments(store, invoice) : invoice };
}

function wants({ given }: Request, member: string): boolean {
  return readList(given, "expand").includes(member);
}

async function list(kind: Kind, { store, given }: Request, filters: readonly string[]): Promise<object> {
  const limit = Math.min(Math.max(readInteger(given, "limit") ?? 10, 1), 100);
  const where = Object.fromEntries(
    filters.flatMap((name) => {
      const value = readText(given, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const found = await store.list(kind, where, limit + 1);
  return { object: "list", data: found.slice(0, limit), has_more: found.length > limit, url: `/v1/${kind}s` };
}
