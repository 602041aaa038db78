import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { plainText } from "../../shared/text.schema.ts";

const name = plainText(60).check(z.minLength(1));

/** The names of a market; a city or a category needs its province. */
export const marketRequestSchema = z.strictObject({
  province: z.optional(name),
  city: z.optional(name),
  type: z.optional(name),
});

const partSchema = z.object({ name: z.string(), listings: countSchema });

const inBoth = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ en: schema, fr: schema });

/** What everyone may know about a market: figures, and nothing about a single listing. */
export const marketFactsSchema = z.object({
  listings: countSchema,
  /** Whole dollars, to two digits; null if too few listings have a price. */
  medianPrice: z.nullable(countSchema),
  /** The day on which the newest was published; null without listings. */
  newest: z.nullable(momentSchema),
  /** The provinces or the cities below, with their counts in the market's category. */
  places: z.array(partSchema),
  /** The counts of the market's place in each category. */
  categories: z.array(partSchema),
  /** A description of the market, and the regions that its agents cover; null unless the market is a whole province. */
  introduction: z.nullable(z.object({ text: inBoth(z.string()), regions: inBoth(z.array(z.string())) })),
  /** When this was counted. */
  countedAt: momentSchema,
});
export type MarketFacts = z.infer<typeof marketFactsSchema>;
