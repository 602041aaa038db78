import { z } from "zod/mini";
import { batchRequestSchema } from "../../shared/batch.schema.ts";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { datedPageRequestSchema } from "../../shared/paging.schema.ts";
import { reasonSchema } from "../../shared/reason.schema.ts";
import { searchQuerySchema, trimmedText } from "../../shared/text.schema.ts";
import { CATEGORY_TYPES } from "../categories/categories.schema.ts";
import { askedSchema } from "./listings.schema.ts";
import { LISTING_STATUSES } from "./listings.terms.ts";

const LISTING_INTERESTS = ["none", "some", "unanswered"] as const;

/** Filters of the administrators' list of listings. All given filters must match. */
export const listModeratedRequestSchema = z.extend(datedPageRequestSchema, {
  /** Beginnings of words of the title, or of the owner's name or e-mail address; the id of the listing or its owner. */
  searchQuery: z.optional(searchQuerySchema),
  status: z.optional(z.enum(LISTING_STATUSES)),
  type: z.optional(z.enum(CATEGORY_TYPES)),
  /** A city's name, as listings store it. */
  city: z.optional(trimmedText(100)),
  /** Without an inquiry, with one, or with one that its owner has not answered. */
  interest: z.optional(z.enum(LISTING_INTERESTS)),
  /** With an open report. */
  reported: z.optional(z.enum(["open"])),
});
export type ListModeratedRequest = z.infer<typeof listModeratedRequestSchema>;

/** A listing in the administrators' list. */
export const moderatedListingSchema = z.extend(askedSchema, {
  id: idText,
  name: z.string(),
  status: z.enum(LISTING_STATUSES),
  subtype: z.string(),
  city: z.string(),
  province: z.string(),
  listingType: z.enum(["sale", "rent", "both"]),
  createdAt: momentSchema,
  expiresAt: z.nullable(momentSchema),
  owner: z.object({ uid: idText, firstName: z.string(), lastName: z.string() }),
  /** Null unless it is removed. */
  removedAt: z.nullable(momentSchema),
  removedReason: z.nullable(z.string()),
  /** Whether it is restored when its owner's account is enabled. */
  removedWithOwner: z.boolean(),
});
export type ModeratedListing = z.infer<typeof moderatedListingSchema>;

export const removeListingRequestSchema = z.strictObject({ reason: reasonSchema });
export const removeListingsRequestSchema = z.extend(batchRequestSchema, { reason: reasonSchema });
