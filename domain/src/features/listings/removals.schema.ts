import { z } from "zod/mini";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { reasonSchema } from "../../shared/reason.schema.ts";
import { LISTING_STATUSES } from "./listings.schema.ts";

const moment = z.object({ seconds: z.int().check(z.minimum(0), z.maximum(253_402_300_799)) });

/** Which listings an administrator looks for; all that is given must match. */
export const listModeratedRequestSchema = z.extend(pageRequestSchema, {
  /** Words of the title, the listing's id, or its owner's id or e-mail address. */
  searchQuery: z.optional(z.string().check(z.trim(), z.maxLength(100), z.regex(/^[^\0]*$/u))),
  status: z.optional(z.enum(LISTING_STATUSES)),
});
export type ListModeratedRequest = z.infer<typeof listModeratedRequestSchema>;

/** A listing in the administrators' list. */
export const moderatedListingSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(LISTING_STATUSES),
  subtype: z.string(),
  city: z.string(),
  province: z.string(),
  price: z.int().check(z.minimum(0), z.maximum(999_999_999)),
  listingType: z.enum(["sale", "rent", "both"]),
  createdAt: moment,
  expiresAt: z.nullable(moment),
  owner: z.object({ uid: z.uuid(), firstName: z.string(), lastName: z.string() }),
  /** Of a removed one: null where it was not said. */
  removedAt: z.nullable(moment),
  removedReason: z.nullable(z.string()),
  /** It comes back when its owner's account is enabled. */
  removedWithOwner: z.boolean(),
});
export type ModeratedListing = z.infer<typeof moderatedListingSchema>;

export const removeListingRequestSchema = z.strictObject({ reason: reasonSchema });
