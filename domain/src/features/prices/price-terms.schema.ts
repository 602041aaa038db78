import { z } from "zod/mini";
import { integer } from "../../shared/numbers.schema.ts";
import { PRICE_MAX } from "./prices.schema.ts";
import { RENT_BASES, RENT_UNITS } from "./rents.terms.ts";

/** Amounts are whole cents of Canadian dollars: 1 to 99,999,999,900, the highest price of a listing (product.md §5.1). */
const AMOUNT_MAX_CENTS = PRICE_MAX * 100;
const amount = integer(1, AMOUNT_MAX_CENTS);

/** Areas are whole hundredths of a square foot: 1 to 1,000,000,000,000, which is ten billion square feet. */
const area = integer(1, 1_000_000_000_000);

const ON_REQUEST = z.strictObject({ kind: z.literal("on_request") });

/** The price of a listing for sale, as its owner quotes it: an amount, the lowest of several, a range, or on request. */
export const saleTermsSchema = z.discriminatedUnion("kind", [
  /** In cents, 1 to 99,999,999,900: the price, or the lowest of several. */
  z.strictObject({ kind: z.enum(["amount", "from"]), amountCents: amount }),
  /** In cents, 1 to 99,999,999,900, the lowest below the highest. */
  z.strictObject({ kind: z.literal("range"), amountCents: amount, toCents: amount }),
  ON_REQUEST,
]);
export type SaleTerms = z.infer<typeof saleTermsSchema>;

const rent = {
  /** In cents, 1 to 99,999,999,900; the lowest of a range. As the owner quotes it. */
  amountCents: amount,
  per: z.enum(RENT_UNITS),
  basis: z.enum(RENT_BASES),
  /** What the tenant pays on top of the rent: taxes, maintenance, insurance (TMI). Null if the owner does not say. */
  additional: z.nullable(z.strictObject({ amountCents: integer(0, AMOUNT_MAX_CENTS), per: z.enum(RENT_UNITS) })),
};

/** The rent of a listing, as its owner quotes it. */
export const leaseTermsSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("amount"), ...rent }),
  z.strictObject({ kind: z.literal("range"), ...rent, toCents: amount }),
  ON_REQUEST,
]);
export type LeaseTerms = z.infer<typeof leaseTermsSchema>;

/** The rentable space, in hundredths of a square foot; `to` is null for one space. */
export const availableAreaSchema = z.strictObject({ from: area, to: z.nullable(area) });
export type AvailableArea = z.infer<typeof availableAreaSchema>;

const measure = z.nullable(integer(0, Number.MAX_SAFE_INTEGER));

/**
 * The values by which listings are compared, in whole cents of Canadian dollars, derived by the server from the owner's
 * quote and areas. Each is null if something it requires is missing, and at most 9,007,199,254,740,991. For a range,
 * and for a price that is the lowest of several, the lowest. A fraction of a cent is rounded half up, once, at the end
 * (product.md §5.1).
 */
export const measuresSchema = z.object({
  /** The price of a sale. */
  salePrice: measure,
  /** The price of a sale by the square foot of the whole building. */
  salePerSqft: measure,
  /** The rent of the space for a month, without the additional rent. */
  rentMonthNet: measure,
  /** The rent of the space for a month, with the additional rent. */
  rentMonthGross: measure,
  /** The rent of a square foot for a year, without the additional rent. */
  rentSqftYearNet: measure,
  /** The rent of a square foot for a year, with the additional rent. */
  rentSqftYearGross: measure,
});
export type Measures = z.infer<typeof measuresSchema>;
