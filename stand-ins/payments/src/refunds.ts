import type Stripe from "stripe";
import type { Call, Endpoint } from "./endpoints.ts";
import { invalidRequest } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { newId } from "./keys.ts";
import { listObjects, PAGING } from "./lists.ts";
import { getObject, insertObject, lockObject, readNotes, saveObject, saveScheduled } from "./objects.ts";
import { changeMetadata, choice, flag, integer, metadata, readParameters, text } from "./parameters.ts";
import { HOUR } from "./time.ts";
import type { Work } from "./work.ts";

async function create(call: Call): Promise<object> {
  const given = readParameters(call.params, {
    amount: integer(1),
    charge: text(255),
    metadata,
    payment_intent: text(255),
    reason: choice("duplicate", "fraudulent", "requested_by_customer"),
    refund_application_fee: flag,
    reverse_transfer: flag,
  });
  const charge = await lockObject(call, { kind: "charge", id: await findCharge(call, given), param: "charge" });
  if (!charge.paid) {
    throw invalidRequest(`Charge ${charge.id} has not been paid, and cannot be refunded.`, {
      code: "charge_not_refundable",
    });
  }
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  }
  const left = charge.amount - charge.amount_refunded;
  const amount = given.amount ?? left;
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${toMoney(amount)}) is greater than unrefunded amount on charge (${toMoney(left)})`,
      { param: "amount" },
    );
  }
  const { behavior } = await readNotes(call, String(charge.payment_method));
  const isPending = behavior === "refunds-later";
  const refund = await insertObject(call, {
    kind: "refund",
    object: { ...toRefund(charge, { amount, now: call.now, given }), status: isPending ? "pending" : "succeeded" },
    ...((isPending || behavior === "refund-fails") && { dueAt: call.now + HOUR }),
  });
  const refunded = charge.amount_refunded + amount;
  const after = await saveObject(call, {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  await recordEvent(call, {
    type: "charge.refunded",
    object: after,
    before: {
      amount_refunded: charge.amount_refunded,
      ...(after.refunded && { refunded: false }),
    },
  });
  return refund;
}

/** The outcome of a refund that the bank takes time for: it succeeds, or fails. */
export async function settleRefund(work: Work, refund: Stripe.Refund): Promise<void> {
  if (refund.status === "pending") {
    const object = await saveScheduled<Stripe.Refund>(work, {
      object: { ...refund, status: "succeeded" },
      dueAt: null,
    });
    return recordEvent(work, { type: "refund.updated", object, before: { status: "pending" } });
  }
  const failed: Stripe.Refund = { ...refund, failure_reason: "lost_or_stolen_card", status: "failed" };
  await saveScheduled(work, { object: failed, dueAt: null });
  const charge = await lockObject(work, { kind: "charge", id: String(refund.charge) });
  const left = charge.amount_refunded - refund.amount;
  await saveObject(work, { ...charge, amount_refunded: left, refunded: false });
  await recordEvent(work, { type: "refund.updated", object: failed, before: { status: refund.status } });
  await recordEvent(work, { type: "refund.failed", object: failed });
}

/** The charge itself, or the one that paid an intent. */
async function findCharge(
  call: Call,
  given: { charge: string | undefined; payment_intent: string | undefined },
): Promise<string> {
  if (given.charge !== undefined) return given.charge;
  if (given.payment_intent === undefined) {
    throw invalidRequest("One of the following params should be provided for this request: payment_intent or charge.", {
      code: "parameter_missing",
    });
  }
  const intent = await getObject(call, { kind: "payment_intent", id: given.payment_intent, param: "payment_intent" });
  if (intent.status === "succeeded" && intent.latest_charge !== null) return String(intent.latest_charge);
  throw invalidRequest("This PaymentIntent does not have a successful charge to refund.", { param: "payment_intent" });
}

function toRefund(
  charge: Stripe.Charge,
  {
    amount,
    now,
    given,
  }: {
    amount: number;
    now: number;
    given: {
      metadata: Parameters<typeof changeMetadata>[1];
      reason: Stripe.Refund.Reason | undefined;
    };
  },
): Stripe.Refund {
  return {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    metadata: changeMetadata(null, given.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}

const toMoney = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export const refundEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/refunds", run: create },
  {
    method: "GET",
    path: "/v1/refunds",
    run: async (call) => {
      const shape = { ...PAGING, charge: text(255), payment_intent: text(255) };
      const { charge, payment_intent, ...page } = readParameters(call.params, shape);
      return listObjects(call, { kind: "refund", url: "/v1/refunds", page, where: { charge, payment_intent } });
    },
  },
  {
    method: "GET",
    path: "/v1/refunds/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return getObject(call, { kind: "refund", id: call.id });
    },
  },
];
