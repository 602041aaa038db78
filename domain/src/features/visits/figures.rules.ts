import { DAY_MS } from "../../shared/durations.ts";
import type { FigureDay, FigureTotals, MedianRates } from "./figures.schema.ts";
import { FUNNEL_STEPS, type FunnelStep, SUMMED_FIGURES } from "./figures.terms.ts";

/** How many days back a median looks (product.md §5.12). */
export const MEDIAN_DAYS = 30;

/** A median is of at least so many owners: five others for each of them (product.md §5.12). */
export const MEDIAN_OWNERS_MIN = 6;

/** An owner's listings count for a step's median if the step before it happened at least so often (product.md §5.12). */
export const MEDIAN_EVENTS_MIN: Readonly<Record<Exclude<FunnelStep, "shown">, number>> = {
  opened: 100,
  asked: 20,
  signed: 5,
};

const RATE_STEP = 5;

/** A share, 0 to 1, as it is stored and shown: in thousandths, rounded to half a percent; 1000 at most (product.md §5.12). */
export function toStoredRate(share: number): number {
  return Math.min(1000, Math.round((share * 1000) / RATE_STEP) * RATE_STEP);
}

/** The UTC dates of a period that ends today, oldest first: '2026-11-20' (product.md §5.12). */
export function listDays({ days, now }: { days: number; now: Date }): string[] {
  const dayAgo = (ago: number) => new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  return Array.from({ length: days }, (_, at) => dayAgo(days - 1 - at));
}

/** A day on which nothing happened. */
export const emptyDay = (day: string): FigureDay => ({
  day,
  ...emptyTotals(),
  ...{ readers: 0, repriced: false, repictured: false },
});

export const emptyTotals = (): FigureTotals =>
  Object.fromEntries(SUMMED_FIGURES.map((figure) => [figure, 0])) as FigureTotals;

/** What several days add up to. */
export function addUp(days: readonly FigureTotals[]): FigureTotals {
  const sums = SUMMED_FIGURES.map((figure) => [figure, days.reduce((sum, day) => sum + day[figure], 0)]);
  return Object.fromEntries(sums) as FigureTotals;
}

export interface FunnelPart {
  readonly step: FunnelStep;
  readonly count: number;
  /** Of the step before, in thousandths; null for the first step, and after one that never happened. */
  readonly rate: number | null;
  /** The same of the median owner; null if it is not known. */
  readonly median: number | null;
}

/** The steps from being found to a signature, each compared with the one before (product.md §5.12). */
export function toFunnel(totals: FigureTotals, medians: MedianRates): FunnelPart[] {
  const counts: Readonly<Record<FunnelStep, number>> = { ...totals, asked: totals.inquired + totals.requested };
  return FUNNEL_STEPS.map((step, at) => {
    const former = FUNNEL_STEPS[at - 1];
    const base = former === undefined ? 0 : counts[former];
    const rate = base === 0 ? null : Math.min(1000, Math.round((counts[step] / base) * 1000));
    return { step, count: counts[step], rate, median: step === "shown" ? null : medians[step] };
  });
}
