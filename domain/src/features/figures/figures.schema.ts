import { z } from "zod/mini";
import { LISTING_STATUSES } from "../listings/listings.schema.ts";
import { missedFiltersSchema } from "../searches/searches.schema.ts";
import { FIGURE_DAYS, FIGURE_UNITS } from "./figures.rules.ts";

const count = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** How much waits for an administrator, list by list. */
export const waitingSchema = z.object({
  /** That reached nobody. */
  messages: count,
  /** Paid, but not delivered: to be refunded. */
  orders: count,
  /** Neither answered nor closed. */
  tickets: count,
  /** Of conversations, that nobody has looked at. */
  reports: count,
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
  listings: z.array(z.object({ status: z.enum(LISTING_STATUSES), listings: count })),
  members: count,
  /** That were begun in the period. */
  inquiries: count,
  signUps: z.object({ unit, total: count, points: z.array(z.object({ day, signUps: count })) }),
  /** By the day of the payment; what went back since is taken off. */
  revenue: z.object({
    unit,
    plansCents: count,
    membershipsCents: count,
    taxCents: count,
    points: z.array(z.object({ day, plansCents: count, membershipsCents: count, taxCents: count })),
  }),
  searches: z.object({
    unit,
    searches: count,
    misses: count,
    points: z.array(z.object({ day, searches: count, misses: count })),
    /** What was most often searched for in vain. */
    top: z.array(z.object({ filters: missedFiltersSchema, times: count })),
  }),
});
export type Figures = z.infer<typeof figuresSchema>;
