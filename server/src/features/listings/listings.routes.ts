import { extname } from "node:path";
import { maySeeListing, PICTURE_WIDTHS, statusAt } from "@vestpocket/domain/listings/listings.rules";
import { ownListingSchema, propertySchema } from "@vestpocket/domain/listings/listings.schema";
import { z } from "zod/mini";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { attachment, toFileName } from "../../platform/files/attachment.ts";
import type { FileStore } from "../../platform/files/files.ts";
import type { Api, Gate } from "../../platform/http/api.ts";
import { notFound } from "../../platform/http/failure.ts";
import { languageOf } from "../../platform/language.ts";
import { getViewer, type Viewer } from "../../platform/session/viewer.ts";
import type { FileLinks } from "./file-links.ts";
import { findDocument, findPicture } from "./listing-files.queries.ts";
import { countViews, findProperty, listOwnRows, type PictureRow } from "./listings.queries.ts";
import { listingNotFound, toOwnListing, toProperty } from "./listings.views.ts";

/** The width of a picture that is asked for without one. */
const PAGE_WIDTH = 1024;
/** Files of others are never run or framed, whatever they hold. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const sealSchema = { until: z.optional(z.string()), seal: z.optional(z.string()) };
const pictureQuerySchema = z.object({
  w: z.optional(z.enum(PICTURE_WIDTHS.map(String) as [string, ...string[]])),
  ...sealSchema,
});

export function registerListings(
  api: Api,
  parts: {
    db: Database;
    clock: Clock;
    gate: Gate;
    files: FileStore;
    links: FileLinks;
    /** Notes that somebody opened a listing's page, without waiting for the database. */
    noteVisit: (viewer: Viewer, listing: { id: string; ownerId: string }) => void;
  },
): void {
  const { db, clock, files, links } = parts;

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
      const [viewer, now] = [getViewer(request), clock.now()];
      const listing = await findProperty(db, request.params.id);
      if (listing === undefined || !maySeeListing({ viewer, listing, now })) throw listingNotFound();
      parts.noteVisit(viewer, listing);
      const views = viewer.uid === listing.ownerId ? await countViews(db, listing.id) : null;
      return { property: toProperty(listing, { views, now, links }) };
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
      return { properties: rows.map((row) => toOwnListing(row, language, now, links)) };
    },
  );

  api.get(
    "/files/pictures/:token",
    { schema: { hide: true, params: z.object({ token: z.string() }), querystring: pictureQuerySchema } },
    async (request, reply) => {
      const { token } = request.params;
      const { w, ...linkSeal } = request.query;
      const now = clock.now();
      const picture = await findPicture(db, token);
      const isShown =
        picture !== undefined && (statusAt(picture, now) === "active" || links.maySeePicture(token, linkSeal, now));
      const file = isShown ? await files.read(pickKey(picture, w)) : undefined;
      if (picture === undefined || file === undefined) throw notFound();
      return reply
        .header("cache-control", "private, max-age=86400")
        .header("content-security-policy", FILE_POLICY)
        .header("cross-origin-resource-policy", "same-origin")
        .header("content-disposition", "inline")
        .header("content-length", file.bytes)
        .type(picture.mediaType)
        .send(file.stream);
    },
  );

  api.get(
    "/files/documents/:id",
    { schema: { hide: true, params: z.object({ id: z.string() }), querystring: z.object(sealSchema) } },
    async (request, reply) => {
      const { id } = request.params;
      const isLinked = links.maySeeDocument(id, request.query, clock.now());
      const document = isLinked ? await findDocument(db, id) : undefined;
      const file = document && (await files.read(document.storageKey));
      if (document === undefined || file === undefined) throw notFound();
      return reply
        .header("cache-control", "private, no-store")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("cross-origin-resource-policy", "same-origin")
        .header("content-disposition", attachment(toFileName(document.name, extname(document.storageKey))))
        .header("content-length", file.bytes)
        .type(document.mediaType)
        .send(file.stream);
    },
  );
}

/** The file of the width that was asked for, or the next smaller one there is. */
function pickKey(picture: PictureRow, wanted: string | undefined): string {
  const { storageKey, widths } = picture;
  if (widths === null) return storageKey;
  const most = Number(wanted ?? PAGE_WIDTH);
  const width = widths.filter((each) => each <= most).at(-1) ?? widths[0];
  return `${storageKey}/${width}.webp`;
}
