import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { integer } from "../../shared/numbers.schema.ts";
import { pageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { plainText, readableLine, readableText } from "../../shared/text.schema.ts";
import { PLANS } from "../listings/listings.terms.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { PROVINCES } from "../places/places.schema.ts";
import { BILLING_MAX } from "./billing.rules.ts";
import { CART_MAX } from "./carts.rules.ts";
import { NOTE_KINDS, NOTE_REASONS } from "./credit-notes.rules.ts";
import { PURPOSES } from "./extending.rules.ts";
import { DISCOUNT_CODE_LENGTH, ORDER_MESSAGES, ORDER_STATUSES } from "./orders.rules.ts";
import { PST_PROVINCES, TAXES } from "./orders.taxes.ts";
import { CARD_BRANDS, CARD_WALLETS, type CardBrand, type CardWallet, PAID_WITH_METHODS } from "./paid-with.terms.ts";

const provinceName = z.enum(PROVINCES.map((province) => province.name) as [ProvinceName, ...ProvinceName[]]);
const cents = integer(0, 10_000_000);
const addOn = z.enum(["priority", "exposure"]);
const boost = z.enum(["exposure", "social", "priority"]);
/** The token that goes with a discount code. */
const discountToken = plainText(200).check(z.regex(/^[\w-]*$/u));

/** What the buyer wants on the receipt besides their name. Each may be empty. */
export const billingRequestSchema = z.strictObject({
  /** For whom the buyer pays, if it is not the buyer. */
  company: readableLine(BILLING_MAX.company),
  address: readableText(BILLING_MAX.address),
  /** The buyer's own GST/HST or QST number. */
  taxNumber: readableLine(BILLING_MAX.taxNumber),
  /** Whether the French version was given first; required to buy in English from Quebec. */
  isFrenchGiven: z.optional(z.boolean()),
});

const billingSchema = z.object({
  company: z.nullable(z.string()),
  address: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
});

/** The buyer as the receipt of a paid order names them, whatever becomes of the account. */
export const billedToSchema = z.extend(billingSchema, { name: z.string() });

export const paymentIntentRequestSchema = z.strictObject({
  planType: withRequiredMessage(z.enum(PLANS), ORDER_MESSAGES.noPlan),
  listingId: idText,
  /** For a live listing: whether to add time or to raise what it has. */
  purpose: z._default(z.enum(PURPOSES), "publish"),
  /** Add-ons. One that the plan includes changes nothing. */
  features: z._default(z.array(addOn).check(z.maxLength(2)), []),
  /** Empty for no discount. */
  code: z.optional(plainText(DISCOUNT_CODE_LENGTH)),
  token: z.optional(z.nullable(discountToken)),
  /** A signed-in member's discount, without a code. With a token, it uses up that token's code. */
  applyMemberDiscount: z.optional(z.boolean()),
  discountToken: z.optional(z.nullable(discountToken)),
  /** The buyer's billing location. The province is required if sales tax is charged. */
  province: z.optional(provinceName),
  city: z.optional(plainText(100)),
  billing: z.optional(billingRequestSchema),
});
export type PaymentIntentRequest = z.infer<typeof paymentIntentRequestSchema>;

export const paymentIntentSchema = z.object({
  clientSecret: z.string(),
  planType: z.enum(PLANS),
  /** Bought and included. */
  featureTags: z.array(boost),
  discountApplied: z.boolean(),
  /** The order that the payment is for. */
  orderId: idText,
});
export type StartedPayment = z.infer<typeof paymentIntentSchema>;

/**
 * The state of an open order's payment: a card can be entered, the bank requires authentication, or the bank has not
 * responded yet.
 */
export const PAYMENT_STAGES = ["ready", "authenticating", "processing"] as const;

/** What a browser needs to continue an open order's payment, wherever it was started. */
export const resumedPaymentSchema = z.object({
  clientSecret: z.string(),
  stage: z.enum(PAYMENT_STAGES),
  /** The bank's authentication page; null if the provider's script opens it. */
  authenticationUrl: z.nullable(z.string()),
});
export type ResumedPayment = z.infer<typeof resumedPaymentSchema>;

/** Pays for several listings at once, each with its plan. */
export const cartRequestSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        listingId: idText,
        planType: withRequiredMessage(z.enum(PLANS), ORDER_MESSAGES.noPlan),
        /** Add-ons. One that the plan includes changes nothing. */
        features: z._default(z.array(addOn).check(z.maxLength(2)), []),
        /** For a live listing: its time is added to. */
        purpose: z._default(z.enum(["publish", "renew"]), "publish"),
      }),
    )
    .check(z.minLength(1), z.maxLength(CART_MAX)),
  /** A member's discount, for each line. */
  applyMemberDiscount: z.optional(z.boolean()),
  province: z.optional(provinceName),
  city: z.optional(plainText(100)),
  billing: z.optional(billingRequestSchema),
});
export type CartRequest = z.infer<typeof cartRequestSchema>;

