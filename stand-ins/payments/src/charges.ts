import type Stripe from "stripe";
import { newId } from "./keys.ts";
import type { KeptCard, Store } from "./store.ts";

/** The card as a charge or a payment method shows it. */
function toCardDetails(card: KeptCard): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    country: "CA",
    funding: "credit",
    network: card.brand,
  } as Stripe.Charge.PaymentMethodDetails.Card;
}

/** What a bank answered to a payment: money taken, or the reason why not. */
export async function addCharge(
  store: Store,
  intent: Stripe.PaymentIntent,
  card: KeptCard,
  failure?: { code: string; message: string },
): Promise<Stripe.Charge> {
  const isPaid = failure === undefined;
  const charge: Stripe.Charge = {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? newId("txn") : null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: "VESTPOCKET",
    captured: isPaid,
    created: store.seconds,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: intent.payment_method as string | null,
    payment_method_details: { type: "card", card: toCardDetails(card) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  };
  await store.add("charge", charge);
  await store.emit(isPaid ? "charge.succeeded" : "charge.failed", charge);
  return charge;
}
