import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { datedPageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import { reasonSchema } from "../../shared/reason.schema.ts";
import { searchQuerySchema } from "../../shared/text.schema.ts";
import { approvalSchema } from "../approvals/approvals.schema.ts";
import { DISPUTE_STATUSES } from "./disputes.rules.ts";
import { CENTS_MAX, LISTED_STATUSES, ORDER_KINDS, REFUND_REASONS } from "./order-administration.rules.ts";
import { billedToSchema, orderSchema, receiptSchema } from "./orders.schema.ts";

const cents = integer(0, CENTS_MAX);
const count = integer(0, INT32_MAX);

/** Filters of the list of all orders. All given filters must match. */
export const listAdminOrdersRequestSchema = z.extend(datedPageRequestSchema, {
  /** A receipt number, the id of an order or a payment, or part of the buyer's e-mail address or the listing's title. */
  searchQuery: z.optional(searchQuerySchema),
  status: z.optional(z.enum(LISTED_STATUSES)),
  kind: z.optional(z.enum(ORDER_KINDS)),
});
export type ListAdminOrdersRequest = z.infer<typeof listAdminOrdersRequestSchema>;

const buyer = z.object({ uid: idText, name: z.nullable(z.string()), email: z.nullable(z.string()) });

/** An order in the list of all orders. */
export const adminOrderSchema = z.extend(orderSchema, {
  /** If the account was deleted, the email is null, and the name that of the receipt. */
  buyer,
  /** The buyer as of the payment; null before it. */
  billedTo: z.nullable(billedToSchema),
  /** A refund failed, and nothing was refunded since: the buyer did not get the money. */
  hasFailedRefund: z.boolean(),
  /** The latest dispute or inquiry of the buyer's bank; null if there is none. */
  dispute: z.nullable(
    z.object({
      id: z.string(),
      status: z.enum(DISPUTE_STATUSES),
      cents,
      /** The provider's term for it. */
      reason: z.string(),
      /** Until when evidence can be sent; null if there is nothing to answer. */
      dueBy: z.nullable(momentSchema),
    }),
  ),
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

export const adminOrdersSchema = z.extend(pageSchema, { orders: z.array(adminOrderSchema) });

const refundSchema = z.object({
  id: z.string(),
  cents,
  /** The provider's status. */
  status: z.string(),
  reason: z.nullable(z.string()),
  createdAt: momentSchema,
});

/** An order with all its details. */
export const adminOrderDetailsSchema = z.extend(adminOrderSchema, {
  seller: receiptSchema.shape.seller,
  intentId: z.nullable(z.string()),
  invoiceId: z.nullable(z.string()),
  updatedAt: momentSchema,
  /**
   * Every quote for which a payment was started, oldest first. The current one was paid, or is what its payment
   * currently asks for.
   */
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
  /** The discount code that it has reserved or used. */
  discountCode: z.nullable(z.object({ issuedAt: momentSchema, usedAt: z.nullable(momentSchema) })),
  /** Up to how many refunded cents of an order one administrator decides alone; null means any. */
  refundsUpToCents: z.nullable(count),
  /** The refund that waits for a second administrator. */
  waitingRefund: z.nullable(approvalSchema),
  /** Whether the provider responded. */
  isPaymentKnown: z.boolean(),
  /** The payment at the provider; null if none was started, or if the provider did not respond. */
  payment: z.nullable(
    z.object({
      /** The provider's status. */
      status: z.string(),
      receivedCents: cents,
      paidWith: orderSchema.shape.paidWith,
      refunds: z.array(refundSchema),
    }),
  ),
  /** Its entries in the audit log, oldest first; of a paid year of a membership, also what happened to the membership in that time. */
  events: z.array(
    z.object({
      id: idText,
      at: momentSchema,
      action: z.string(),
      /** Null if the server acted on its own; its name is null if the account was deleted. */
      actor: z.nullable(z.object({ uid: idText, name: z.nullable(z.string()) })),
      /** What was paid, refunded, disputed or saved. */
      cents: z.nullable(cents),
      /** For a refund, a failed refund or a dispute: the provider's term for it. */
      reason: z.nullable(z.string()),
      /** How a dispute or an inquiry ended. */
      outcome: z.nullable(z.enum(DISPUTE_STATUSES)),
    }),
  ),
});
export type OrderEvent = AdminOrderDetails["events"][number];
export type AdminOrderDetails = z.infer<typeof adminOrderDetailsSchema>;

/** Without an amount, the entire remainder is refunded. */
export const refundRequestSchema = z.strictObject({
  amountCents: z.optional(integer(1, CENTS_MAX)),
  /** One of several listings: what it cost with tax is refunded, and it ends. */
  listingId: z.optional(idText),
  /**
   * The refunded amount that the administrator saw. If it differs, the request is rejected, so that no refund is made
   * twice.
   */
  refundedCents: cents,
  reason: z.enum(REFUND_REASONS),
  /** For the administrator who approves it, if it takes one: why. */
  note: z.optional(reasonSchema),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;
