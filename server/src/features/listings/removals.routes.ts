import {
  listModeratedRequestSchema,
  moderatedListingSchema,
  removeListingRequestSchema,
} from "@vestpocket/domain/listings/removals.schema";
import { pageSchema } from "@vestpocket/domain/shared/paging.schema";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { Removals } from "./removals.ts";

const tags = ["listings"];
const idSchema = z.object({ id: z.string() });
const messageSchema = z.object({ msg: z.string() });

/** For administrators: the listings of others. */
export function registerRemovals(api: Api, { removals, gate }: { removals: Removals; gate: Gate }): void {
  api.get(
    "/v1/admin/listings",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "List listings of every status, the newest first",
        querystring: listModeratedRequestSchema,
        response: { 200: z.extend(pageSchema, { listings: z.array(moderatedListingSchema) }) },
      },
    },
    async (request) => removals.list(request.query),
  );

  api.post(
    "/v1/admin/listings/:id/remove",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Take a listing down and tell its owner why",
        params: idSchema,
        body: removeListingRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const message = await removals.remove(getViewer(request), request.params.id, request.body.reason);
      return { msg: say(languageOf(request), message) };
    },
  );

  api.post(
    "/v1/admin/listings/:id/restore",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Put a removed listing back",
        params: idSchema,
        body: z.optional(z.strictObject({})),
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const message = await removals.restore(getViewer(request), request.params.id);
      return { msg: say(languageOf(request), message) };
    },
  );
}
