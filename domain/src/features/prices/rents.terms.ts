/** What a rent is quoted for: a square foot or an acre of land, for a year or a month, or the whole space. */
export const RENT_UNITS = ["sqft_year", "sqft_month", "month", "year", "acre_year"] as const;
export type RentUnit = (typeof RENT_UNITS)[number];

/**
 * What a rent covers. Net: the tenant also pays the additional rent (taxes, maintenance, insurance). Semi-gross: part of it.
 * Gross: nothing more.
 */
export const RENT_BASES = ["net", "semi_gross", "gross"] as const;
export type RentBasis = (typeof RENT_BASES)[number];

/** The meaning of a rent that is only a number, as in the specified calls: monthly, gross. */
export const MONTHLY_GROSS = { kind: "amount", per: "month", basis: "gross", additional: null } as const;
