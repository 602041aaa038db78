import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema, integer } from "../../shared/numbers.schema.ts";
import { FIGURE_DAYS } from "./figures.terms.ts";

export const figuresRequestSchema = z.strictObject({
  /** How far back, in days; today is one of them. */
  days: z._default(z.enum(FIGURE_DAYS), FIGURE_DAYS[0]),
});

/** What adds up over days. */
const summedShape = {
  /** How often a page of search results had it. */
  shown: countSchema,
  /** How often its page was opened. */
  opened: countSchema,
  /** How often it was saved as a favourite. */
  saved: countSchema,
  /** How often its link was shared. */
  shared: countSchema,
  /** Conversations begun. */
  inquired: countSchema,
  /** Access requests made. */
  requested: countSchema,
  /** Agreements signed. */
  signed: countSchema,
  /** Members for whom an alert about it was made, rounded down day by day. */
  alerted: countSchema,
};

/** A day in UTC: '2026-11-20'. */
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/u));

export const figureTotalsSchema = z.object(summedShape);
export type FigureTotals = z.infer<typeof figureTotalsSchema>;

export const figureDaySchema = z.object({
  day,
  ...summedShape,
  /** People who opened it that day. */
  readers: countSchema,
  /** Whether its price or its photos changed. */
  repriced: z.boolean(),
  repictured: z.boolean(),
});
export type FigureDay = z.infer<typeof figureDaySchema>;

/** In thousandths; null if too few owners, or too few events, say so. */
const rate = z.nullable(integer(0, 1000));

/** Of those of the step before, how many came to this one, by the median owner of the same category and province. */
export const medianRatesSchema = z.object({ opened: rate, asked: rate, signed: rate });
export type MedianRates = z.infer<typeof medianRatesSchema>;

/** How a listing does, for its owner (product.md §5.12). */
export const listingFiguresSchema = z.object({
  /** Every day of the period, today last. */
  points: z.array(figureDaySchema),
  /** When its present run began; null if it has none. */
  runSince: z.nullable(momentSchema),
  /** Since the run began, and of earlier days that are kept. */
  run: figureTotalsSchema,
  before: figureTotalsSchema,
  medians: medianRatesSchema,
});
export type ListingFigures = z.infer<typeof listingFiguresSchema>;

/** How all of an owner's listings do together. */
export const ownerFiguresSchema = z.object({
  points: z.array(figureDaySchema),
  total: figureTotalsSchema,
  /** Of the same number of days before. */
  former: figureTotalsSchema,
});
export type OwnerFigures = z.infer<typeof ownerFiguresSchema>;
