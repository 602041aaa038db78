import { z } from "zod/mini";
import { integer } from "../../shared/numbers.schema.ts";
import { PRICE_MAX } from "../prices/prices.schema.ts";
import { AUDIENCES, PICTURE_LEVELS, TEASERS, VISITOR_CARDS } from "./disclosure.terms.ts";

export const audienceSchema = z.enum(AUDIENCES);

/** A withheld value: which one, and who may read it. Never the value, nor anything that depends on it. */
export const withheldSchema = z.object({ key: z.string(), needs: audienceSchema });
export type Withheld = z.infer<typeof withheldSchema>;

/** A picture's audience: members at the widest. */
export const pictureLevelSchema = z.enum(PICTURE_LEVELS);
/** A listing's pictures, photos in order; omitted ones stay as they are. */
export const pictureLevelsSchema = z.strictObject({
  thumbnail: z.optional(pictureLevelSchema),
  photos: z.optional(z.array(pictureLevelSchema)),
});
export type PictureLevels = z.infer<typeof pictureLevelsSchema>;

/** The audiences that the owner chose, by value key; the others have their defaults (`disclosure.fields`). */
export const levelsSchema = z.record(z.string(), audienceSchema);
export type Levels = Readonly<z.infer<typeof levelsSchema>>;

const dollars = integer(0, PRICE_MAX);

/** The range that contains an amount, in whole dollars: from the first to below the second; no end if there is none. */
export const bandSchema = z.object({ from: dollars, to: z.nullable(dollars) });
export type Band = z.infer<typeof bandSchema>;

/** Public ranges of restricted amounts, by key. */
export const bandsSchema = z.record(z.string(), bandSchema);
export type Bands = Readonly<z.infer<typeof bandsSchema>>;

/** The confidential texts by key (`CONFIDENTIAL_FIELDS`). */
export const confidentialSchema = z.record(z.string(), z.string());
export type Confidential = Readonly<z.infer<typeof confidentialSchema>>;

/** The owner's choices about the listing's readers. */
export const choicesSchema = z.object({
  levels: levelsSchema,
  /** The keys of amounts whose range is public. */
  banded: z.array(z.string()),
  /** Whether the listing has a public page. */
  teaser: z.enum(TEASERS),
  /** What visitors see of the listing where cards are for everyone. */
  visitorCard: z.enum(VISITOR_CARDS),
});
export type Choices = z.infer<typeof choicesSchema>;
