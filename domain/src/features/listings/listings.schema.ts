import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema, INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { shownLicenceSchema } from "../agents/licences.schema.ts";
import { WAYS_IN } from "../agreements/agreements.terms.ts";
import { CATEGORY_TYPES } from "../categories/categories.schema.ts";
import {
  audienceSchema,
  bandSchema,
  bandsSchema,
  choicesSchema,
  confidentialSchema,
  pictureLevelsSchema,
  withheldSchema,
} from "../disclosure/disclosure.schema.ts";
import { TEASERS, VISITOR_CARDS } from "../disclosure/disclosure.terms.ts";
import { PROVINCES } from "../places/places.schema.ts";
import {
  availableAreaSchema,
  leaseTermsSchema,
  measuresSchema,
  saleTermsSchema,
} from "../prices/price-terms.schema.ts";
import { PRICE_MAX, PRICE_MIN } from "../prices/prices.schema.ts";
import { FIELD_GROUPS, UNITS } from "./fields/kinds.ts";
import { CLOSE_REASONS, LISTING_STATUSES, LISTING_TYPES, POSTED_AS } from "./listings.terms.ts";

/** Values of the additional fields by key, and the selected feature tags under 'includes' (see listings.fields). */
export const featuresSchema = z.catchall(
  z.object({ includes: z.optional(z.array(z.string())) }),
  z.union([z.string(), z.number()]),
);
export type Features = z.infer<typeof featuresSchema>;

/** Boosts that were bought for a listing or come with its plan. */
export const boostsSchema = z.object({
  /** Shown in the home carousel. */
  exposure: z.boolean(),
  /** First in the search's default order. */
  priority: z.boolean(),
});

const provinceName = z.enum(PROVINCES.map((province) => province.name) as [string, ...string[]]);

const people = integer(0, INT32_MAX);

/** A fact on a listing's card, as text in the language of the call. */
export const cardFactSchema = z.object({
  /** The field's key. */
  key: z.string(),
  group: z.enum(FIELD_GROUPS),
  unit: z.nullable(z.enum(UNITS)),
  /** 'Total Area'. */
  label: z.string(),
  /** '12,100 sq ft'. */
  text: z.string(),
  /** The same in metric units: '1,124.1 m²'. Null where it would be the same. */
  metricText: z.nullable(z.string()),
});

/** A listing's price or rent, which every view of it shows (product.md §5.1). */
export const askedSchema = z.object({
  /**
   * Whole Canadian dollars, 1 to 999,999,999, derived: the sale price, or the monthly gross rent of a listing that is only for rent.
   * Null if the owner quotes it on request, or what the rent takes is missing.
   */
  price: z.nullable(integer(PRICE_MIN, PRICE_MAX)),
  /** As the owner quotes it; null unless the listing is for sale. */
  sale: z.nullable(saleTermsSchema),
  /**
   * As the owner quotes it; null unless the listing is for rent, and for one for both that was posted without a rent.
   */
  lease: z.nullable(leaseTermsSchema),
  /** Null if all of it is for rent, or the owner does not say. */
  availableArea: z.nullable(availableAreaSchema),
  /** Derived by the server. */
  measures: measuresSchema,
});

/** A listing's title and description: in the language of the call, or in the other if the owner wrote only that. */
const listingTextSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** Of both. */
  language: z.enum(LANGUAGES),
});

/** What cards and rows of results show of a listing to signed-in users. */
export const listingCardSchema = z.extend(askedSchema, {
  id: idText,
  ...listingTextSchema.shape,
  thumbnailUrl: z.nullable(z.string()),
  city: z.string(),
  province: provinceName,
  type: z.enum(CATEGORY_TYPES),
  subtype: z.string(),
  /** The same as `subtype`, under the specified name for rows of results. */
  subType: z.string(),
  listingType: z.enum(LISTING_TYPES),
  postedAs: z.enum(POSTED_AS),
  createdAt: momentSchema,
  /** When its owner last confirmed it, which publishing does too; null for one that was never live. */
  confirmedAt: z.nullable(momentSchema),
  /** The agent who listed it, with the brokerage; null if the owner posted it. */
  agent: z.nullable(z.object({ name: z.string(), brokerageName: z.nullable(z.string()) })),
  /** Up to three facts about the listing. */
  facts: z.array(cardFactSchema),
  boosts: boostsSchema,
});
export type ListingCard = z.infer<typeof listingCardSchema>;

