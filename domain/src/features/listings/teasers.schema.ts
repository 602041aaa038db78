import { z } from "zod/mini";
import { shownLicenceSchema } from "../agents/licences.schema.ts";
import { bandSchema, withheldSchema } from "../disclosure/disclosure.schema.ts";
import { askedSchema, listingCardSchema } from "./listings.schema.ts";

const inBoth = z.object({ en: z.string(), fr: z.string() });

/**
 * Only what everyone may read about a listing; in both languages, since a page switches its language without a new
 * request.
 */
export const teaserSchema = z.extend(askedSchema, {
  ...z.pick(listingCardSchema, {
    ...{ id: true, city: true, province: true, type: true, subtype: true },
    ...{ listingType: true, postedAs: true },
  }).shape,
  /** In each language that it has one in. */
  titles: z.object({ en: z.optional(z.string()), fr: z.optional(z.string()) }),
  /** If an agent posted it, and has one: required by advertising laws. */
  brokerageName: z.nullable(z.string()),
  /** The posting agent's; null unless an administrator has checked it and that counts. */
  licence: z.nullable(shownLicenceSchema),
  /** Null unless the owner shows one publicly. */
  pictureUrl: z.nullable(z.string()),
  /** The public values. */
  facts: z.array(
    z.object({
      key: z.string(),
      label: inBoth,
      text: inBoth,
      /** In metric units. */
      metricText: inBoth,
    }),
  ),
  /** What others may read, by name, with what it takes and the public range. */
  withheld: z.array(z.extend(withheldSchema, { label: inBoth, band: z.nullable(bandSchema) })),
});
export type Teaser = z.infer<typeof teaserSchema>;
