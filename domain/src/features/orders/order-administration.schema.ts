import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { pageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import { searchQuerySchema } from "../../shared/text.schema.ts";
import { CENTS_MAX, LISTED_STATUSES, ORDER_KINDS, REFUND_REASONS } from "./order-administration.rules.ts";
import { orderSchema, receiptSchema } from "./orders.schema.ts";

const cents = integer(0, CENTS_MAX);
const count = integer(0, INT32_MAX);

/** What an administrator looks for among all orders; all that is given must match. */
export const listAdminOrdersRequestSchema = z.extend(pageRequestSchema, {
  /** A receipt's number, the id of an order or of a payment, or a part of the buyer's e-mail or of the listing's title. */
  searchQuery: z.optional(searchQuerySchema),
  status: z.optional(z.enum(LISTED_STATUSES)),
  kind: z.optional(z.enum(ORDER_KINDS)),
});
export type ListAdminOrdersRequest = z.infer<typeof listAdminOrdersRequestSchema>;

const buyer = z.object({ uid: z.uuid(), name: z.nullable(z.string()), email: z.nullable(z.string()) });

/** An order in the list of all. */
export const adminOrderSchema = z.extend(orderSchema, {
  /** Their name and e-mail are null where the account is gone. */
  buyer,
  /** Paid, but its listing could not be published. */
  isUndelivered: z.boolean(),
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

export const adminOrdersSchema = z.extend(pageSchema, { orders: z.array(adminOrderSchema) });

const refundSchema = z.object({
  id: z.string(),
  cents,
  /** In the provider's words. */
  status: z.string(),
  reason: z.nullable(z.string()),
  createdAt: momentSchema,
});

/** An order with all that is known of it. */
export const adminOrderDetailsSchema = z.extend(adminOrderSchema, {
  sellerTaxNumbers: receiptSchema.shape.sellerTaxNumbers,
  intentId: z.nullable(z.string()),
  invoiceId: z.nullable(z.string()),
  updatedAt: momentSchema,
  /** Every choice that was put to payment, oldest first; the last one paid or asked for is the current one. */
  quotes: z.array(
    z.object({
      revision: count,
      isCurrent: z.boolean(),
      plan: orderSchema.shape.plan,
      addOns: orderSchema.shape.addOns,
      discountCents: cents,
      totalCents: cents,
      createdAt: momentSchema,
    }),
  ),
  /** The code that it holds or used up. */
  discountCode: z.nullable(z.object({ issuedAt: momentSchema, usedAt: z.nullable(momentSchema) })),
  /** Whether the provider answered. */
  isPaymentKnown: z.boolean(),
  /** As the provider has it; null where nothing was begun there, or where it did not answer. */
  payment: z.nullable(
    z.object({
      /** In the provider's words. */
      status: z.string(),
      receivedCents: cents,
      card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
      refunds: z.array(refundSchema),
    }),
  ),
  /** What the audit log tells of it, oldest first. */
  events: z.array(z.object({ id: z.uuid(), at: momentSchema, action: z.string(), actorName: z.nullable(z.string()) })),
});
export type AdminOrderDetails = z.infer<typeof adminOrderDetailsSchema>;

/** Without an amount: all that is left. */
export const refundRequestSchema = z.strictObject({
  amountCents: z.optional(integer(1, CENTS_MAX)),
  reason: z.enum(REFUND_REASONS),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;