export const startedCartSchema = z.object({ orderId: idText, clientSecret: z.string() });
export type StartedCart = z.infer<typeof startedCartSchema>;

const cardBrand = z.enum(Object.keys(CARD_BRANDS) as [CardBrand, ...CardBrand[]]);
const last4 = z.string().check(z.regex(/^\d{4}$/u));

/** The card that an account pays with again, as the payment provider keeps it. */
const savedCardSchema = z.object({
  /** Names the card at the provider, for its own customer's payments only. */
  paymentMethodId: z.string(),
  /** Null for another brand. */
  brand: z.nullable(cardBrand),
  last4,
  /** The last month in which it can pay, from 1 to 12. */
  expiresMonth: integer(1, 12),
  expiresYear: integer(2000, 9999),
  savedAt: momentSchema,
});
export type SavedCard = z.infer<typeof savedCardSchema>;

/** Before a payment is confirmed. */
export const checkRequestSchema = z.strictObject({
  /** Whether to save the card that it is confirmed with; left as it is if missing. */
  savesCard: z.optional(z.boolean()),
});

/** What the browser needs to take a payment. */
export const paymentConfigSchema = z.object({
  publishableKey: z.string(),
  /** Whether payments are simulated. */
  testMode: z.boolean(),
  /** Null if no sales tax is charged. */
  salesTax: z.nullable(z.object({ hasQst: z.boolean(), pst: z.array(z.enum(PST_PROVINCES)) })),
  /** What the account's latest order was billed with, as the initial values of a form; null without one. */
  billing: z.nullable(z.extend(billingSchema, { province: provinceName, city: z.nullable(z.string()) })),
  /** Null if the account saved none. It may have expired. */
  savedCard: z.nullable(savedCardSchema),
});
export type PaymentConfig = z.infer<typeof paymentConfigSchema>;

/** By the token to replace, or by the listing if there is none yet. */
export const resendCodeRequestSchema = z.union([
  z.strictObject({ token: discountToken }),
  z.strictObject({ listingId: idText }),
]);

const taxLineSchema = z.object({
  tax: z.enum(TAXES),
  /** In thousandths of a percent: 9.975 % is 9,975. */
  rate: integer(0, 100_000),
  cents,
});

/** How an order was paid, as far as the payment provider reported. */
const paidWithSchema = z.object({
  method: z.enum(PAID_WITH_METHODS),
  /** Null for another brand, and for anything but a card. */
  brand: z.nullable(cardBrand),
  /** The card's last four digits. */
  last4: z.nullable(last4),
  /** Null if the card was entered directly, or came from another wallet. */
  wallet: z.nullable(z.enum(Object.keys(CARD_WALLETS) as [CardWallet, ...CardWallet[]])),
});
export type PaidWith = z.infer<typeof paidWithSchema>;

