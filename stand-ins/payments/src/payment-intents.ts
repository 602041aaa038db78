import type Stripe from "stripe";
import type { Call, Endpoint } from "./endpoints.ts";
import { recordEvent } from "./events.ts";
import { listObjects, PAGING } from "./lists.ts";
import { getObject, insertObject, lockObject, type Notes, saveObject } from "./objects.ts";
import { choice, flag, ignored, nested, readParameters, required, text } from "./parameters.ts";
import {
  applyChanges,
  CHANGING,
  checkSecret,
  confirm,
  confirmIntent,
  unexpectedState,
} from "./payment-intent-confirmation.ts";
import { toPaymentIntent } from "./payment-intent-object.ts";
import { CHANGEABLE, CONFIRMING, readChanges, readCurrency } from "./payment-intent-parameters.ts";
import type { Work } from "./work.ts";

/** Stores a new intent and records its event. */
export async function createIntent(
  work: Work,
  { intent, notes = {} }: { intent: Stripe.PaymentIntent; notes?: Notes },
): Promise<Stripe.PaymentIntent> {
  await insertObject(work, { kind: "payment_intent", object: intent, notes });
  await recordEvent(work, { type: "payment_intent.created", object: intent });
  return intent;
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
  const draft = toPaymentIntent({ now: call.now, amount: required(given.amount, "amount"), currency });
  const automatic = given.automatic_payment_methods;
  const enabled = automatic?.enabled ?? given.allowed_payment_method_types === undefined;
  const intent = await applyChanges(call, { intent: draft, changes: given });
  const created = await createIntent(call, {
    intent: {
      ...intent,
      automatic_payment_methods: enabled
        ? { allow_redirects: automatic?.allow_redirects ?? "always", enabled: true }
        : null,
      capture_method: given.capture_method ?? intent.capture_method,
    },
  });
  return given.confirm ? confirmIntent(call, { intent: created, given }) : created;
}

async function update(call: Call): Promise<object> {
  const changes = readChanges(call);
  const intent = await lockObject(call, { kind: "payment_intent", id: call.id, param: "intent" });
  const onlyNotes = Object.entries(changes).every(
    ([name, value]) => value === undefined || name === "metadata" || name === "description",
  );
  if (!CHANGING.includes(intent.status) && (intent.status !== "succeeded" || !onlyNotes)) {
    throw unexpectedState(
      intent,
      `This PaymentIntent's ${Object.keys(call.params)[0] ?? "amount"} could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: ${CHANGING.join(", ")}.`,
    );
  }
  return saveObject(call, await applyChanges(call, { intent, changes }));
}

async function cancel(call: Call): Promise<object> {
  const { cancellation_reason } = readParameters(call.params, {
    cancellation_reason: choice("abandoned", "duplicate", "fraudulent", "requested_by_customer"),
  });
  const intent = await lockObject(call, { kind: "payment_intent", id: call.id, param: "intent" });
  if (!CHANGING.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    );
  }
  return cancelIntent(call, { intent, reason: cancellation_reason });
}

/** Cancels a locked intent. The caller has checked that its status allows this. */
export async function cancelIntent(
  work: Work,
  { intent, reason }: { intent: Stripe.PaymentIntent; reason: Stripe.PaymentIntent.CancellationReason | undefined },
): Promise<Stripe.PaymentIntent> {
  const canceled = await saveObject<Stripe.PaymentIntent>(work, {
    ...intent,
    canceled_at: work.now,
    cancellation_reason: reason ?? null,
    next_action: null,
    status: "canceled",
  });
  await recordEvent(work, { type: "payment_intent.canceled", object: canceled });
  return canceled;
}

async function retrieve(call: Call): Promise<object> {
  const { client_secret } = readParameters(call.params, {
    client_secret: text(),
    key: text(),
    is_stripe_sdk: ignored,
    _stripe_account: ignored,
  });
  const intent = await getObject(call, { kind: "payment_intent", id: call.id, param: "intent" });
  checkSecret(intent, client_secret);
  return intent;
}

async function list(call: Call): Promise<object> {
  const { customer, ...page } = readParameters(call.params, { ...PAGING, customer: text(255) });
  return listObjects(call, { kind: "payment_intent", url: "/v1/payment_intents", page, where: { customer } });
}

export const paymentIntentEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/payment_intents", run: create },
  { method: "GET", path: "/v1/payment_intents", run: list },
  { method: "GET", path: "/v1/payment_intents/:id", publishable: true, run: retrieve },
  { method: "POST", path: "/v1/payment_intents/:id", run: update },
  { method: "POST", path: "/v1/payment_intents/:id/confirm", publishable: true, run: confirm },
  { method: "POST", path: "/v1/payment_intents/:id/cancel", run: cancel },
];
