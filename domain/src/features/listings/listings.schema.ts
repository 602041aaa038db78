import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema, INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { CATEGORY_TYPES } from "../categories/categories.schema.ts";
import { PROVINCES } from "../places/places.schema.ts";
import { PRICE_MAX, PRICE_MIN } from "../prices/prices.schema.ts";
import { FIELD_GROUPS, UNITS } from "./fields/kinds.ts";
import { CLOSE_REASONS, LISTING_STATUSES, LISTING_TYPES } from "./listings.terms.ts";

/** Values of the additional fields by key, and 'includes', the ticked feature tags (see listings.fields). */
export const featuresSchema = z.catchall(
  z.object({ includes: z.optional(z.array(z.string())) }),
  z.union([z.string(), z.number()]),
);
export type Features = z.infer<typeof featuresSchema>;

/** Badges a listing has bought or its plan includes. */
export const boostsSchema = z.object({
  /** Shown in the home carousel. */
  exposure: z.boolean(),
  /** First in the default order of the search. */
  priority: z.boolean(),
});

const provinceName = z.enum(PROVINCES.map((province) => province.name) as [string, ...string[]]);

const people = integer(0, INT32_MAX);

/** A fact of a listing on its card, ready to be read in the language of the call. */
const cardFactSchema = z.object({
  /** The field's key. */
  key: z.string(),
  group: z.enum(FIELD_GROUPS),
  unit: z.nullable(z.enum(UNITS)),
  /** 'Total Area'. */
  label: z.string(),
  /** '12,100 sq ft'. */
  text: z.string(),
});

/** What a card and a row of results show of a listing to a signed-in person or, on the home page, to anyone. */
export const listingCardSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  city: z.string(),
  province: provinceName,
  type: z.enum(CATEGORY_TYPES),
  subtype: z.string(),
  /** The same as `subtype`: rows of results spell it so. */
  subType: z.string(),
  price: integer(PRICE_MIN, PRICE_MAX),
  listingType: z.enum(LISTING_TYPES),
  description: z.string(),
  /** Up to three facts of the listing's own. */
  facts: z.array(cardFactSchema),
  boosts: boostsSchema,
});
export type ListingCard = z.infer<typeof listingCardSchema>;

export const propertySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  province: provinceName,
  type: z.enum(CATEGORY_TYPES),
  subtype: z.string(),
  price: integer(PRICE_MIN, PRICE_MAX),
  description: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  imageUrls: z.array(z.string()),
  /** Unix seconds. */
  createdAt: momentSchema,
  /** The owner's account id. */
  listingOwner: z.uuid(),
  listingType: z.enum(LISTING_TYPES),
  features: featuresSchema,
  keywords: z.array(z.string()),
  boosts: boostsSchema,
  /** The status that counts now; who is not the owner only ever sees an active one. */
  status: z.enum(LISTING_STATUSES),
  /** The document, fetched by its own call; null where there is none. */
  document: z.nullable(z.object({ name: z.string(), bytes: integer(0, 100_000_000) })),
  /** How many different people looked at it; null for who is not the owner. */
  views: z.nullable(people),
});
export type Property = z.infer<typeof propertySchema>;

/** A listing in its owner's list. */
export const ownListingSchema = z.extend(listingCardSchema, {
  status: z.enum(LISTING_STATUSES),
  createdAt: momentSchema,
  /** Its plan brings texts and a picture to share. */
  hasShareKit: z.boolean(),
  /** Conversations that it has led to. */
  inquiries: countSchema,
  /** When its run ends or ended; null for a draft. */
  expiresAt: z.nullable(momentSchema),
  /** How many different people looked at it. */
  views: people,
});
export type OwnListing = z.infer<typeof ownListingSchema>;

/** The answer to posting: the draft's id, and the token that the discount code of a member goes with. */
export const postedSchema = z.object({
  msg: z.object({ propertyId: z.uuid(), discountToken: z.nullable(z.string()) }),
});

export const closeRequestSchema = z.strictObject({ reason: z.enum(CLOSE_REASONS) });