/** What the home page's cards show, and nothing else: visitors get it too (product.md §5.9). */
export const homeCardSchema = z.strictObject({
  ...z.pick(listingCardSchema, {
    ...{ id: true, name: true, language: true, thumbnailUrl: true, city: true, province: true },
    ...{ type: true, subtype: true, subType: true, price: true, sale: true, lease: true },
    ...{ listingType: true, facts: true, boosts: true },
  }).shape,
  /** The rent for a month, which is beside a rent quoted otherwise. */
  measures: z.strictObject(z.pick(measuresSchema, { rentMonthNet: true, rentMonthGross: true }).shape),
  /** If the reader may not read the price: who may, and its public range. */
  hiddenPrice: z.nullable(z.strictObject({ needs: audienceSchema, band: z.nullable(bandSchema) })),
});
export type HomeCard = z.infer<typeof homeCardSchema>;

/** The same for signed-in users, with the beginning of the description that the call is specified with. */
export const memberCardSchema = z.extend(homeCardSchema, { description: z.string() });
export type MemberCard = z.infer<typeof memberCardSchema>;

const propertyTextSchema = z.extend(listingTextSchema, {
  /** Whether it was machine-drafted and the owner has not approved it yet. */
  isMachineTranslated: z.boolean(),
});

export const propertySchema = z.extend(askedSchema, {
  id: idText,
  ...propertyTextSchema.shape,
  /** The same in the other language; null where there is only one. */
  translation: z.nullable(propertyTextSchema),
  city: z.string(),
  province: provinceName,
  type: z.enum(CATEGORY_TYPES),
  subtype: z.string(),
  /** The thumbnail, otherwise the first photo, which is then among the photos too. */
  thumbnailUrl: z.nullable(z.string()),
  imageUrls: z.array(z.string()),
  /** Unix seconds. */
  createdAt: momentSchema,
  /** When its owner last confirmed it, which publishing does too; null for one that was never live. */
  confirmedAt: z.nullable(momentSchema),
  /** The account that posted it; null for readers from whom the owner withholds it. */
  listingOwner: z.nullable(idText),
  /** The posting agent's registered title, such as Broker; null in the same cases, and if they do not say. */
  designation: z.nullable(z.string()),
  listingType: z.enum(LISTING_TYPES),
  postedAs: z.enum(POSTED_AS),
  /** The posting agent's; null unless an administrator has checked it and that counts. */
  licence: z.nullable(shownLicenceSchema),
  /** Those that the viewer may read. */
  features: featuresSchema,
  /** The confidential texts that the viewer may read, by key. */
  confidential: confidentialSchema,
  /** What the viewer may not read, by name (product.md §5.9). */
  withheld: z.array(withheldSchema),
  /** The keys of values that the viewer reads and other members do not: the owner sees that they did. */
  revealed: z.array(z.string()),
  /** The ranges of amounts that the owner made public, by key. */
  bands: bandsSchema,
  /** The owner's choices about readers; null for anyone but the owner. */
  choices: z.nullable(
    z.extend(choicesSchema, {
      pictures: pictureLevelsSchema,
      /** How the listing's agreement lets people in; omitted without an agreement. */
      wayIn: z.optional(z.enum(WAYS_IN)),
    }),
  ),
  /** Whether it has a public page. */
  hasTeaser: z.boolean(),
  /** What visitors see of it where cards are for everyone. */
  visitorCard: z.enum(VISITOR_CARDS),
  keywords: z.array(z.string()),
  boosts: boostsSchema,
  /** The current status. Anyone but the owner only sees active listings. */
  status: z.enum(LISTING_STATUSES),
  /** The document, which has a separate call; null if there is none. */
  document: z.nullable(z.object({ name: z.string(), bytes: integer(0, 100_000_000) })),
  /** Unique visitors; null for anyone but the owner. */
  views: z.nullable(people),
});
export type Property = z.infer<typeof propertySchema>;

