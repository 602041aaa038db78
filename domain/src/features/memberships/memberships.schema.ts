import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { plainText, readableLine } from "../../shared/text.schema.ts";
import { billingRequestSchema } from "../orders/orders.schema.ts";
import { MEMBERSHIP_MESSAGES } from "./memberships.rules.ts";

/** Agent Pro is the only subscription. */
export const SUBSCRIPTION_TYPES = ["agent"] as const;

export const subscriptionRequestSchema = z.strictObject({ subscriptionType: z.enum(SUBSCRIPTION_TYPES) });

/** An agent's brokerage and board. */
export const agentDetailsSchema = z.strictObject({
  brokerageName: withRequiredMessage(readableLine(500), MEMBERSHIP_MESSAGES.brokerageRequired),
  province: withRequiredMessage(plainText(500), MEMBERSHIP_MESSAGES.provinceRequired),
  city: withRequiredMessage(plainText(500), MEMBERSHIP_MESSAGES.cityRequired),
  isRealEstateMember: withRequiredMessage(z.boolean(), MEMBERSHIP_MESSAGES.statusRequired),
  /** Empty or absent for agents who are not members of a board. */
  realEstateBoard: z.optional(z.nullable(readableLine(500))),
});
export type AgentDetailsRequest = z.infer<typeof agentDetailsSchema>;

export const sessionRequestSchema = z.strictObject({
  uid: z.optional(idText),
  subscriptionType: z.enum(SUBSCRIPTION_TYPES),
  agentProData: agentDetailsSchema,
  billing: z.optional(billingRequestSchema),
});

export type SessionRequest = z.infer<typeof sessionRequestSchema>;

/** The URL of the hosted checkout. */
export const checkoutSchema = z.object({ checkoutUrl: z.string() });

/** The ordinary price of a year, while it may be shown beside the current one. */
export const ordinaryPriceSchema = z.object({
  /** Before tax, in integer cents, CAD. */
  yearCents: z.number(),
  /** The last day of the offer, an ISO date; null without an end. */
  lastDay: z.nullable(z.string()),
});
export type OrdinaryPrice = z.infer<typeof ordinaryPriceSchema>;

export const ownSubscriptionRequestSchema = z.strictObject({ uid: z.optional(idText) });

export const portalRequestSchema = z.strictObject({
  /** `card` opens the page at the form for another card. */
  start: z.optional(z.enum(["card"])),
});

/** The URL of the provider's portal for the account's card and invoices. */
export const portalSchema = z.object({ portalUrl: z.string() });

export const canceledSchema = z.object({
  /** Whether it ends with the paid period. */
  subscriptionCanceled: z.boolean(),
  msg: z.string(),
});

/** The caller's own membership in Agent Pro. */
export const membershipSchema = z.object({
  /** Paid for, or being renewed. */
  isSubscribed: z.boolean(),
  /** Null if there never was a membership. */
  paidThrough: z.nullable(momentSchema),
  /** Whether the paid period is over and the renewal in progress. */
  isRenewing: z.boolean(),
  /** Whether it ends at `paidThrough` instead of renewing. */
  endsAtPeriodEnd: z.boolean(),
  /** Whether the payment provider has a page for the account's card and invoices. */
  hasPortal: z.boolean(),
  /** Whether it lapsed because its renewal could not be charged, which a new card may still fix. */
  hasFailedRenewal: z.boolean(),
  /**
   * The page where that renewal can be paid, and whether the bank requires the member to confirm it; null if there is
   * none.
   */
  unpaidInvoice: z.nullable(z.object({ url: z.string(), bankAsks: z.boolean() })),
  /** The initial values of the form; null if there are none yet. */
  agentDetails: z.nullable(
    z.object({
      brokerageName: z.string(),
      province: z.string(),
      city: z.string(),
      isRealEstateMember: z.boolean(),
      realEstateBoard: z.nullable(z.string()),
    }),
  ),
});
export type Membership = z.infer<typeof membershipSchema>;
