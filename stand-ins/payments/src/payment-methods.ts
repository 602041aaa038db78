import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { type Card, card, findTokenCard, readCard } from "./cards.ts";
import type { Endpoint } from "./endpoints.ts";
import { invalidRequest } from "./errors.ts";
import { newId } from "./keys.ts";
import { getObject, insertObject } from "./objects.ts";
import {
  changeMetadata,
  choice,
  clearable,
  country,
  email,
  metadata,
  nested,
  readParameters,
  text,
} from "./parameters.ts";
import { toDate, type Work } from "./work.ts";

const address = nested({
  city: clearable(text()),
  country: clearable(country),
  line1: clearable(text()),
  line2: clearable(text()),
  postal_code: clearable(text()),
  state: clearable(text()),
});

/** The parameters that name a payment method. */
export const PAYMENT_METHOD = {
  payment_method: text(255),
  payment_method_data: nested({
    type: choice("card"),
    card,
    billing_details: nested({
      address,
      email: clearable(email),
      name: clearable(text()),
      phone: clearable(text()),
      tax_id: clearable(text()),
    }),
    metadata,
    allow_redisplay: choice("always", "limited", "unspecified"),
  }),
};
type Named = ReturnType<ReturnType<typeof nested<typeof PAYMENT_METHOD>>>;

/** The payment method that a request names, created if it names a card or a token; undefined if it names none. */
export async function takePaymentMethod(work: Work, named: Named): Promise<Stripe.PaymentMethod | undefined> {
  const now = toDate(work.now);
  const data = named.payment_method_data;
  if (data) {
    const within = "payment_method_data[card]";
    if (!data.card) throw invalidRequest(`Missing required param: ${within}.`, { code: "parameter_missing" });
    const token = data.card.token && findTokenCard(data.card.token.replace(/^tok_/u, "pm_card_"), now);
    const read = token || readCard(data.card, { now, within });
    const made = toPaymentMethod(read, { now: work.now, metadata: changeMetadata(null, data.metadata) });
    const details = data.billing_details;
    return keepPaymentMethod(work, {
      card: read,
      method: {
        ...made,
        allow_redisplay: data.allow_redisplay ?? "unspecified",
        billing_details: {
          address: { ...EMPTY_ADDRESS, ...withoutUndefined(details?.address ?? {}) },
          email: details?.email ?? null,
          name: details?.name ?? null,
          phone: details?.phone ?? null,
          tax_id: details?.tax_id ?? null,
        },
      },
    });
  }
  if (!named.payment_method) return undefined;
  const token = findTokenCard(named.payment_method, now);
  if (token) return keepPaymentMethod(work, { card: token });
  return getObject(work, { kind: "payment_method", id: named.payment_method, param: "payment_method" });
}

/** Stores a card, without its number. */
export const keepPaymentMethod = (
  work: Work,
  {
    card,
    method = toPaymentMethod(card, { now: work.now, metadata: {} }),
  }: { card: Card; method?: Stripe.PaymentMethod },
): Promise<Stripe.PaymentMethod> =>
  insertObject(work, { kind: "payment_method", object: method, notes: { behavior: card.behavior } });

const EMPTY_ADDRESS: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

function withoutUndefined(place: Partial<Record<keyof Stripe.Address, string | null | undefined>>) {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
}

function toPaymentMethod(
  read: Card,
  { now, metadata: kept }: { now: number; metadata: Stripe.Metadata },
): Stripe.PaymentMethod {
  return {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: { address: EMPTY_ADDRESS, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: read.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: read.behavior === "incorrect_cvc" ? "fail" : "pass",
      },
      country: "CA",
      display_brand: read.brand,
      exp_month: read.exp_month,
      exp_year: read.exp_year,
      fingerprint: createHash("sha256")
        .update(read.brand + read.last4)
        .digest("base64url")
        .slice(0, 16),
      funding: "credit",
      generated_from: null,
      last4: read.last4,
      networks: { available: [read.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: kept,
    type: "card",
  };
}

export const paymentMethodEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/v1/payment_methods/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return getObject(call, { kind: "payment_method", id: call.id });
    },
  },
];
