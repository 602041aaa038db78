import type Stripe from "stripe";
import type { Call, Endpoint } from "./endpoints.ts";
import { invalidRequest, noSuch } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { newId, randomLetters } from "./keys.ts";
import { listObjects, PAGING } from "./lists.ts";
import { getObject, insertObject, lockObject, type Notes, saveObject } from "./objects.ts";
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
import { PAYMENT_METHOD, takePaymentMethod } from "./payment-methods.ts";
import { payIntent } from "./payments.ts";
import type { Work } from "./work.ts";

const CURRENCIES = ["cad", "usd", "eur", "gbp"];

const amount = integer(1);
const CHANGEABLE = {
  ...PAYMENT_METHOD,
  amount,
  currency: text(10),
  customer: clearable(text(255)),
  description: clearable(text()),
  metadata,
  receipt_email: clearable(text(800)),
  setup_future_usage: clearable(choice("off_session", "on_session")),
  statement_descriptor: clearable(text(22)),
  statement_descriptor_suffix: clearable(text(22)),
  allowed_payment_method_types: clearable(listOf(choice("card"))),
  amount_details: ignored,
  payment_details: ignored,
  payment_method_options: ignored,
  shipping: ignored,
};
const CONFIRMING = {
  return_url: url,
  off_session: flag,
  use_stripe_sdk: flag,
  mandate_data: ignored,
  error_on_requires_action: flag,
};

type Changes = ReturnType<typeof readChanges>;
const readChanges = (call: Call) => readParameters(call.params, CHANGEABLE);

function checkAmount(value: number, currency: string): void {
  const refuse = (message: string, code: string) => invalidRequest(message, { code, param: "amount" });
  if (value < 50) throw refuse(`Amount must be at least $0.50 ${currency}`, "amount_too_small");
  if (value > 99_999_999) throw refuse(`Amount must be no more than $999,999.99 ${currency}`, "amount_too_large");
}

/** A currency as it has to be named: by its ISO code in small letters. */
export function readCurrency(given: string): string {
  if (CURRENCIES.includes(given)) return given;
  throw invalidRequest(`Invalid currency: ${given}. The sandbox supports these currencies: ${CURRENCIES.join(", ")}`, {
    param: "currency",
  });
}

