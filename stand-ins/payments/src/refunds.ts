import type Stripe from "stripe";
import { invalidRequest } from "./errors.ts";
import { newId } from "./keys.ts";
import { mergeMetadata, type Parameters, readInteger, readText } from "./parameters.ts";
import type { Store } from "./store.ts";

/** The charge that took a payment's money. */
async function getCharge(store: Store, given: Parameters): Promise<Stripe.Charge> {
  const intentId = readText(given, "payment_intent");
  if (intentId === undefined) return store.get("charge", readText(given, "charge") ?? "", "charge");
  const intent = await store.get("payment_intent", intentId, "payment_intent");
  if (intent.status !== "succeeded") {
    throw invalidRequest("This PaymentIntent does not have a successful charge to refund.", {
      param: "payment_intent",
    });
  }
  return store.get("charge", String(intent.latest_charge));
}

export async function createRefund(store: Store, given: Parameters): Promise<Stripe.Refund> {
  const charge = await getCharge(store, given);
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  const left = charge.amount - charge.amount_refunded;
  const amount = readInteger(given, "amount") ?? left;
  if (amount < 1 || amount > left) {
    const message = `Refund amount is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`;
    throw invalidRequest(message, { param: "amount" });
  }
  const refunded = charge.amount_refunded + amount;
  const after = await store.save("charge", {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  const refund: Stripe.Refund = {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: newId("txn"),
    charge: charge.id,
    created: store.seconds,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mergeMetadata({}, given),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: (readText(given, "reason") as Stripe.Refund.Reason | undefined) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  await store.add("refund", refund);
  await store.emit("refund.created", refund);
  await store.emit("charge.refunded", after);
  return refund;
}

/** The buyer's bank takes the money of a charge back: in the test mode at will. */
export async function createDispute(store: Store, given: Parameters): Promise<Stripe.Dispute> {
  const charge = await getCharge(store, given);
  await store.save("charge", { ...charge, disputed: true });
  const dispute = {
    id: newId("dp"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: store.seconds,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: { due_by: null, has_evidence: false, past_due: false, submission_count: 0 },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  } as unknown as Stripe.Dispute;
  await store.add("dispute", dispute);
  await store.emit("charge.dispute.created", dispute);
  return dispute;
}
