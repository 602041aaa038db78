import { ownerRequestSchema, ownerSchema } from "@vestpocket/domain/agents/agents.schema";
import { z } from "zod/mini";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Api, Gate } from "../../platform/http/http.ts";
import { findOwner } from "./agents.queries.ts";

export function registerAgents(
  api: Api,
  parts: { db: Database; clock: Clock; gate: Gate; toPictureUrl: (token: string) => string },
): void {
  const { toPictureUrl } = parts;
  api.post(
    "/v1/property/owner",
    {
      onRequest: parts.gate,
      schema: {
        tags: ["agents"],
        summary: "Who owns a listing",
        body: ownerRequestSchema,
        response: { 200: z.object({ owner: ownerSchema }) },
      },
    },
    async (request) => {
      const owner = await findOwner(parts.db, request.body.uid, parts.clock.now());
      if (owner === undefined) {
        throw new Failure({
          status: 404,
          code: "agents.owner_not_found",
          text: /*i18n*/ { id: "agents.owner_not_found", message: "This owner does not exist." },
        });
      }
      const { pictureToken, ...shown } = owner;
      return { owner: { ...shown, profilePictureUrl: pictureToken === null ? null : toPictureUrl(pictureToken) } };
    },
  );
}