/** An intent at its beginning. */
export function toPaymentIntent(given: {
  now: number;
  amount: number;
  currency: string;
  customer?: string | null;
  description?: string | null;
}): Stripe.PaymentIntent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${randomLetters(25)}`,
    confirmation_method: "automatic",
    created: given.now,
    currency: given.currency,
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
}

/** Keeps an intent and tells of it. */
export async function createIntent(
  work: Work,
  intent: Stripe.PaymentIntent,
  notes: Notes = {},
): Promise<Stripe.PaymentIntent> {
  await insertObject(work, "payment_intent", intent, { notes });
  await recordEvent(work, "payment_intent.created", intent);
  return intent;
}

async function getCustomer(work: Work, id: string): Promise<void> {
  if ((await getObject(work, "customer", id, "customer")).deleted) throw noSuch("customer", id, "customer");
}

async function applyChanges(work: Work, intent: Stripe.PaymentIntent, changes: Changes): Promise<Stripe.PaymentIntent> {
  if (changes.customer) await getCustomer(work, changes.customer);
  const method = await takePaymentMethod(work, changes);
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
    customer: kept<Stripe.PaymentIntent["customer"]>(changes.customer, intent.customer),
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

async function create(call: Call): Promise<object> {
  const given = readParameters(call.params, {
    ...CHANGEABLE,
    ...CONFIRMING,
    automatic_payment_methods: nested({ enabled: flag, allow_redirects: choice("always", "never") }),
    capture_method: choice("automatic", "automatic_async"),
    confirmation_method: choice("automatic"),
    confirm: flag,
  });
  const currency = readCurrency(required(given.currency, "currency"));
  const begun = toPaymentIntent({ now: call.now, amount: required(given.amount, "amount"), currency });
  const automatic = given.automatic_payment_methods;
  const enabled = automatic?.enabled ?? given.allowed_payment_method_types === undefined;
  const intent = await applyChanges(call, begun, given);
  const created = await createIntent(call, {
    ...intent,
    automatic_payment_methods: enabled
      ? { allow_redirects: automatic?.allow_redirects ?? "always", enabled: true }
      : null,
    capture_method: given.capture_method ?? intent.capture_method,
  });
  return given.confirm ? confirmIntent(call, created, given) : created;
}

type Confirming = ReturnType<ReturnType<typeof nested<typeof CONFIRMING>>>;

async function confirmIntent(call: Call, intent: Stripe.PaymentIntent, given: Confirming): Promise<object> {
  if (!intent.payment_method) {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }
  const method = await getObject(call, "payment_method", String(intent.payment_method));
  const offSession = given.off_session === true || given.error_on_requires_action === true;
  return payIntent(call, intent, method, { returnUrl: given.return_url, offSession });
}

async function confirm(call: Call): Promise<object> {
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
  const intent = await lockObject(call, "payment_intent", call.id, "intent");
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
  const changed = await applyChanges(call, intent, { ...nothing, ...unnamed, ...given });
  return confirmIntent(call, changed, given);
}

/** While an intent is in one of these it may still change. */
const CHANGING = ["requires_payment_method", "requires_confirmation", "requires_action"];

function unexpectedState(intent: Stripe.PaymentIntent, message: string) {
  return invalidRequest(message, { code: "payment_intent_unexpected_state", payment_intent: intent });
}

/** Who shows a client secret has to show the right one. */
function checkSecret(intent: Stripe.PaymentIntent, given: string | undefined): void {
  if (given === undefined || given === intent.client_secret) return;
  throw invalidRequest(
    "The client_secret provided does not match the client_secret associated with the PaymentIntent.",
    {
      param: "client_secret",
    },
  );
}

async function update(call: Call): Promise<object> {
  const changes = readChanges(call);
  const intent = await lockObject(call, "payment_intent", call.id, "intent");
  const onlyNotes = Object.entries(changes).every(
    ([name, value]) => value === undefined || name === "metadata" || name === "description",
  );
  if (!CHANGING.includes(intent.status) && (intent.status !== "succeeded" || !onlyNotes)) {
    throw unexpectedState(
      intent,
      `This PaymentIntent's ${Object.keys(call.params)[0] ?? "amount"} could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: ${CHANGING.join(", ")}.`,
    );
  }
  return saveObject(call, await applyChanges(call, intent, changes));
}

async function cancel(call: Call): Promise<object> {
  const { cancellation_reason } = readParameters(call.params, {
    cancellation_reason: choice("abandoned", "duplicate", "fraudulent", "requested_by_customer"),
  });
  const intent = await lockObject(call, "payment_intent", call.id, "intent");
  if (!CHANGING.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    );
  }
  return cancelIntent(call, intent, cancellation_reason);
}

/** Cancels a locked intent that may still be canceled. */
export async function cancelIntent(
  work: Work,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | undefined,
): Promise<Stripe.PaymentIntent> {
  const canceled = await saveObject<Stripe.PaymentIntent>(work, {
    ...intent,
    canceled_at: work.now,
    cancellation_reason: reason ?? null,
    next_action: null,
    status: "canceled",
  });
  await recordEvent(work, "payment_intent.canceled", canceled);
  return canceled;
}

async function retrieve(call: Call): Promise<object> {
  const { client_secret } = readParameters(call.params, {
    client_secret: text(),
    key: text(),
    is_stripe_sdk: ignored,
    _stripe_account: ignored,
  });
  const intent = await getObject(call, "payment_intent", call.id, "intent");
  checkSecret(intent, client_secret);
  return intent;
}

async function list(call: Call): Promise<object> {
  const { customer, ...page } = readParameters(call.params, { ...PAGING, customer: text(255) });
  return listObjects(call, "payment_intent", { url: "/v1/payment_intents", page, where: { customer } });
}

export const paymentIntentEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/payment_intents", run: create },
  { method: "GET", path: "/v1/payment_intents", run: list },
  { method: "GET", path: "/v1/payment_intents/:id", publishable: true, run: retrieve },
  { method: "POST", path: "/v1/payment_intents/:id", run: update },
  { method: "POST", path: "/v1/payment_intents/:id/confirm", publishable: true, run: confirm },
  { method: "POST", path: "/v1/payment_intents/:id/cancel", run: cancel },
];
