import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema, INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { plainText } from "../../shared/text.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { audienceSchema, pictureLevelSchema } from "../disclosure/disclosure.schema.ts";
import { TEASERS } from "../disclosure/disclosure.terms.ts";
import { PHOTOS_MAX } from "./posting.rules.ts";

const FIELDS_MAX = 60;
const name = plainText(100);
const isShort = (record: object) => Object.keys(record).length <= FIELDS_MAX;

/** A posting form as it was typed, right or wrong: posting checks it. */
export const draftContentSchema = z.strictObject({
  type: name,
  subtype: name,
  /** Of the title and the description; none, or left out, until one is entered. */
  language: z.optional(z.enum([...LANGUAGES, ""])),
  title: plainText(500),
  /** In the other language. */
  otherTitle: z.optional(plainText(500)),
  otherDescription: z.optional(plainText(10_000)),
  /** Of the texts that a program drafted and nobody has approved. */
  machineLanguage: z.optional(z.enum([...LANGUAGES, ""])),
  /** The sale's amount; without `terms`, the only price. */
  price: plainText(20),
  /** What was entered of the prices beside it, by the names of `NO_TERM_TEXTS`. */
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
  confidential: z.optional(z.record(name, plainText(10_000)).check(z.refine(isShort, "too many texts"))),
});
export type DraftContent = z.infer<typeof draftContentSchema>;

/** The form's fields that hold files. */
export const FILE_FIELDS = ["thumbnail", "images", "documents"] as const;

const draftFileSchema = z.object({
  id: z.string(),
  field: z.enum(FILE_FIELDS),
  /** As its sender named it. */
  name: z.string(),
  bytes: countSchema,
  /** Who may see it once it is posted; of a picture. */
  level: pictureLevelSchema,
  /** Of a picture, for an hour; null for a document. */
  url: z.nullable(z.string()),
});
export type DraftFile = z.infer<typeof draftFileSchema>;

export const draftSchema = z.object({
  id: z.uuid(),
  /** Goes up by one with each change of its content. */
  revision: integer(1, INT32_MAX),
  content: draftContentSchema,
  /** The photos in their order, between the thumbnail and the document. */
  files: z.array(draftFileSchema),
  updatedAt: momentSchema,
});
export type Draft = z.infer<typeof draftSchema>;

export const saveDraftRequestSchema = z.strictObject({
  content: draftContentSchema,
  /** The revision that was changed; 0 for a new draft. */
  revision: integer(0, INT32_MAX),
  /** Ids of the photos in their order; those left out come last. */
  photos: z.optional(z.array(plainText(50)).check(z.maxLength(PHOTOS_MAX))),
  /** Who may see the pictures, by id; those left out stay as they are. */
  pictureLevels: z.optional(z.record(plainText(50), pictureLevelSchema).check(z.refine(isShort, "too many pictures"))),
});
