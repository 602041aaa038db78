import { subscriptionRequestSchema } from "@vestpocket/domain/memberships/memberships.schema";
import { z } from "zod/mini";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Api, Gate } from "../../platform/http/http.ts";
import { getOwnId } from "../../platform/session/viewer.ts";
import { isMember } from "./memberships.queries.ts";

export function registerMemberships(api: Api, parts: { db: Database; clock: Clock; gate: Gate }): void {
  api.post(
    "/v1/users/isSubscribed/:userId",
    {
      onRequest: parts.gate,
      schema: {
        tags: ["memberships"],
        summary: "Whether the account is a member of Agent Pro",
        params: z.object({ userId: z.string() }),
        body: subscriptionRequestSchema,
        response: { 200: z.object({ isSubscribed: z.boolean() }) },
      },
    },
    async (request) => {
      const uid = getOwnId(request, request.params.userId);
      return { isSubscribed: await isMember(parts.db, uid, parts.clock.now()) };
    },
  );
}
