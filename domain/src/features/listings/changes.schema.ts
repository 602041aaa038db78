import { z } from "zod/mini";
import { audienceSchema, pictureLevelSchema } from "../disclosure/disclosure.schema.ts";

/**
 * What a change does to single members of a listing's objects, by key; null removes one, and all others stay (product.md
 * §5.9).
 */
export const listingChangesSchema = z.strictObject({
  /** Of the additional fields. */
  fields: z.optional(z.record(z.string(), z.unknown())),
  levels: z.optional(z.record(z.string(), z.nullable(audienceSchema))),
  /** The keys of amounts whose range becomes public, or stops to be. */
  banded: z.optional(z.record(z.string(), z.nullable(z.literal(true)))),
  confidential: z.optional(z.record(z.string(), z.nullable(z.string()))),
  /** The audiences of pictures that the listing has, by id: the last part of their URLs. */
  pictures: z.optional(z.record(z.string(), pictureLevelSchema)),
  /** The audiences of the photos that the form adds, in order; every member by default. */
  newPhotos: z.optional(z.array(pictureLevelSchema)),
});
export type ListingChanges = z.infer<typeof listingChangesSchema>;
