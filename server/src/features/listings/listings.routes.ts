import { maySeeListing } from "@vestpocket/domain/listings/listings.rules";
import { ownListingSchema, propertySchema } from "@vestpocket/domain/listings/listings.schema";
import { z } from "zod/mini";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files.ts";
import { Failure, notFound } from "../../platform/http/failure.ts";
import type { Api, Gate } from "../../platform/http/http.ts";
import { languageOf } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import { findActivePicture, findProperty, listOwnRows } from "./listings.queries.ts";
import { toOwnListing, toProperty } from "./listings.views.ts";

const listingNotFound = () =>
  new Failure({
    status: 404,
    code: "listings.not_found",
    text: /*i18n*/ { id: "listings.not_found", message: "This listing does not exist or is no longer available." },
  });

export function registerListings(api: Api, parts: { db: Database; clock: Clock; gate: Gate; files: FileStore }): void {
  const { db, clock } = parts;

  api.get(
    "/v1/property/getProperty/:id",
    {
      onRequest: parts.gate,
      schema: {
        tags: ["listings"],
        summary: "Read a listing",
        params: z.object({ id: z.string() }),
        response: { 200: z.object({ property: propertySchema }) },
      },
    },
    async (request) => {
      if (!z.uuid().safeParse(request.params.id).success) throw listingNotFound();
      const listing = await findProperty(db, request.params.id);
      if (listing === undefined || !maySeeListing(request.viewer, listing, clock.now())) throw listingNotFound();
      return { property: toProperty(listing) };
    },
  );

  api.get(
    "/v1/property/mine",
    {
      onRequest: parts.gate,
      schema: {
        tags: ["listings"],
        summary: "The account's own listings, newest first",
        response: { 200: z.object({ properties: z.array(ownListingSchema) }) },
      },
    },
    async (request) => {
      const [now, language] = [clock.now(), languageOf(request)];
      const rows = await listOwnRows(db, getViewer(request).uid);
      return { properties: rows.map((row) => toOwnListing(row, language, now)) };
    },
  );

  api.get(
    "/files/pictures/:token",
    { schema: { hide: true, params: z.object({ token: z.string() }) } },
    async (request, reply) => {
      const picture = await findActivePicture(db, request.params.token, clock.now());
      if (picture === undefined) throw notFound();
      const file = await parts.files.read(picture.storageKey);
      if (file === undefined) throw notFound();
      return reply
        .header("cache-control", "private, max-age=86400")
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header("cross-origin-resource-policy", "same-origin")
        .type(picture.mediaType)
        .send(file);
    },
  );
}
