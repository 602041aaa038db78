import type Stripe from "stripe";
import type { Call, Endpoint } from "./endpoints.ts";
import { invalidRequest } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { newId } from "./keys.ts";
import { listObjects } from "./lists.ts";
import { getObject, insertObject, lockObject, saveObject } from "./objects.ts";
import { choice, flag, readParameters, required, text } from "./parameters.ts";
import { DAY } from "./time.ts";
import type { Work } from "./work.ts";

function toDispute(charge: Stripe.Charge, { now, isInquiry }: { now: number; isInquiry: boolean }): Stripe.Dispute {
  return {
    id: newId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: now + 7 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    network_reason_code: "10.4",
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details?.card?.brand ?? "visa",
        network: charge.payment_method_details?.card?.network ?? "visa",
        case_type: isInquiry ? "inquiry" : "chargeback",
        network_reason_code: "10.4",
      },
      type: "card",
    },
    reason: "fraudulent",
    status: isInquiry ? "warning_needs_response" : "needs_response",
  };
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

type Dispute = Stripe.Dispute;

/** The bank takes a dispute's money, which is a negative amount, or returns some or all of it. */
async function moveFunds(work: Work, { dispute, amount }: { dispute: Dispute; amount: number }): Promise<Dispute> {
  const isBack = amount > 0;
  const transaction: Stripe.BalanceTransaction = {
    id: newId("txn"),
    object: "balance_transaction",
    amount,
    available_on: work.now,
    balance_type: "payments",
    created: work.now,
    currency: dispute.currency,
    description: isBack ? "Chargeback reversal" : "Chargeback withdrawal",
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: isBack ? "dispute_reversal" : "dispute",
    source: dispute.id,
    status: "available",
    type: "adjustment",
  };
  const moved = { ...dispute, balance_transactions: [...dispute.balance_transactions, transaction] };
  await saveObject(work, moved);
  const type = isBack ? "charge.dispute.funds_reinstated" : "charge.dispute.funds_withdrawn";
  await recordEvent(work, { type, object: moved });
  return moved;
}

async function open(call: Call): Promise<object> {
  const given = readParameters(call.params, { charge: text(255), inquiry: flag });
  const charge = await lockObject(call, { kind: "charge", id: required(given.charge, "charge"), param: "charge" });
  if (!charge.paid) {
    throw invalidRequest(`Charge ${charge.id} cannot be disputed.`, { param: "charge" });
  }
  return openDispute(call, { charge, isInquiry: given.inquiry === true });
}

/** The bank disputes a paid charge and takes its money, or only asks about it. */
export async function openDispute(
  work: Work,
  { charge, isInquiry }: { charge: Stripe.Charge; isInquiry: boolean },
): Promise<Dispute> {
  const object = toDispute(charge, { now: work.now, isInquiry });
  const dispute = await insertObject(work, { kind: "dispute", object });
  await recordEvent(work, { type: "charge.dispute.created", object: dispute });
  return isInquiry ? dispute : takeFunds(work, dispute);
}

async function takeFunds(work: Work, dispute: Dispute): Promise<Dispute> {
  const charge = await lockObject(work, { kind: "charge", id: String(dispute.charge) });
  await saveObject(work, { ...charge, disputed: true });
  return moveFunds(work, { dispute, amount: -dispute.amount });
}

/** What the bank returns of a closed dispute: all of it if won; if lost, what the buyer had been refunded before. */
function amountBack({ amount, status }: Dispute, { amount_refunded: refunded }: Stripe.Charge): number {
  if (status === "won") return amount;
  return status === "lost" ? Math.min(amount, refunded) : 0;
}

const STEPS = {
  /** The inquiry becomes a dispute. */
  escalate: { from: ["warning_needs_response", "warning_under_review"], to: "needs_response" },
  withdraw_inquiry: { from: ["warning_needs_response", "warning_under_review"], to: "warning_closed" },
  win: { from: ["needs_response", "under_review"], to: "won" },
  lose: { from: ["needs_response", "under_review"], to: "lost" },
} as const;

export type DisputeStep = keyof typeof STEPS;
const STEP_NAMES = Object.keys(STEPS) as DisputeStep[];

/** The ways in which a dispute or an inquiry can go on; none once it is over. */
export function listSteps({ status }: Pick<Stripe.Dispute, "status">): DisputeStep[] {
  return STEP_NAMES.filter((step) => STEPS[step].from.some((each) => each === status));
}

/** The disputes and inquiries that are not over, newest first. */
export async function listOpenDisputes(work: Work): Promise<Stripe.Dispute[]> {
  const status = STEP_NAMES.flatMap((step) => STEPS[step].from);
  return (await listObjects(work, { kind: "dispute", url: "/v1/disputes", page: { limit: 100 }, where: { status } }))
    .data;
}

function moveDispute(call: Call): Promise<object> {
  const { step } = readParameters(call.params, { step: choice(...STEP_NAMES) });
  return continueDispute(call, { id: call.id, step: required(step, "step") });
}

/** What a bank does next about a dispute or an inquiry. */
export async function continueDispute(call: Work, { id, step }: { id: string; step: DisputeStep }): Promise<object> {
  const { to } = STEPS[step];
  const before = await lockObject(call, { kind: "dispute", id });
  if (!listSteps(before).includes(step)) {
    throw invalidRequest(`This dispute has a status of ${before.status}.`, { param: "step" });
  }
  const dispute = await saveObject<Dispute>(call, { ...before, status: to, is_charge_refundable: false });
  if (to === "needs_response") {
    await recordEvent(call, { type: "charge.dispute.updated", object: dispute, before: { status: before.status } });
    return takeFunds(call, dispute);
  }
  await recordEvent(call, { type: "charge.dispute.closed", object: dispute });
  const charge = await getObject(call, { kind: "charge", id: String(dispute.charge) });
  const amount = amountBack(dispute, charge);
  return amount > 0 ? moveFunds(call, { dispute, amount }) : dispute;
}

export const disputeEndpoints: readonly Endpoint[] = [
  {
    // At Stripe, special test cards cause disputes. Here, tests may also call these endpoints.
    method: "POST",
    path: "/v1/test_helpers/sandbox/dispute",
    run: open,
  },
  { method: "POST", path: "/v1/test_helpers/sandbox/disputes/:id", run: moveDispute },
  {
    method: "GET",
    path: "/v1/disputes/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return getObject(call, { kind: "dispute", id: call.id });
    },
  },
];
