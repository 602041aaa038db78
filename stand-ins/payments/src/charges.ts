import type Stripe from "stripe";
import type { Failure } from "./cards.ts";
import type { Endpoint } from "./endpoints.ts";
import { newId } from "./keys.ts";
import { listObjects, PAGING } from "./lists.ts";
import { getObject } from "./objects.ts";
import { readParameters, text } from "./parameters.ts";

/** One attempt at a payment, successful or declined. */
export function toCharge(
  intent: Stripe.PaymentIntent,
  {
    method,
    now,
    failure,
    authenticated,
  }: {
    method: Stripe.PaymentMethod;
    now: number;
    failure?: Failure | undefined;
    authenticated: boolean;
  },
): Stripe.Charge {
  return {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: "VESTPOCKET",
    captured: !failure,
    created: now,
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
    outcome: toOutcome(failure),
    paid: !failure,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: toDetails(intent, { method, authenticated }),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: failure ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

function toOutcome(failure: Failure | undefined): Stripe.Charge.Outcome {
  const common = { network_advice_code: null, risk_level: "normal", risk_score: 20 };
  if (!failure) {
    return {
      ...common,
      advice_code: null,
      network_decline_code: null,
      network_status: "approved_by_network",
      reason: null,
      seller_message: "Payment complete.",
      type: "authorized",
    };
  }
  return {
    ...common,
    advice_code: "try_again_later",
    network_decline_code: failure.decline_code === "insufficient_funds" ? "51" : "05",
    network_status: "declined_by_network",
    reason: failure.decline_code ?? failure.code,
    seller_message: "The bank did not accept the payment.",
    type: "issuer_declined",
  };
}

function toDetails(
  intent: Stripe.PaymentIntent,
  { method: { card }, authenticated }: { method: Stripe.PaymentMethod; authenticated: boolean },
): Stripe.Charge.PaymentMethodDetails {
  return {
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand: card?.brand ?? null,
      checks: card?.checks ?? null,
      country: card?.country ?? null,
      electronic_commerce_indicator: null,
      exp_month: card?.exp_month ?? 0,
      exp_year: card?.exp_year ?? 0,
      fingerprint: card?.fingerprint ?? null,
      funding: card?.funding ?? null,
      installments: null,
      last4: card?.last4 ?? null,
      mandate: null,
      network: card?.brand ?? null,
      network_token: { used: false },
      network_transaction_id: null,
      regulated_status: "unregulated",
      three_d_secure: authenticated
        ? {
            authentication_flow: "challenge",
            electronic_commerce_indicator: "05",
            exemption_indicator: null,
            result: "authenticated",
            result_reason: null,
            transaction_id: null,
            version: "2.2.0",
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
    type: "card",
  };
}

export const chargeEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/v1/charges/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return getObject(call, { kind: "charge", id: call.id });
    },
  },
  {
    method: "GET",
    path: "/v1/charges",
    run: async (call) => {
      const shape = { ...PAGING, customer: text(255), payment_intent: text(255) };
      const { customer, payment_intent, ...page } = readParameters(call.params, shape);
      return listObjects(call, { kind: "charge", url: "/v1/charges", page, where: { customer, payment_intent } });
    },
  },
];
