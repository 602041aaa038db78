import { z } from "zod/mini";
import { countSchema } from "../../shared/numbers.schema.ts";
import { LISTING_STATUSES } from "../listings/listings.terms.ts";
import { missedFiltersSchema } from "../searches/searches.schema.ts";
import { FIGURE_DAYS, FIGURE_UNITS } from "./figures.rules.ts";

/** How much waits for an administrator, list by list. */
export const waitingSchema = z.object({
  /** That reached nobody. */
  messages: countSchema,
  /** Paid, but not delivered: to be refunded. */
  orders: countSchema,
  /** Neither answered nor closed. */
  tickets: countSchema,
  /** Of conversations, that nobody has looked at. */
  reports: countSchema,
});
export type Waiting = z.infer<typeof waitingSchema>;

export const figuresRequestSchema = z.strictObject({
  /** How far back, in days. */
  days: z._default(z.enum(FIGURE_DAYS), FIGURE_DAYS[0]),
});

/** The first day of a stretch of time, in UTC: '2026-11-20'. */
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/u));
const unit = z.enum(FIGURE_UNITS);

/** The figures of the administration. Stretches of time are whole ones, of UTC; the last one is still running. Money is in cents, CAD. */
export const figuresSchema = z.object({
  /** Now, whatever the period. */
  listings: z.array(z.object({ status: z.enum(LISTING_STATUSES), listings: countSchema })),
  members: countSchema,
  /** That were begun in the period. */
  inquiries: countSchema,
  signUps: z.object({ unit, total: countSchema, points: z.array(z.object({ day, signUps: countSchema })) }),
  /** By the day of the payment; what went back since is taken off. */
  revenue: z.object({
    unit,
    plansCents: countSchema,
    membershipsCents: countSchema,
    taxCents: countSchema,
    points: z.array(z.object({ day, plansCents: countSchema, membershipsCents: countSchema, taxCents: countSchema })),
  }),
  searches: z.object({
    unit,
    searches: countSchema,
    misses: countSchema,
    points: z.array(z.object({ day, searches: countSchema, misses: countSchema })),
    /** What was most often searched for in vain. */
    top: z.array(z.object({ filters: missedFiltersSchema, times: countSchema })),
  }),
});
export type Figures = z.infer<typeof figuresSchema>;
