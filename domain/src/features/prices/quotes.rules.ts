import type { z } from "zod/mini";
import type { Parsed, Problems } from "../../shared/problems.ts";
import type { Message } from "../../shared/text.ts";
import {
  type AvailableArea,
  availableAreaSchema,
  type LeaseTerms,
  leaseTermsSchema,
  type SaleTerms,
  saleTermsSchema,
} from "./price-terms.schema.ts";

export const PRICE_MESSAGES = {
  priceRequired: /*i18n*/ { id: "listings.price_required", message: "Please add a price" },
  rentRequired: /*i18n*/ { id: "listings.rent_required", message: "Please add a rent" },
  wrongPrice: /*i18n*/ {
    id: "listings.wrong_price",
    message: "Please enter a price in whole dollars, from 1 to 999,999,999.",
  },
  wrongAmount: /*i18n*/ {
    id: "prices.wrong_amount",
    message: "Please enter an amount up to $999,999,999, with at most two decimals.",
  },
  wrongArea: /*i18n*/ {
    id: "prices.wrong_area",
    message: "Please enter an area in square feet, with at most two decimals.",
  },
  amountsCrossed: /*i18n*/ { id: "prices.amounts_crossed", message: "The highest amount must be above the lowest." },
  areasCrossed: /*i18n*/ { id: "prices.areas_crossed", message: "The largest area must be above the smallest." },
  unknownChoice: /*i18n*/ { id: "prices.unknown_choice", message: "Please choose one of the options." },
  unreadable: /*i18n*/ { id: "prices.unreadable", message: "This price could not be read." },
} as const satisfies Record<string, Message>;

/**
 * Reads the price of a sale. Problems are named by member, 'sale.amountCents', or 'sale' if it is not a quote
 * (product.md §5.1).
 */
export function readSaleTerms(given: unknown): Parsed<SaleTerms> {
  return readQuote(saleTermsSchema.safeParse(given), { part: "sale", required: PRICE_MESSAGES.priceRequired });
}

/** Reads a rent in the same way: 'lease.amountCents', 'lease.additional.amountCents' (product.md §5.1). */
export function readLeaseTerms(given: unknown): Parsed<LeaseTerms> {
  return readQuote(leaseTermsSchema.safeParse(given), { part: "lease", required: PRICE_MESSAGES.rentRequired });
}

/** Reads the rentable space: 'availableArea.from' (product.md §5.1). */
export function readAvailableArea(given: unknown): Parsed<AvailableArea> {
  const parsed = availableAreaSchema.safeParse(given);
  if (!parsed.success) return { problems: toProblems(parsed.error, { part: "availableArea" }) };
  const { from, to } = parsed.data;
  if (to !== null && to <= from) return { problems: { "availableArea.to": PRICE_MESSAGES.areasCrossed } };
  return { value: parsed.data };
}

interface Part {
  readonly part: string;
  /** The message for a missing amount. */
  readonly required?: Message;
}

type SchemaResult<Value> =
  | { readonly success: true; readonly data: Value }
  | { readonly success: false; readonly error: z.core.$ZodError };

function readQuote<Terms extends SaleTerms | LeaseTerms>(parsed: SchemaResult<Terms>, named: Part): Parsed<Terms> {
  if (!parsed.success) return { problems: toProblems(parsed.error, named) };
  const terms: SaleTerms | LeaseTerms = parsed.data;
  if (terms.kind === "range" && terms.toCents <= terms.amountCents) {
    return { problems: { [`${named.part}.toCents`]: PRICE_MESSAGES.amountsCrossed } };
  }
  return { value: parsed.data };
}

function toProblems({ issues }: z.core.$ZodError, { part, required }: Part): Problems {
  return Object.fromEntries(
    issues.map(({ path, code }) => {
      const isMissing = path.length === 1 && path[0] === "amountCents" && code === "invalid_type";
      const message = isMissing ? required : MESSAGES[String(path.at(-1))];
      return [[part, ...path].join("."), message ?? PRICE_MESSAGES.unreadable];
    }),
  );
}

/** By the invalid member of a quote. */
const MESSAGES: Readonly<Record<string, Message>> = {
  amountCents: PRICE_MESSAGES.wrongAmount,
  toCents: PRICE_MESSAGES.wrongAmount,
  from: PRICE_MESSAGES.wrongArea,
  to: PRICE_MESSAGES.wrongArea,
  kind: PRICE_MESSAGES.unknownChoice,
  per: PRICE_MESSAGES.unknownChoice,
  basis: PRICE_MESSAGES.unknownChoice,
};
