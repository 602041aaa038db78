import { type Parsed, problemsOf } from "../../shared/problems.ts";
import type { Message } from "../../shared/text.ts";
import { deriveMeasures, SQFT_PER_ACRE } from "../prices/measures.rules.ts";
import type { AvailableArea, LeaseTerms, Measures, SaleTerms } from "../prices/price-terms.schema.ts";
import { PRICE_MAX, PRICE_MIN } from "../prices/prices.schema.ts";
import { PRICE_MESSAGES, readAvailableArea, readLeaseTerms, readSaleTerms } from "../prices/quotes.rules.ts";
import { MONTHLY_GROSS } from "../prices/rents.terms.ts";
import type { UncheckedFeatures } from "./listings.fields.ts";
import type { Features } from "./listings.schema.ts";
import type { ListingType } from "./listings.terms.ts";

/** A listing's prices as stored. */
export interface QuotedTerms {
  /** Null unless the listing is for sale. */
  readonly sale: SaleTerms | null;
  /** Null unless the listing is for rent, and for one for both that was posted without a rent. */
  readonly lease: LeaseTerms | null;
  /** Null if all of it is for rent, or the owner does not say. */
  readonly availableArea: AvailableArea | null;
}

/** The owner's prices as entered: each as a quote, or in the specification's whole dollars. */
export interface EnteredTerms {
  /** Digits: the asking price, or the monthly rent of a listing that is only for rent. Ignored if there is a quote. */
  readonly price: string;
  readonly sale?: unknown;
  readonly lease?: unknown;
  readonly availableArea?: unknown;
}

interface TermsInput extends EnteredTerms {
  readonly listingType: ListingType;
  /** For a listing for both, in whole dollars. Ignored if there is a quote. */
  readonly monthlyRent: unknown;
}

/**
 * Reads the owner's prices. Whole dollars are a sale amount, or the monthly gross rent of a listing that is only for
 * rent. Problems are named 'price', or by the member of a quote: 'lease.additional.amountCents' (product.md §5.1).
 */
export function readTerms(input: TermsInput): Parsed<QuotedTerms> {
  const { listingType, availableArea: area = null } = input;
  const sale = listingType === "rent" ? NONE : readSale(input);
  const lease = listingType === "sale" ? NONE : readLease(input);
  const availableArea = listingType === "sale" || area === null ? NONE : readAvailableArea(area);
  if ("value" in sale && "value" in lease && "value" in availableArea) {
    return { value: { sale: sale.value, lease: lease.value, availableArea: availableArea.value } };
  }
  return { problems: { ...problemsOf(sale), ...problemsOf(lease), ...problemsOf(availableArea) } };
}

const NONE = { value: null } as const;

function readSale({ sale, price }: TermsInput): Parsed<SaleTerms> {
  return sale === undefined
    ? readPrice(price, (amountCents) => ({ kind: "amount", amountCents }))
    : readSaleTerms(sale);
}

function readLease({ lease, price, monthlyRent, listingType }: TermsInput): Parsed<LeaseTerms | null> {
  if (lease === null && listingType === "both") return NONE;
  if (lease !== undefined) return readLeaseTerms(lease);
  if (listingType === "rent") return readPrice(price, toMonthlyGross);
  // An invalid rent is reported as the additional field it came from.
  return { value: typeof monthlyRent === "number" ? toMonthlyGross(monthlyRent * 100) : null };
}

const toMonthlyGross = (amountCents: number): LeaseTerms => ({ ...MONTHLY_GROSS, amountCents });

function readPrice<Terms>(text: string, toTerms: (amountCents: number) => Terms): Parsed<Terms> {
  const refuse = (problem: Message) => ({ problems: { price: problem } });
  if (text.trim() === "") return refuse(PRICE_MESSAGES.priceRequired);
  const dollars = /^\d{1,9}$/u.test(text) ? Number(text) : 0;
  return isPrice(dollars) ? { value: toTerms(dollars * 100) } : refuse(PRICE_MESSAGES.wrongPrice);
}

const isPrice = (dollars: number) => dollars >= PRICE_MIN && dollars <= PRICE_MAX;

/** Whether a quoted rent already states what an additional field says. */
export function isSaidByLease(field: string): boolean {
  return field === "monthlyRent" || field === "additionalRent";
}

/** Whether an additional field states a price or a rent, like the listing's price. */
export function isPriceField(field: string): boolean {
  return field === "askingPrice" || isSaidByLease(field);
}

/** The additional fields of a listing with a quoted rent: without those that the quote replaces. */
export function omitSaid<Fields extends UncheckedFeatures>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !isSaidByLease(key))) as Fields;
}

/**
 * The values by which a listing is compared, in whole cents, from its prices and the areas of its fields (product.md
 * §5.1).
 */
export function measureListing({
  sale,
  lease,
  availableArea,
  features,
}: QuotedTerms & { features: Features }): Measures {
  const areas = {
    floor: toHundredths(features.totalArea),
    available: availableArea?.from,
    land: toHundredths(features.lotSize) ?? toHundredths(features.acres, SQFT_PER_ACRE),
  };
  return deriveMeasures({ sale, lease, areas });
}

/** A field's area in hundredths of a square foot; undefined if it is not given, or 0. */
function toHundredths(value: unknown, sqft = 1): number | undefined {
  return typeof value === "number" && value > 0 ? Math.round(value * sqft * 100) : undefined;
}

/**
 * The price in the specified calls, in whole dollars: the sale price, or the monthly gross rent of a listing that is
 * only for rent. Null if there is none, or none from 1 to 999,999,999 (product.md §5.1).
 */
export function toPrice({ sale }: QuotedTerms, { salePrice, rentMonthGross }: Measures): number | null {
  const cents = sale === null ? rentMonthGross : salePrice;
  const dollars = cents === null ? 0 : Math.floor((cents + 50) / 100);
  return isPrice(dollars) ? dollars : null;
}