/** The seller, with the tax registration numbers; null if there are none. */
const sellerSchema = z.object({
  name: z.string(),
  address: z.nullable(z.string()),
  gst: z.nullable(z.string()),
  qst: z.nullable(z.string()),
});

/** A credit note for a refund, or a debit note for one that failed. Amounts are integer cents, CAD, never negative. */
const noteSchema = z.object({
  /** 'CN-000012'. */
  number: z.string(),
  kind: z.enum(NOTE_KINDS),
  issuedAt: momentSchema,
  reason: z.enum(NOTE_REASONS),
  /** Before tax. */
  netCents: z.number(),
  /** The refunded part of each tax. */
  taxes: z.array(taxLineSchema),
  totalCents: cents,
  /** Null if it was not saved. */
  seller: z.nullable(sellerSchema),
});
export type CreditNote = z.infer<typeof noteSchema>;

/** One of several listings that an order pays for. Amounts are integer cents, CAD. */
const lineSchema = z.object({
  /** With its title at the time of the order. */
  listing: z.object({ id: idText, title: z.string() }),
  purpose: z.enum(PURPOSES),
  plan: z.enum(PLANS),
  addOns: z.array(addOn),
  days: integer(1, 10_000),
  boosts: z.array(boost),
  planCents: cents,
  subtotalCents: cents,
  discountCents: cents,
  /** With its share of the order's taxes. */
  totalCents: cents,
  /** Paid, but the listing could not be published: it is refunded. */
  isUndelivered: z.boolean(),
  isRefunded: z.boolean(),
});
export type OrderLineView = z.infer<typeof lineSchema>;

/** An order in its owner's list. Amounts are integer cents, CAD. */
export const orderSchema = z.object({
  id: idText,
  /** The receipt number; null until it is paid. */
  number: z.nullable(z.string()),
  kind: z.enum(["listing", "membership"]),
  status: z.enum(ORDER_STATUSES),
  /** Paid, but its listing could not be published: it is being refunded. */
  isUndelivered: z.boolean(),
  /** The listing with its title at the time of the order; null for a membership, and if there are several. */
  listing: z.nullable(z.object({ id: idText, title: z.string() })),
  /** Several listings with their plans; empty for one listing, and for a membership. */
  lines: z.array(lineSchema),
  /** Null for a membership, and if there are several listings. */
  plan: z.nullable(z.enum(PLANS)),
  /** What was bought for the listing; `publish` for a membership. */
  purpose: z.enum(PURPOSES),
  /** Paid add-ons. */
  addOns: z.array(addOn),
  /** How long what was bought lasts. */
  days: integer(1, 10_000),
  /** Bought and included, of a listing. */
  boosts: z.array(boost),
  /** The plan's or the membership's price, before add-ons, discount and tax. */
  planCents: cents,
  subtotalCents: cents,
  discountCents: cents,
  taxes: z.array(taxLineSchema),
  totalCents: cents,
  refundedCents: cents,
  /** Oldest first. */
  notes: z.array(noteSchema),
  province: z.nullable(provinceName),
  city: z.nullable(z.string()),
  createdAt: momentSchema,
  paidAt: z.nullable(momentSchema),
  /** Null until it is known. */
  paidWith: z.nullable(paidWithSchema),
});
export type Order = z.infer<typeof orderSchema>;

export const listOrdersRequestSchema = z.extend(pageRequestSchema, {
  /** Only the orders of this listing. */
  listingId: z.optional(idText),
});
export type ListOrdersRequest = z.infer<typeof listOrdersRequestSchema>;

export const ordersSchema = z.extend(pageSchema, { orders: z.array(orderSchema) });

/** An order with the additional details of its receipt. */
export const receiptSchema = z.extend(orderSchema, {
  /** As of the payment; before it, the account as it is. The email is always the account's own. */
  buyer: z.extend(billedToSchema, { email: z.string() }),
  seller: sellerSchema,
});
export type Receipt = z.infer<typeof receiptSchema>;
