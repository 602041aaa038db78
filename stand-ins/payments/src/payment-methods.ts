import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { type Card, card, findTokenCard, readCard } from "./cards.ts";
import type { Endpoint } from "./endpoints.ts";
import { invalidRequest } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { newId } from "./keys.ts";
import { addNotes, getObject, insertObject, lockObject, readNotes, saveObject } from "./objects.ts";
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
  const method = await getObject(work, { kind: "payment_method", id: named.payment_method, param: "payment_method" });
  if ((await readNotes(work, method.id)).spent) throw spent(method.id);
  return method;
}

const spent = (id: string) =>
  invalidRequest(
    `The provided PaymentMethod ${id} was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.`,
  );

/** Saves the card of a payment for its customer. Without one, it cannot be used again. */
export async function attach(
  work: Work,
  { method, customer }: { method: Stripe.PaymentMethod; customer: string | null },
): Promise<void> {
  if (customer === null || method.customer !== null) return;
  const attached = await saveObject<Stripe.PaymentMethod>(work, { ...method, customer });
  await recordEvent(work, { type: "payment_method.attached", object: attached });
}

/** Takes a card from its customer: it cannot be used again. */
export async function detach(work: Work, method: Stripe.PaymentMethod): Promise<Stripe.PaymentMethod> {
  const detached = await saveObject<Stripe.PaymentMethod>(work, { ...method, customer: null });
  await addNotes(work, { id: method.id, notes: { spent: true } });
  await recordEvent(work, {
    type: "payment_method.detached",
    object: detached,
    before: { customer: method.customer },
  });
  return detached;
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
  {
    method: "POST",
    path: "/v1/payment_methods/:id/detach",
    run: async (call) => {
      readParameters(call.params, {});
      const method = await lockObject(call, { kind: "payment_method", id: call.id });
      if (method.customer === null) {
        throw invalidRequest(
          "The payment method you provided is not attached to a customer so detachment is impossible.",
          { param: "payment_method" },
        );
      }
      return detach(call, method);
    },
  },
];
