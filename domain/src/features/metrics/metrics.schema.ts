import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { LISTING_STATUSES } from "../listings/listings.terms.ts";
import { missedFiltersSchema } from "../searches/searches.schema.ts";
import { METRIC_DAYS, METRIC_UNITS } from "./metrics.rules.ts";

/** What is waiting for an administrator, list by list. */
export const waitingSchema = z.object({
  /** Could not be delivered. */
  messages: countSchema,
  /** Paid but not published: to be refunded. */
  orders: countSchema,
  /** Disputes and bank inquiries that need a response. */
  disputes: countSchema,
  /** Refunds that failed and were not made again. */
  failedRefunds: countSchema,
  /** Neither answered nor closed. */
  tickets: countSchema,
  /** Not reviewed yet. */
  reports: countSchema,
  /** What other administrators asked for and this one can approve. */
  approvals: countSchema,
  /** Agents' licences to check. */
  licences: countSchema,
  /** The first of the disputes' deadlines; null if none has one. */
  answerBy: z.nullable(momentSchema),
  /** When the oldest of the tickets and reports that wait arrived; null if none waits. */
  oldestTicket: z.nullable(momentSchema),
  oldestReport: z.nullable(momentSchema),
});
export type Waiting = z.infer<typeof waitingSchema>;
/** What is counted. */
export type WaitingList = Exclude<keyof Waiting, "answerBy" | "oldestTicket" | "oldestReport">;

export const metricsRequestSchema = z.strictObject({
  /** How far back, in days. */
  days: z._default(z.enum(METRIC_DAYS), METRIC_DAYS[0]),
});

/** The first day of a unit, in UTC: '2026-11-20'. */
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/u));
const unit = z.enum(METRIC_UNITS);

const signUpsShape = { total: countSchema, points: z.array(z.object({ day, signUps: countSchema })) };
const revenueShape = {
  plansCents: countSchema,
  membershipsCents: countSchema,
  taxCents: countSchema,
  points: z.array(z.object({ day, plansCents: countSchema, membershipsCents: countSchema, taxCents: countSchema })),
};
const searchesShape = {
  searches: countSchema,
  misses: countSchema,
  points: z.array(z.object({ day, searches: countSchema, misses: countSchema })),
};

/**
 * The administration's metrics. Units of time are whole ones, in UTC; the last one is still running. `former` is the
 * previous period with as many points, its last one up to the corresponding time. Money is in cents, CAD.
 */
export const metricsSchema = z.object({
  /** Current, whatever the period. */
  listings: z.array(z.object({ status: z.enum(LISTING_STATUSES), listings: countSchema })),
  members: countSchema,
  /** Started in the period. */
  inquiries: countSchema,
  /** Of listings published in the period, how many reached a buyer by an alert, and how long the first one took. */
  alerts: z.object({
    listings: countSchema,
    reached: countSchema,
    medianSeconds: z.nullable(countSchema),
    p95Seconds: z.nullable(countSchema),
  }),
  signUps: z.object({ unit, ...signUpsShape, former: z.object(signUpsShape) }),
  /** By payment date, net of refunds. */
  revenue: z.object({ unit, ...revenueShape, former: z.object(revenueShape) }),
  searches: z.object({
    unit,
    ...searchesShape,
    former: z.object(searchesShape),
    /** The most frequent searches without results. */
    top: z.array(z.object({ filters: missedFiltersSchema, times: countSchema })),
  }),
});
export type Metrics = z.infer<typeof metricsSchema>;
