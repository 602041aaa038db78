import { DAY_MS } from "../../shared/durations.ts";
import { CONFIRMED_WITHIN } from "./confirmations.terms.ts";

/** How fresh a listing is: confirmed in the last week, in the last month, or before. */
export type FreshnessBand = "week" | "month" | "older";

/** How many days ago a listing was confirmed by the calendar of the code's time zone, and its band (product.md §5.11). */
export function describeFreshness(
  confirmedAt: Date,
  now: Date,
): { readonly days: number; readonly band: FreshnessBand } {
  const days = Math.max(0, toDayNumber(now) - toDayNumber(confirmedAt));
  const [week, month] = CONFIRMED_WITHIN;
  return { days, band: days <= week ? "week" : days <= month ? "month" : "older" };
}

/** Counts local days, of which some have 23 or 25 hours. */
const toDayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
