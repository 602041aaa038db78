import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { integer } from "../../shared/numbers.schema.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import { withRequiredWords } from "../../shared/required-words.ts";
import { plainText } from "../../shared/text.schema.ts";
import { PLANS } from "../listings/listings.terms.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { PROVINCES } from "../places/places.schema.ts";
import { DISCOUNT_CODE_LENGTH, ORDER_MESSAGES, ORDER_STATUSES } from "./orders.rules.ts";
import { PST_PROVINCES, TAXES } from "./orders.taxes.ts";

const provinceName = z.enum(PROVINCES.map((province) => province.name) as [ProvinceName, ...ProvinceName[]]);
const cents = integer(0, 10_000_000);
const addOn = z.enum(["priority", "exposure"]);
const boost = z.enum(["exposure", "social", "priority"]);
/** The token a discount code goes with. */
const discountToken = z.string().check(z.maxLength(200), z.regex(/^[\w-]*$/u));

export const paymentIntentRequestSchema = z.strictObject({
  planType: withRequiredWords(z.enum(PLANS), ORDER_MESSAGES.noPlan),
  listingId: z.uuid(),
  /** Add-ons; one that the plan includes adds nothing. */
  features: z._default(z.array(addOn).check(z.maxLength(2)), []),
  /** Empty: without a discount. */
  code: z.optional(plainText(DISCOUNT_CODE_LENGTH)),
  token: z.optional(z.nullable(discountToken)),
  /** The buyer's billing place; the province is required where tax is charged. */
  province: z.optional(provinceName),
  city: z.optional(plainText(100)),
});
export type PaymentIntentRequest = z.infer<typeof paymentIntentRequestSchema>;

export const paymentIntentSchema = z.object({
  clientSecret: z.string(),
  planType: z.enum(PLANS),
  /** Bought and included. */
  featureTags: z.array(boost),
  discountApplied: z.boolean(),
  /** The order that the payment is for. */
  orderId: z.uuid(),
});
export type StartedPayment = z.infer<typeof paymentIntentSchema>;

/** What the browser needs to take a payment. */
export const paymentConfigSchema = z.object({
  publishableKey: z.string(),
  /** No money is moved. */
  testMode: z.boolean(),
  /** Null: no sales tax is charged. */
  salesTax: z.nullable(z.object({ pst: z.array(z.enum(PST_PROVINCES)) })),
});
export type PaymentConfig = z.infer<typeof paymentConfigSchema>;

/** By the token that is replaced, or by the listing where there is none yet. */
export const resendCodeRequestSchema = z.union([
  z.strictObject({ token: discountToken }),
  z.strictObject({ listingId: z.uuid() }),
]);

const taxLineSchema = z.object({
  tax: z.enum(TAXES),
  /** In thousandths of a percent: 9.975 % is 9,975. */
  rate: integer(0, 100_000),
  cents,
});

/** An order in its owner's list. Amounts are integer cents, CAD. */
export const orderSchema = z.object({
  id: z.uuid(),
  /** As it stands on the receipt; null until it is paid. */
  number: z.nullable(z.string()),
  kind: z.enum(["listing", "membership"]),
  status: z.enum(ORDER_STATUSES),
  /** The listing that was promoted, under the title it had then; null for a membership. */
  listing: z.nullable(z.object({ id: z.uuid(), title: z.string() })),
  /** Null for a membership. */
  plan: z.nullable(z.enum(PLANS)),
  /** Add-ons that were paid for. */
  addOns: z.array(addOn),
  /** The plan's or the membership's price, before add-ons, discount and tax. */
  planCents: cents,
  subtotalCents: cents,
  discountCents: cents,
  taxes: z.array(taxLineSchema),
  totalCents: cents,
  refundedCents: cents,
  province: z.nullable(provinceName),
  city: z.nullable(z.string()),
  createdAt: momentSchema,
  paidAt: z.nullable(momentSchema),
});
export type Order = z.infer<typeof orderSchema>;

export const ordersSchema = z.extend(pageSchema, { orders: z.array(orderSchema) });

/** An order with what its receipt says besides. */
export const receiptSchema = z.extend(orderSchema, {
  buyer: z.object({ name: z.string(), email: z.string() }),
  /** The seller's tax registrations; null where there is none. */
  sellerTaxNumbers: z.object({ gst: z.nullable(z.string()), qst: z.nullable(z.string()) }),
});
export type Receipt = z.infer<typeof receiptSchema>;
