import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema, INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { plainText } from "../../shared/text.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { WAYS_IN } from "../agreements/agreements.terms.ts";
import { audienceSchema, pictureLevelSchema } from "../disclosure/disclosure.schema.ts";
import { TEASERS, VISITOR_CARDS } from "../disclosure/disclosure.terms.ts";
import { POSTED_AS } from "./listings.terms.ts";
import { PHOTOS_MAX } from "./posting.rules.ts";

const FIELDS_MAX = 60;
const name = plainText(100);
const isShort = (record: object) => Object.keys(record).length <= FIELDS_MAX;

/** A posting form as typed, valid or not: posting checks it. */
const momentText = plainText(30).check(
  z.refine((text) => z.iso.datetime().safeParse(text).success, "must be a moment"),
);

export const draftContentSchema = z.strictObject({
  type: name,
  subtype: name,
  /** The language of the title and the description; empty or omitted until one is entered. */
  language: z.optional(z.enum([...LANGUAGES, ""])),
  title: plainText(500),
  /** In the other language. */
  otherTitle: z.optional(plainText(500)),
  otherDescription: z.optional(plainText(10_000)),
  /** The language of machine-drafted texts that nobody has approved. */
  machineLanguage: z.optional(z.enum([...LANGUAGES, ""])),
  /** The sale's amount; without `terms`, the only price. */
  price: plainText(20),
  /** The other price fields as entered, with the names in `NO_TERM_TEXTS`. */
  terms: z.optional(z.record(name, plainText(50)).check(z.refine(isShort, "too many terms"))),
  listingType: name,
  province: name,
  city: name,
  description: plainText(10_000),
  keywords: z.array(name).check(z.maxLength(20)),
  /** The additional fields by key. */
  fields: z.record(name, plainText(1_000)).check(z.refine(isShort, "too many fields")),
  includes: z.array(name).check(z.maxLength(FIELDS_MAX)),
  /** Who may read what, and the confidential texts by key. */
  levels: z.optional(z.record(name, audienceSchema).check(z.refine(isShort, "too many levels"))),
  banded: z.optional(z.array(name).check(z.maxLength(FIELDS_MAX))),
  teaser: z.optional(z.enum(TEASERS)),
  /** Empty or omitted until its owner chooses. */
  visitorCard: z.optional(z.enum([...VISITOR_CARDS, ""])),
  /** How people get to read what is for signers; empty if the owner has not chosen. */
  wayIn: z.optional(z.enum([...WAYS_IN, ""])),
  confidential: z.optional(z.record(name, plainText(10_000)).check(z.refine(isShort, "too many texts"))),
  /** Who the owner declared to be, and when; omitted until then. Posting requires it again (product.md §5.6). */
  declaration: z.optional(z.strictObject({ as: z.enum(POSTED_AS), at: momentText })),
});
export type DraftContent = z.infer<typeof draftContentSchema>;

/** The form's fields that hold files. */
export const FILE_FIELDS = ["thumbnail", "images", "documents"] as const;

const draftFileSchema = z.object({
  id: z.string(),
  field: z.enum(FILE_FIELDS),
  /** The sender's name for it. */
  name: z.string(),
  bytes: countSchema,
  /** A picture's audience once it is posted. */
  level: pictureLevelSchema,
  /** A picture's URL, valid for an hour; null for a document. */
  url: z.nullable(z.string()),
});
export type DraftFile = z.infer<typeof draftFileSchema>;

export const draftSchema = z.object({
  id: idText,
  /** Increases by one with each change of its content. */
  revision: integer(1, INT32_MAX),
  content: draftContentSchema,
  /** The listing that it changes; null for a new one. */
  listingId: z.nullable(idText),
  /** The listing's form when the changes began; null for a new one. */
  base: z.nullable(draftContentSchema),
  /** The photos in order, between the thumbnail and the document. */
  files: z.array(draftFileSchema),
  updatedAt: momentSchema,
});
export type Draft = z.infer<typeof draftSchema>;

export const saveDraftRequestSchema = z.strictObject({
  content: draftContentSchema,
  /** The revision that was edited; 0 for a new draft. */
  revision: integer(0, INT32_MAX),
  /** Ids of the photos in order; omitted ones come last. */
  photos: z.optional(z.array(plainText(50)).check(z.maxLength(PHOTOS_MAX))),
  /** The pictures' audiences, by id; omitted ones stay as they are. */
  pictureLevels: z.optional(z.record(plainText(50), pictureLevelSchema).check(z.refine(isShort, "too many pictures"))),
});

export const publishDraftRequestSchema = z.strictObject({
  /** The latest revision that the caller knows. */
  revision: integer(1, INT32_MAX),
  /** The ids of the files that the caller knows, in any order; if omitted, whatever the draft has is published. */
  files: z.optional(z.array(plainText(50)).check(z.maxLength(PHOTOS_MAX + 2))),
});
