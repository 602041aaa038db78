import type Stripe from "stripe";
import { FAILURES, type Failure, RENEWAL_FAILURES } from "./cards.ts";
import { toCharge } from "./charges.ts";
import { ApiError, docUrl } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { addNotes, getObject, insertObject, readNotes, saveObject } from "./objects.ts";
import type { Work } from "./work.ts";

/** A refused payment: unlike every other error it leaves something behind, the attempt. */
export class Declined extends ApiError {
  readonly intent: Stripe.PaymentIntent;

  constructor(intent: Stripe.PaymentIntent, failure: Failure) {
    const { message, ...details } = failure;
    const charge = intent.latest_charge as string;
    const method = intent.last_payment_error?.payment_method;
    super(402, "card_error", message, {
      ...details,
      charge,
      payment_intent: intent,
      ...(method && { payment_method: method }),
    });
    this.intent = intent;
  }
}

const UNAUTHENTICATED: Failure = {
  code: "card_declined",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

/** Tries to have a locked intent paid: it succeeds, waits for its payer, or throws `Declined`. */
export async function payIntent(
  work: Work,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { returnUrl, offSession = false, authenticated = false, exempt = false }: PayOptions = {},
): Promise<Stripe.PaymentIntent> {
  const { behaviour = "succeeds" } = await readNotes(work, method.id);
  const challenged = behaviour === "challenges" && !exempt;
  const failure = challenged && offSession ? UNAUTHENTICATED : (offSession ? RENEWAL_FAILURES : FAILURES)[behaviour];
  if (failure) throw new Declined(await refuse(work, intent, method, failure), failure);
  if (challenged && !authenticated) return challenge(work, intent, method, returnUrl);
  const charge = toCharge(intent, method, { now: work.now, authenticated });
  await insertObject(work, "charge", charge);
  const paid = await saveObject(work, {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: "succeeded",
  });
  await recordEvent(work, "charge.succeeded", charge);
  await recordEvent(work, "payment_intent.succeeded", paid);
  return paid;
}

interface PayOptions {
  readonly returnUrl?: string | undefined;
  /** Its payer is not there. */
  readonly offSession?: boolean;
  /** Its payer has just shown who they are. */
  readonly authenticated?: boolean;
  /** Its payer did so when the card was saved. */
  readonly exempt?: boolean;
}

async function refuse(
  work: Work,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  failure: Failure,
): Promise<Stripe.PaymentIntent> {
  const charge = toCharge(intent, method, { now: work.now, failure, authenticated: false });
  await insertObject(work, "charge", charge);
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
  const refused = await turnBack(work, { ...intent, latest_charge: charge.id }, error);
  await recordEvent(work, "charge.failed", charge);
  await recordEvent(work, "payment_intent.payment_failed", refused);
  return refused;
}

const turnBack = (work: Work, intent: Stripe.PaymentIntent, error: Stripe.PaymentIntent.LastPaymentError) =>
  saveObject<Stripe.PaymentIntent>(work, {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  });

async function challenge(
  work: Work,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  returnUrl: string | undefined,
): Promise<Stripe.PaymentIntent> {
  const url = `${work.pagesUrl}/authenticate/${intent.id}?client_secret=${intent.client_secret}`;
  if (returnUrl) await addNotes(work, intent.id, { returnUrl });
  const waiting = await saveObject<Stripe.PaymentIntent>(work, {
    ...intent,
    last_payment_error: null,
    next_action: { redirect_to_url: { return_url: returnUrl ?? null, url }, type: "redirect_to_url" },
    payment_method: method.id,
    status: "requires_action",
  });
  await recordEvent(work, "payment_intent.requires_action", waiting);
  return waiting;
}

/** What comes of the payer's answer on the authentication page, for a locked intent that waits for it. */
export async function answerChallenge(
  work: Work,
  intent: Stripe.PaymentIntent,
  complete: boolean,
): Promise<Stripe.PaymentIntent> {
  const method = await getObject(work, "payment_method", String(intent.payment_method));
  if (complete) return payIntent(work, intent, method, { authenticated: true });
  const failed = await turnBack(work, intent, {
    code: "payment_intent_authentication_failure",
    doc_url: docUrl("payment_intent_authentication_failure"),
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    payment_method: method,
    type: "invalid_request_error",
  });
  await recordEvent(work, "payment_intent.payment_failed", failed);
  return failed;
}
