import {
  agentProfileSchema,
  agentSchema,
  listAgentsRequestSchema,
  ownerRequestSchema,
  ownerSchema,
} from "@vestpocket/domain/agents/agents.schema";
import { listingCardSchema } from "@vestpocket/domain/listings/listings.schema";
import { pageRequestSchema, pageSchema } from "@vestpocket/domain/shared/paging.schema";
import { z } from "zod/mini";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Api, Gate } from "../../platform/http/api.ts";
import { Failure } from "../../platform/http/failure.ts";
import { languageOf } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import { findOwner } from "./agents.queries.ts";
import type { Agents } from "./agents.usecases.ts";

const tags = ["agents"];
const idSchema = z.object({ id: z.string() });

export function registerAgents(
  api: Api,
  parts: { db: Database; clock: Clock; agents: Agents; gate: Gate; toPictureUrl: (token: string) => string },
): void {
  const { agents, gate, toPictureUrl } = parts;
  api.post(
    "/v1/property/owner",
    {
      onRequest: gate,
      schema: {
        tags,
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

  api.get(
    "/v1/users/agents",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "The members of Agent Pro, by name, without e-mails and phones",
        querystring: listAgentsRequestSchema,
        response: { 200: z.extend(pageSchema, { agents: z.array(agentSchema) }) },
      },
    },
    async (request) => agents.list(getViewer(request).uid, request.query),
  );

  api.get(
    "/v1/users/agents/:id",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "An agent's profile",
        params: idSchema,
        response: { 200: z.object({ agent: agentProfileSchema }) },
      },
    },
    async (request) => agents.get(getViewer(request).uid, request.params.id),
  );

  api.get(
    "/v1/users/agents/:id/listings",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "An agent's active listings, newest first",
        params: idSchema,
        querystring: pageRequestSchema,
        response: { 200: z.extend(pageSchema, { properties: z.array(listingCardSchema) }) },
      },
    },
    async (request) => agents.listListings(request.params.id, request.query, languageOf(request)),
  );
}
