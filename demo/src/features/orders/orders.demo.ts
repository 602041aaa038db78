import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import type { REFUND_REASONS } from "@vestpocket/domain/orders/order-administration.rules";
import type { OrderedName } from "../listings/ordered-listings.ts";

interface Step {
  readonly daysAgo: number;
  readonly listing: OrderedName;
}

/** How the orders for the listings that begin as drafts go. */
export type OrderStep =
  | (Step & {
      readonly does: "pay";
      readonly plan: Plan;
      /** Whether the bank declines the card. */
      readonly isDeclined: boolean;
    })
  /** The administrator refunds it all. */
  | (Step & { readonly does: "refund"; readonly reason: (typeof REFUND_REASONS)[number] })
  | (Step & { readonly does: "dispute" });

export const ORDER_STEPS: readonly OrderStep[] = [
  { daysAgo: 17.5, listing: "cornerUnit", does: "pay", plan: "Showcase", isDeclined: false },
  { daysAgo: 15.7, listing: "industrialCondo", does: "pay", plan: "Basic", isDeclined: false },
  { daysAgo: 14.1, listing: "industrialCondo", does: "refund", reason: "requested_by_customer" },
  { daysAgo: 10.6, listing: "salon", does: "pay", plan: "Showcase Plus", isDeclined: false },
  { daysAgo: 2.5, listing: "salon", does: "dispute" },
  { daysAgo: 0.1, listing: "studio", does: "pay", plan: "Basic", isDeclined: true },
];
