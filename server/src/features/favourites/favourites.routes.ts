import { favouriteIdsSchema, favouritesSchema } from "@vestpocket/domain/favourites/favourites.schema";
import { pageRequestSchema } from "@vestpocket/domain/shared/paging.schema";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { Favourites } from "./favourites.usecases.ts";

const tags = ["favourites"];
const idSchema = z.object({ listingId: z.string() });
const noBody = z.optional(z.strictObject({}));
const messageSchema = z.object({ msg: z.string() });
const SAVED = /*i18n*/ { id: "favourites.saved", message: "Saved to your favourites." };
const REMOVED = /*i18n*/ { id: "favourites.removed", message: "Removed from your favourites." };

export function registerFavourites(api: Api, { favourites, gate }: { favourites: Favourites; gate: Gate }): void {
  api.get(
    "/v1/favourites",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "One's favourite listings, the newest favourite first",
        querystring: pageRequestSchema,
        response: { 200: favouritesSchema },
      },
    },
    async (request) => favourites.list(getViewer(request), request.query, languageOf(request)),
  );

  api.get(
    "/v1/favourites/ids",
    {
      onRequest: gate,
      schema: { tags, summary: "The ids of all of one's favourites", response: { 200: favouriteIdsSchema } },
    },
    async (request) => ({ ids: await favourites.listIds(getViewer(request)) }),
  );

  api.put(
    "/v1/favourites/:listingId",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Save a listing to one's favourites",
        params: idSchema,
        body: noBody,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await favourites.save(getViewer(request), request.params.listingId);
      return { msg: say(languageOf(request), SAVED) };
    },
  );

  api.delete(
    "/v1/favourites/:listingId",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Remove a listing from one's favourites",
        params: idSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await favourites.remove(getViewer(request), request.params.listingId);
      return { msg: say(languageOf(request), REMOVED) };
    },
  );

  api.delete(
    "/v1/favourites/unavailable",
    {
      onRequest: gate,
      schema: { tags, summary: "Remove the favourites that are no longer shown", response: { 200: messageSchema } },
    },
    async (request) => {
      await favourites.removeUnavailable(getViewer(request));
      return { msg: say(languageOf(request), REMOVED) };
    },
  );
}
