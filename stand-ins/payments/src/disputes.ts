import type Stripe from "stripe";
import type { Endpoint } from "./endpoints.ts";
import { invalidRequest } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { newId } from "./keys.ts";
import { getObject, insertObject, lockObject, saveObject } from "./objects.ts";
import { readParameters, required, text } from "./parameters.ts";
import { DAY } from "./time.ts";

function toDispute(charge: Stripe.Charge, now: number): Stripe.Dispute {
  return {
    id: newId("du"),
    object: "dispute",
    amount: charge.amount - charge.amount_refunded,
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
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: "10.4",
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: "visa", network: "visa", case_type: "chargeback", network_reason_code: "10.4" },
      type: "card",
    },
    reason: "fraudulent",
    status: "needs_response",
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

export const disputeEndpoints: readonly Endpoint[] = [
  {
    // At Stripe, a special test card causes a dispute. Here, tests call this endpoint.
    method: "POST",
    path: "/v1/test_helpers/sandbox/dispute",
    run: async (call) => {
      const given = readParameters(call.params, { charge: text(255) });
      const charge = await lockObject(call, { kind: "charge", id: required(given.charge, "charge"), param: "charge" });
      if (!charge.paid || charge.disputed) {
        throw invalidRequest(`Charge ${charge.id} cannot be disputed.`, { param: "charge" });
      }
      const dispute = await insertObject(call, { kind: "dispute", object: toDispute(charge, call.now) });
      await saveObject(call, { ...charge, disputed: true });
      await recordEvent(call, { type: "charge.dispute.created", object: dispute });
      return dispute;
    },
  },
  {
    method: "GET",
    path: "/v1/disputes/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return getObject(call, { kind: "dispute", id: call.id });
    },
  },
];
