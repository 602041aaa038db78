import type Stripe from "stripe";
import { cardOfToken, type GivenCard, readCard } from "./cards.ts";
import { invalidRequest, missing } from "./errors.ts";
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
import type { Store } from "./store.ts";

type Intent = Stripe.PaymentIntent;

const CENTS_MIN = 50;
const CENTS_MAX = 99_999_999;
/** The statuses in which what is asked for may still change. */
const CHANGEABLE: readonly string[] = ["requires_payment_method", "requires_confirmation", "requires_action"];

function readAmount(given: Parameters): number | undefined {
  const amount = readInteger(given, "amount");
  if (amount === undefined) return undefined;
  if (amount < CENTS_MIN) {
    const message = "Amount must be at least $0.50 cad";
    throw invalidRequest(message, { code: "amount_too_small", param: "amount" });
  }
  if (amount > CENTS_MAX) {
    throw invalidRequest("Amount must be no more than $999,999.99 cad", { code: "amount_too_large", param: "amount" });
  }
  return amount;
}

export async function createIntent(store: Store, given: Parameters): Promise<Intent> {
  const amount = readAmount(given);
  if (amount === undefined) throw missing("amount");
  const currency = requireText(given, "currency");
  if (!/^[a-z]{3}$/u.test(currency)) {
    throw invalidRequest(`Invalid currency: ${currency}`, { param: "currency" });
  }
  const allowed = readList(given, "allowed_payment_method_types").map(String);
  const intent = buildIntent(store, {
    amount,
    currency,
    customer: readText(given, "customer") ?? null,
    description: readText(given, "description") ?? null,
    receipt_email: readText(given, "receipt_email") ?? null,
    metadata: mergeMetadata({}, given),
    allowed_payment_method_types: allowed.length === 0 ? null : allowed,
  });
  await store.add("payment_intent", intent);
  await store.emit("payment_intent.created", intent);
  return intent;
}

export async function updateIntent(store: Store, id: string, given: Parameters): Promise<Intent> {
  const intent = await store.get("payment_intent", id);
  requireStatus(intent, CHANGEABLE, "update");
  return store.save("payment_intent", {
    ...intent,
    amount: readAmount(given) ?? intent.amount,
    description: readText(given, "description") ?? intent.description,
    receipt_email: readText(given, "receipt_email") ?? intent.receipt_email,
    metadata: mergeMetadata(intent.metadata, given),
  });
}

export async function cancelIntent(store: Store, id: string): Promise<Intent> {
  const intent = await store.get("payment_intent", id);
  requireStatus(intent, CHANGEABLE, "cancel");
  const canceled = await store.save("payment_intent", {
    ...intent,
    status: "canceled",
    canceled_at: store.seconds,
    next_action: null,
  });
  await store.emit("payment_intent.canceled", canceled);
  return canceled;
}

/** The card a confirmation brings. */
function readGivenCard(given: Parameters): GivenCard {
  const token = readText(given, "payment_method");
  const known = token === undefined ? undefined : cardOfToken(token);
  if (token !== undefined && known === undefined) {
    throw invalidRequest(`No such PaymentMethod: '${token}'`, { code: "resource_missing", param: "payment_method" });
  }
  if (known !== undefined) return known;
  const data = readGroup(given, "payment_method_data");
  if (readText(data, "type") !== "card") throw missing("payment_method");
  const card = readGroup(data, "card");
  const text = (name: string) => readText(card, name) ?? "";
  return { number: text("number"), exp_month: text("exp_month"), exp_year: text("exp_year"), cvc: text("cvc") };
}

export async function confirmIntent(store: Store, id: string, given: Parameters, pagesUrl: string): Promise<Intent> {
  const intent = await store.get("payment_intent", id);
  requireStatus(intent, CHANGEABLE, "confirm");
  const card = readCard(readGivenCard(given), store.now);
  return attemptPayment(store, intent, { card, returnUrl: readText(given, "return_url"), pagesUrl });
}

function requireStatus(intent: Intent, allowed: readonly string[], verb: string): void {
  if (allowed.includes(intent.status)) return;
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`;
  throw invalidRequest(message, { code: "payment_intent_unexpected_state" });
}

/** What a browser may know of a payment. */
export function toPublic(intent: Intent): Partial<Intent> {
  const { metadata: _metadata, customer: _customer, latest_charge: _charge, receipt_email: _email, ...shown } = intent;
  return shown;
}
