import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { withRequiredWords } from "../../shared/required-words.ts";
import { plainText } from "../../shared/text.schema.ts";
import { MEMBERSHIP_MESSAGES } from "./memberships.rules.ts";

/** The one kind of subscription there is. */
export const SUBSCRIPTION_TYPES = ["agent"] as const;

export const subscriptionRequestSchema = z.strictObject({ subscriptionType: z.enum(SUBSCRIPTION_TYPES) });

/** An agent's brokerage and board. */
export const agentDetailsSchema = z.strictObject({
  brokerageName: withRequiredWords(plainText(500), MEMBERSHIP_MESSAGES.brokerageRequired),
  province: withRequiredWords(plainText(500), MEMBERSHIP_MESSAGES.provinceRequired),
  city: withRequiredWords(plainText(500), MEMBERSHIP_MESSAGES.cityRequired),
  isRealEstateMember: withRequiredWords(z.boolean(), MEMBERSHIP_MESSAGES.statusRequired),
  /** Empty or left out for who is no member. */
  realEstateBoard: z.optional(z.nullable(plainText(500))),
});

export const sessionRequestSchema = z.strictObject({
  uid: z.optional(z.uuid()),
  subscriptionType: z.enum(SUBSCRIPTION_TYPES),
  agentProData: agentDetailsSchema,
});

export type SessionRequest = z.infer<typeof sessionRequestSchema>;

/** Where the hosted checkout is. */
export const checkoutSchema = z.object({ checkoutUrl: z.string() });

export const ownSubscriptionRequestSchema = z.strictObject({ uid: z.optional(z.uuid()) });

export const canceledSchema = z.object({
  /** Whether it ends with the period that is paid for. */
  subscriptionCanceled: z.boolean(),
  msg: z.string(),
});

/** A person's own membership of Agent Pro. */
export const membershipSchema = z.object({
  /** Paid for at this moment. */
  isSubscribed: z.boolean(),
  /** Null for who never had one. */
  paidThrough: z.nullable(momentSchema),
  /** It is not renewed at `paidThrough`. */
  endsAtPeriodEnd: z.boolean(),
  /** What the form starts with; null where nothing is known yet. */
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