/** A listing in its owner's list. */
export const ownListingSchema = z.extend(listingCardSchema, {
  status: z.enum(LISTING_STATUSES),
  /** Its title in each language that it has one in. */
  titles: z.object({ en: z.optional(z.string()), fr: z.optional(z.string()) }),
  /** Whether it has a public page. */
  hasTeaser: z.boolean(),
  /** Whether its plan includes texts and a picture to share. */
  hasShareKit: z.boolean(),
  /** Conversations about it. */
  inquiries: countSchema,
  /** When it expires or expired; null for a draft. */
  expiresAt: z.nullable(momentSchema),
  /** Unique visitors. */
  views: people,
});
export type OwnListing = z.infer<typeof ownListingSchema>;

/** A listing form's texts, each sent once. Their rules are in product.md §5.5. */
export const listingFormTexts = {
  /**
   * The language of `title` and `description`: by default the call's, or for a change, the one in which the call reads
   * the listing.
   */
  language: z.optional(z.enum(LANGUAGES)),
  title: z.string(),
  /** The same in the other language, both or neither; empty removes them. */
  otherTitle: z.optional(z.string()),
  otherDescription: z.optional(z.string()),
  /** The language of machine-drafted texts that nobody has approved; empty if none. */
  machineLanguage: z.optional(z.enum([...LANGUAGES, ""])),
  /** Whole dollars, as digits: the asking price, or the monthly gross rent of a listing that is only for rent. Not read with a quote. */
  price: z.optional(z.string()),
  /** The sale's quote, as the JSON text of an object like the property's `sale`. */
  sale: z.optional(z.string()),
  /** The rent's quote, as the JSON text of an object like the property's `lease`. */
  lease: z.optional(z.string()),
  /** The space for rent, as the JSON text of an object like the property's `availableArea`; 'null' for none. */
  availableArea: z.optional(z.string()),
  type: z.string(),
  subtype: z.string(),
  listingType: z.enum(LISTING_TYPES),
  province: z.string(),
  city: z.string(),
  description: z.optional(z.string()),
  /** The additional fields, as the JSON text of an object. */
  fields: z.optional(z.string()),
  /** Who may read what, as the JSON text of an object like `choices.levels` of the property. */
  levels: z.optional(z.string()),
  /** The keys of amounts whose range is public, as the JSON text of a list. */
  banded: z.optional(z.string()),
  /**
   * The pictures' audiences, as the JSON text of an object like `choices.pictures` of the property, in their new order.
   */
  pictureLevels: z.optional(z.string()),
  /** Whether the listing has a public page, and its first picture there; 'off' by default. */
  teaser: z.optional(z.enum(TEASERS)),
  /** What visitors see of the listing's card; by default 'full', and 'public' with confidential figures. */
  visitorCard: z.optional(z.enum(VISITOR_CARDS)),
  /** The confidential texts, as the JSON text of an object like the property's `confidential`. */
  confidential: z.optional(z.string()),
  /**
   * How people get to read what is for signers. A listing with such a value asks for the standard agreement, unless it
   * has another; then the default is 'approval'.
   */
  wayIn: z.optional(z.enum(WAYS_IN)),
  isAuthorized: z.literal("true"),
  /** 'agent' by default. */
  postedAs: z.optional(z.enum(POSTED_AS)),
  /** The caller's own account id, if given. */
  uid: z.optional(idText),
};

/** The files of a listing's form. */
export const listingFormFiles = {
  thumbnail: z.optional(z.file()),
  images: z.optional(z.array(z.file())),
  documents: z.optional(z.file()),
};

/** The form of a new listing. Lists are sent as one part per entry. */
export const newListingFormSchema = z.object({
  ...listingFormTexts,
  keywords: z.optional(z.array(z.string())),
  ...listingFormFiles,
  /** For a posted draft: ids of the files to keep, in order. */
  keepFiles: z.optional(z.array(z.string())),
});

/** The form of a change. `keepImages` are the photos to keep, in order: the last part of their URLs. */
export const listingChangeFormSchema = z.extend(z.omit(z.partial(newListingFormSchema), { keepFiles: true }), {
  keepImages: z.optional(z.array(z.string())),
  /** What changes in `fields`, `levels`, `banded`, `confidential` and the pictures' audiences, key by key, as the JSON text of an object. */
  changes: z.optional(z.string()),
});

/** The response to posting: the draft's id, and for members the token that goes with their discount code. */
export const postedSchema = z.object({
  msg: z.object({ propertyId: idText, discountToken: z.nullable(z.string()) }),
});

export const closeRequestSchema = z.strictObject({ reason: z.enum(CLOSE_REASONS) });
