import type Stripe from "stripe";
import { cardError, findDecline } from "./cards.ts";
import { addCharge } from "./charges.ts";
import { payCheckout } from "./checkout-completion.ts";
import { invalidRequest } from "./errors.ts";
import { newId } from "./keys.ts";
import type { KeptCard, Store } from "./store.ts";

type Intent = Stripe.PaymentIntent;

export function buildIntent(store: Store, given: { amount: number; currency: string } & Partial<Intent>): Intent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${id}_secret_${newId("s").slice(2)}`,
    confirmation_method: "automatic",
    created: store.seconds,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
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
    ...given,
  };
}

/** Has a card's bank asked: the payment succeeds, waits for an authentication, or ApiError 402 says why not. */
export async function attemptPayment(
  store: Store,
  intent: Intent,
  attempt: { card: KeptCard; returnUrl: string | undefined; pagesUrl: string },
): Promise<Intent> {
  const { card, returnUrl, pagesUrl } = attempt;
  const begun: Intent = { ...intent, payment_method: newId("pm"), last_payment_error: null, next_action: null };
  const decline = findDecline(card);
  if (decline !== undefined) {
    const { code, declineCode, message } = decline;
    const charge = await addCharge(store, begun, card, { code, message });
    const error = {
      code,
      message,
      ...(declineCode === undefined ? {} : { decline_code: declineCode }),
      charge: charge.id,
    };
    const failed = await fail(store, { ...begun, latest_charge: charge.id }, { type: "card_error", ...error });
    throw cardError({ ...error, payment_intent: failed }, { keepsEffects: true });
  }
  if (card.behaviour === "authenticates") {
    const url = `${pagesUrl}/authenticate/${intent.id}?client_secret=${intent.client_secret}`;
    const waiting = await store.save(
      "payment_intent",
      {
        ...begun,
        status: "requires_action",
        next_action: { type: "redirect_to_url", redirect_to_url: { url, return_url: returnUrl ?? null } },
      },
      { card, ...(returnUrl === undefined ? {} : { returnUrl }) },
    );
    await store.emit("payment_intent.requires_action", waiting);
    return waiting;
  }
  return succeed(store, begun, card);
}

/** What the buyer's bank found out at its page. */
export async function endAuthentication(
  store: Store,
  id: string,
  given: { clientSecret: string; isDone: boolean },
): Promise<{ intent: Intent; returnUrl: string | undefined }> {
  const intent = await store.get("payment_intent", id);
  if (intent.client_secret !== given.clientSecret) throw invalidRequest("The client secret is not this payment's.");
  const { card, returnUrl } = await store.getPrivate(id);
  // A second press finds it ended.
  if (intent.status !== "requires_action" || card === undefined) return { intent, returnUrl };
  if (given.isDone) return { intent: await succeed(store, { ...intent, next_action: null }, card), returnUrl };
  const failed = await fail(
    store,
    { ...intent, next_action: null },
    {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    },
  );
  return { intent: failed, returnUrl };
}

async function succeed(store: Store, intent: Intent, card: KeptCard): Promise<Intent> {
  const charge = await addCharge(store, intent, card);
  const paid = await store.save(
    "payment_intent",
    { ...intent, status: "succeeded", amount_received: intent.amount, latest_charge: charge.id },
    { card },
  );
  await store.emit("payment_intent.succeeded", paid);
  await payCheckout(store, paid, card);
  return paid;
}

async function fail(store: Store, intent: Intent, error: Readonly<Record<string, unknown>>): Promise<Intent> {
  const failed = await store.save("payment_intent", {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    last_payment_error: error as unknown as Stripe.PaymentIntent.LastPaymentError,
  });
  await store.emit("payment_intent.payment_failed", failed);
  return failed;
}
