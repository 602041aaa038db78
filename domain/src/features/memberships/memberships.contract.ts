import { z } from "zod/mini";
import { pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import {
  canceledSchema,
  checkoutSchema,
  membershipSchema,
  ordinaryPriceSchema,
  ownSubscriptionRequestSchema,
  portalRequestSchema,
  portalSchema,
  sessionRequestSchema,
  subscriptionRequestSchema,
} from "./memberships.schema.ts";

const tag = "memberships";

export const checkSubscription = defineCall({
  method: "POST",
  path: "/v1/users/isSubscribed/{userId}",
  tag,
  summary: "Check whether your own account is a member of Agent Pro",
  access: "members",
  params: z.object({ userId: pathText }),
  body: subscriptionRequestSchema,
  answer: z.object({ isSubscribed: z.boolean() }),
});

export const readMembership = defineCall({
  method: "GET",
  path: "/v1/users/membership",
  tag,
  summary: "Read your own membership",
  access: "members",
  answer: z.object({ membership: membershipSchema }),
});

export const readYearOffer = defineCall({
  method: "GET",
  path: "/v1/memberships/offer",
  tag,
  summary: "Read which ordinary price of Agent Pro may be shown struck through",
  access: "everyone",
  answer: z.object({ ordinary: z.nullable(ordinaryPriceSchema) }),
});

export const startMembershipCheckout = defineCall({
  method: "POST",
  path: "/v1/checkout-session/generate-session",
  tag,
  summary: "Start an Agent Pro membership and return the address of its hosted checkout",
  access: "members",
  body: sessionRequestSchema,
  answer: checkoutSchema,
});

export const openPortal = defineCall({
  method: "POST",
  path: "/v1/checkout-session/open-portal",
  tag,
  summary: "Return the address of the payment provider's page for your own card and invoices",
  access: "members",
  body: portalRequestSchema,
  answer: portalSchema,
});

export const cancelMembership = defineCall({
  method: "POST",
  path: "/v1/checkout-session/cancel-subscription",
  tag,
  summary: "Cancel the membership at the end of its paid period",
  access: "members",
  body: ownSubscriptionRequestSchema,
  answer: canceledSchema,
});

export const resumeMembership = defineCall({
  method: "POST",
  path: "/v1/checkout-session/resume-subscription",
  tag,
  summary: "Resume a membership that was cancelled",
  access: "members",
  body: ownSubscriptionRequestSchema,
  answer: canceledSchema,
});
