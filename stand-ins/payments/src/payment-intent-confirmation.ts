import type Stripe from "stripe";
import type { Call } from "./endpoints.ts";
import { invalidRequest, noSuch } from "./errors.ts";
import { getObject, lockObject } from "./objects.ts";
import { changeMetadata, ignored, readParameters, text } from "./parameters.ts";
import {
  CHANGEABLE,
  type Changes,
  CONFIRMING,
  type Confirming,
  checkAmount,
  readCurrency,
} from "./payment-intent-parameters.ts";
import { PAYMENT_METHOD, takePaymentMethod } from "./payment-methods.ts";
import { payIntent } from "./payments.ts";
import type { Work } from "./work.ts";

/** The statuses in which an intent may still change. */
export const CHANGING = ["requires_payment_method", "requires_confirmation", "requires_action"];

export function unexpectedState(intent: Stripe.PaymentIntent, message: string) {
  return invalidRequest(message, { code: "payment_intent_unexpected_state", payment_intent: intent });
}

/** Throws if a request has the wrong client secret. */
export function checkSecret(intent: Stripe.PaymentIntent, given: string | undefined): void {
  if (given === undefined || given === intent.client_secret) return;
  throw invalidRequest(
    "The client_secret provided does not match the client_secret associated with the PaymentIntent.",
    {
      param: "client_secret",
    },
  );
}

async function getCustomer(work: Work, id: string): Promise<void> {
  if ((await getObject(work, { kind: "customer", id, param: "customer" })).deleted)
    throw noSuch({ noun: "customer", id, param: "customer" });
}

const notOfCustomer = (id: string) =>
  invalidRequest(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { param: "payment_method" },
  );

/** The intent with the changes of a request. */
export async function applyChanges(
  work: Work,
  { intent, changes }: { intent: Stripe.PaymentIntent; changes: Changes },
): Promise<Stripe.PaymentIntent> {
  if (changes.customer) await getCustomer(work, changes.customer);
  const method = await takePaymentMethod(work, changes);
  const customer = changes.customer === undefined ? intent.customer : changes.customer;
  if (method !== undefined && method.customer !== null && method.customer !== customer) throw notOfCustomer(method.id);
  const currency = changes.currency === undefined ? intent.currency : readCurrency(changes.currency);
  if (changes.amount !== undefined) checkAmount(changes.amount, currency);
  const kept = <T>(change: T | undefined, before: T): T => (change === undefined ? before : change);
  return {
    ...intent,
    allowed_payment_method_types: kept<Stripe.PaymentIntent["allowed_payment_method_types"]>(
      changes.allowed_payment_method_types,
      intent.allowed_payment_method_types,
    ),
    amount: kept(changes.amount, intent.amount),
    currency,
    customer,
    description: kept(changes.description, intent.description),
    metadata: changeMetadata(intent.metadata, changes.metadata),
    receipt_email: kept(changes.receipt_email, intent.receipt_email),
    setup_future_usage: kept<Stripe.PaymentIntent["setup_future_usage"]>(
      changes.setup_future_usage,
      intent.setup_future_usage,
    ),
    statement_descriptor: kept(changes.statement_descriptor, intent.statement_descriptor),
    statement_descriptor_suffix: kept(changes.statement_descriptor_suffix, intent.statement_descriptor_suffix),
    ...(method && { payment_method: method.id, status: "requires_confirmation" }),
  };
}

/** Pays an intent with its payment method. */
export async function confirmIntent(
  call: Call,
  { intent, given }: { intent: Stripe.PaymentIntent; given: Confirming },
): Promise<object> {
  if (!intent.payment_method) {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }
  const method = await getObject(call, { kind: "payment_method", id: String(intent.payment_method) });
  const offSession = given.off_session === true || given.error_on_requires_action === true;
  // The customer authenticated when the card was saved.
  const exempt = method.customer !== null;
  return payIntent(call, { intent, method, returnUrl: given.return_url, offSession, exempt });
}

/** `POST /v1/payment_intents/:id/confirm` */
export async function confirm(call: Call): Promise<object> {
  const given = readParameters(call.params, {
    ...PAYMENT_METHOD,
    ...CONFIRMING,
    receipt_email: CHANGEABLE.receipt_email,
    setup_future_usage: CHANGEABLE.setup_future_usage,
    allowed_payment_method_types: CHANGEABLE.allowed_payment_method_types,
    amount_details: ignored,
    payment_details: ignored,
    payment_method_options: ignored,
    shipping: ignored,
    client_secret: text(),
    key: text(),
    _stripe_account: ignored,
    client_attribution_metadata: ignored,
    expected_payment_method_type: ignored,
    radar_options: ignored,
  });
  const intent = await lockObject(call, { kind: "payment_intent", id: call.id, param: "intent" });
  checkSecret(intent, given.client_secret);
  if (intent.status === "succeeded") {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.",
    );
  }
  if (!CHANGING.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
    );
  }
  const nothing = { amount: undefined, currency: undefined, customer: undefined, description: undefined };
  const unnamed = { metadata: undefined, statement_descriptor: undefined, statement_descriptor_suffix: undefined };
  const changed = await applyChanges(call, { intent, changes: { ...nothing, ...unnamed, ...given } });
  return confirmIntent(call, { intent: changed, given });
}
