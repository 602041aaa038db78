import { z } from "zod/mini";
import { integer } from "../../shared/numbers.schema.ts";
import { PRICE_MAX } from "../prices/prices.schema.ts";
import { AUDIENCES, PICTURE_LEVELS, TEASERS } from "./disclosure.terms.ts";

export const audienceSchema = z.enum(AUDIENCES);

/** A value that its reader does not get: which one, and who does. Never the value, nor anything that depends on it. */
export const withheldSchema = z.object({ key: z.string(), needs: audienceSchema });
export type Withheld = z.infer<typeof withheldSchema>;

/** Who may see a picture: at the widest, members. */
export const pictureLevelSchema = z.enum(PICTURE_LEVELS);
/** Of a listing's pictures, the photos in their order; one that is left out stays as it is. */
export const pictureLevelsSchema = z.strictObject({
  thumbnail: z.optional(pictureLevelSchema),
  photos: z.optional(z.array(pictureLevelSchema)),
});
export type PictureLevels = z.infer<typeof pictureLevelsSchema>;

/** The audiences that the owner chose, by the key of the value; the others have their defaults (`disclosure.fields`). */
export const levelsSchema = z.record(z.string(), audienceSchema);
export type Levels = Readonly<z.infer<typeof levelsSchema>>;

const dollars = integer(0, PRICE_MAX);

/** The range that an amount lies in, in whole dollars: from the first to below the second; no end where there is none. */
export const bandSchema = z.object({ from: dollars, to: z.nullable(dollars) });
export type Band = z.infer<typeof bandSchema>;

/** The ranges that everyone may know of amounts that few may read, by key. */
export const bandsSchema = z.record(z.string(), bandSchema);
export type Bands = Readonly<z.infer<typeof bandsSchema>>;

/** The confidential texts by key (`CONFIDENTIAL_FIELDS`). */
export const confidentialSchema = z.record(z.string(), z.string());
export type Confidential = Readonly<z.infer<typeof confidentialSchema>>;

/** What the owner decided about the readers of a listing. */
export const choicesSchema = z.object({
  levels: levelsSchema,
  /** The keys of amounts whose range everyone may know. */
  banded: z.array(z.string()),
  /** Whether everyone finds a page of it. */
  teaser: z.enum(TEASERS),
});
export type Choices = z.infer<typeof choicesSchema>;
