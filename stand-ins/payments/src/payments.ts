import type Stripe from "stripe";
import { FAILURES, type Failure, RENEWAL_FAILURES } from "./cards.ts";
import { toCharge } from "./charges.ts";
import { openDispute } from "./disputes.ts";
import { ApiError, docUrl } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { addNotes, getObject, insertObject, readNotes, saveObject } from "./objects.ts";
import { attach } from "./payment-methods.ts";
import type { Work } from "./work.ts";

/** A declined payment. Unlike other errors, it is committed, since the attempt is recorded. */
export class Declined extends ApiError {
  readonly intent: Stripe.PaymentIntent;

  constructor(intent: Stripe.PaymentIntent, failure: Failure) {
    const { message, ...details } = failure;
    const charge = intent.latest_charge as string;
    const method = intent.last_payment_error?.payment_method;
    super({
      status: 402,
      type: "card_error",
      message,
      details: { ...details, charge, payment_intent: intent, ...(method && { payment_method: method }) },
    });
    this.intent = intent;
  }
}

export const UNAUTHENTICATED: Failure = {
  code: "card_declined",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

/** Attempts to pay a locked intent: it succeeds, waits for authentication, or throws `Declined`. */
export async function payIntent(
  work: Work,
  { intent, method, returnUrl, offSession = false, authenticated = false, exempt = false }: PayOptions,
): Promise<Stripe.PaymentIntent> {
  const { behavior = "succeeds" } = await readNotes(work, method.id);
  const challenged = behavior === "always-challenges" || (behavior === "challenges" && !exempt);
  const failures = offSession || method.customer !== null ? RENEWAL_FAILURES : FAILURES;
  const failure = challenged && offSession ? UNAUTHENTICATED : failures[behavior];
  if (failure) throw new Declined(await refuse(work, { intent, method, failure }), failure);
  if (challenged && !authenticated) return challenge(work, { intent, method, returnUrl });
  const charge = toCharge(intent, { method, now: work.now, authenticated });
  await insertObject(work, { kind: "charge", object: charge });
  const paid = await saveObject(work, {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: "succeeded",
  });
  if (paid.setup_future_usage !== null) await attach(work, { method, customer: paid.customer as string | null });
  await recordEvent(work, { type: "charge.succeeded", object: charge });
  await recordEvent(work, { type: "payment_intent.succeeded", object: paid });
  if (behavior === "disputed" || behavior === "inquired") {
    await openDispute(work, { charge, isInquiry: behavior === "inquired" });
  }
  return paid;
}

interface PayOptions {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  readonly returnUrl?: string | undefined;
  /** The customer is not present. */
  readonly offSession?: boolean;
  /** The customer has just authenticated. */
  readonly authenticated?: boolean;
  /** The customer authenticated when the card was saved. */
  readonly exempt?: boolean;
}

async function refuse(
  work: Work,
  { intent, method, failure }: { intent: Stripe.PaymentIntent; method: Stripe.PaymentMethod; failure: Failure },
): Promise<Stripe.PaymentIntent> {
  const charge = toCharge(intent, { method, now: work.now, failure, authenticated: false });
  await insertObject(work, { kind: "charge", object: charge });
  const { code, decline_code, message, param } = failure;
  const error: Stripe.PaymentIntent.LastPaymentError = {
    charge: charge.id,
    code,
    ...(decline_code && { decline_code }),
    doc_url: docUrl(code),
    message,
    ...(param && { param }),
    payment_method: method,
    type: "card_error",
  };
  const refused = await turnBack(work, { intent: { ...intent, latest_charge: charge.id }, error });
  await recordEvent(work, { type: "charge.failed", object: charge });
  await recordEvent(work, { type: "payment_intent.payment_failed", object: refused });
  return refused;
}

const turnBack = (
  work: Work,
  { intent, error }: { intent: Stripe.PaymentIntent; error: Stripe.PaymentIntent.LastPaymentError },
) =>
  saveObject<Stripe.PaymentIntent>(work, {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  });

async function challenge(
  work: Work,
  {
    intent,
    method,
    returnUrl,
  }: { intent: Stripe.PaymentIntent; method: Stripe.PaymentMethod; returnUrl: string | undefined },
): Promise<Stripe.PaymentIntent> {
  const url = `${work.pagesUrl}/authenticate/${intent.id}?client_secret=${intent.client_secret}`;
  if (returnUrl) await addNotes(work, { id: intent.id, notes: { returnUrl } });
  const waiting = await saveObject<Stripe.PaymentIntent>(work, {
    ...intent,
    last_payment_error: null,
    next_action: { redirect_to_url: { return_url: returnUrl ?? null, url }, type: "redirect_to_url" },
    payment_method: method.id,
    status: "requires_action",
  });
  await recordEvent(work, { type: "payment_intent.requires_action", object: waiting });
  return waiting;
}

/** Continues a locked intent after the customer answered on the authentication page. */
export async function answerChallenge(
  work: Work,
  { intent, isComplete: complete }: { intent: Stripe.PaymentIntent; isComplete: boolean },
): Promise<Stripe.PaymentIntent> {
  const method = await getObject(work, { kind: "payment_method", id: String(intent.payment_method) });
  if (complete) return payIntent(work, { intent, method, authenticated: true });
  const failed = await turnBack(work, {
    intent,
    error: {
      code: "payment_intent_authentication_failure",
      doc_url: docUrl("payment_intent_authentication_failure"),
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      payment_method: method,
      type: "invalid_request_error",
    },
  });
  await recordEvent(work, { type: "payment_intent.payment_failed", object: failed });
  return failed;
}
