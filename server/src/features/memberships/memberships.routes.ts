import {
  canceledSchema,
  checkoutSchema,
  membershipSchema,
  ownSubscriptionRequestSchema,
  sessionRequestSchema,
  subscriptionRequestSchema,
} from "@vestpocket/domain/memberships/memberships.schema";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf } from "../../platform/language.ts";
import { getOwnId, getViewer } from "../../platform/session/viewer.ts";
import type { Memberships } from "./memberships.usecases.ts";

const tags = ["memberships"];

export function registerMemberships(api: Api, parts: { memberships: Memberships; gate: Gate }): void {
  const { memberships, gate } = parts;
  api.post(
    "/v1/users/isSubscribed/:userId",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Whether the account is a member of Agent Pro",
        params: z.object({ userId: z.string() }),
        body: subscriptionRequestSchema,
        response: { 200: z.object({ isSubscribed: z.boolean() }) },
      },
    },
    async (request) => ({ isSubscribed: await memberships.isMember(getOwnId(request, request.params.userId)) }),
  );

  api.get(
    "/v1/users/membership",
    {
      onRequest: gate,
      schema: { tags, summary: "One's own membership", response: { 200: z.object({ membership: membershipSchema }) } },
    },
    async (request) => ({ membership: await memberships.get(getViewer(request)) }),
  );

  api.post(
    "/v1/checkout-session/generate-session",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Begin to become a member: the answer is where the hosted checkout is",
        body: sessionRequestSchema,
        response: { 200: checkoutSchema },
      },
    },
    async (request) => {
      const checkoutUrl = await memberships.startCheckout(getViewer(request), request.body, languageOf(request));
      return { checkoutUrl };
    },
  );

  api.post(
    "/v1/checkout-session/cancel-subscription",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Let the membership end with the period that is paid for",
        body: ownSubscriptionRequestSchema,
        response: { 200: canceledSchema },
      },
    },
    async (request) => memberships.cancel(getViewer(request), request.body, languageOf(request)),
  );

  api.post(
    "/v1/checkout-session/resume-subscription",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Take back that the membership ends with its period",
        body: ownSubscriptionRequestSchema,
        response: { 200: canceledSchema },
      },
    },
    async (request) => memberships.resume(getViewer(request), request.body, languageOf(request)),
  );
}
