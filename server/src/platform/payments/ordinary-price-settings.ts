import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { z } from "zod";

/** When the ordinary price of Agent Pro may be shown struck through. */
export interface OrdinaryPrice {
  /** The first day on which it is not shown, as an ISO date in UTC; undefined means always, on a private server. */
  readonly until?: string;
  /** The first day. */
  readonly from?: string;
}

/** The longest that a confirmation holds: the price has to have been charged recently. */
const DAYS_MAX = 366;
const day = z.iso.date("must be a date such as 2026-11-20");

/** The environment variables with which an operator confirms that the higher price was the ordinary one. */
export const ordinaryPriceEnvironment = {
  ORDINARY_PRICE_CONFIRMED: day.optional(),
  ORDINARY_PRICE_ENDS: day.optional(),
  ORDINARY_PRICE_EVIDENCE: z
    .string()
    .trim()
    .min(20, "must say in at least 20 characters where the evidence is")
    .max(500)
    .optional(),
};
type OrdinaryPriceEnvironment = z.infer<z.ZodObject<typeof ordinaryPriceEnvironment>>;

/** The problems with the confirmation, one line each: it needs a first day, an end and evidence. */
export function listOrdinaryPriceFaults(env: OrdinaryPriceEnvironment): string[] {
  const { ORDINARY_PRICE_CONFIRMED: from, ORDINARY_PRICE_ENDS: until } = env;
  const missing = Object.keys(ordinaryPriceEnvironment).filter(
    (name) => env[name as keyof OrdinaryPriceEnvironment] === undefined,
  );
  if (missing.length === 3) return [];
  if (from === undefined || until === undefined || missing.length > 0) {
    return missing.map((name) => `${name}: required to confirm the ordinary price`);
  }
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS;
  if (days <= 0) return ["ORDINARY_PRICE_ENDS: must be after ORDINARY_PRICE_CONFIRMED"];
  return days > DAYS_MAX ? ["ORDINARY_PRICE_ENDS: must be within a year of ORDINARY_PRICE_CONFIRMED"] : [];
}

/** Undefined if the ordinary price may not be shown. */
export function readOrdinaryPrice(
  { ORDINARY_PRICE_CONFIRMED: from, ORDINARY_PRICE_ENDS: until }: OrdinaryPriceEnvironment,
  { isPrivate }: { isPrivate: boolean },
): OrdinaryPrice | undefined {
  if (isPrivate) return {};
  return from === undefined || until === undefined ? undefined : { from, until };
}
