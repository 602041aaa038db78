import { formatAmount, formatCents } from "../../shared/amounts.ts";
import type { Language } from "../../shared/text.ts";
import type { Reader } from "../../shared/units.ts";
import { toLeaseIn, toRateIn } from "./metric-rates.rules.ts";
import type { LeaseTerms, Measures, SaleTerms } from "./price-terms.schema.ts";
import { PRICE_WORDS } from "./price-words.ts";
import type { RentBasis, RentUnit } from "./rents.terms.ts";

/** A quote in parts: the amount, its unit, and what comes on top; the last two are empty if not applicable. */
export interface QuoteText {
  readonly amount: string;
  readonly unit: string;
  readonly additional: string;
}

/**
 * Which of a listing's quotes is its headline: the rent for readers who look for rents, otherwise the price of the sale;
 * the only one where there is one. Null without any (product.md §5.1).
 */
export function toHeadline(
  { sale, lease }: { readonly sale: SaleTerms | null; readonly lease: LeaseTerms | null },
  track?: "sale" | "rent" | undefined,
): "sale" | "lease" | null {
  if (lease !== null && (track === "rent" || sale === null)) return "lease";
  return sale === null ? null : "sale";
}

/** The price of a sale below a rent: 'For sale: CA$450,000'; undefined on request. */
export function describeSaleBelow(sale: SaleTerms, language: Language): string | undefined {
  return sale.kind === "on_request" ? undefined : PRICE_WORDS[language].forSale(describeSale(sale, language).amount);
}

/** The price of a sale as its owner quotes it: 'From CA$450,000' (product.md §5.1). */
export function describeSale(sale: SaleTerms, language: Language): QuoteText {
  const words = PRICE_WORDS[language];
  const amount = sale.kind === "on_request" ? words.saleOnRequest : describeAmount(sale, { language });
  return { amount, unit: "", additional: "" };
}

/**
 * A rent as its owner quotes it, in the reader's units: 'CA$20.00', '/ sq ft / year net', '+ CA$10.00 additional rent', or
 * 'CA$215.28', '/ m² / year net' (product.md §5.1).
 */
export function describeLease(quoted: LeaseTerms, reader: Reader): QuoteText {
  const { language, units } = reader;
  const words = PRICE_WORDS[language];
  if (quoted.kind === "on_request") return { amount: words.rentOnRequest, unit: "", additional: "" };
  const lease = toLeaseIn(units, quoted);
  const { per, basis, additional } = lease;
  return {
    amount: describeAmount(lease, { language, per }),
    unit: `${words.units[units][per]} ${words.bases[basis]}`,
    additional: additional === null ? "" : describeAdditional({ ...additional, lease }, reader),
  };
}

/** A quote in one line. */
export function joinQuote({ amount, unit, additional }: QuoteText): string {
  return [joinUnit(amount, unit), additional].filter((part) => part !== "").join(" ");
}

/** 'CA$20.00 / sq ft / year net', whose amount and unit stay on one line; only the amount if there is no unit. */
const joinUnit = (amount: string, unit: string) => (unit === "" ? amount : `${amount}\u00A0${unit}`);

/** A rent by floor area has cents, which matter at its size; other amounts only if they are not zero. */
const format = (cents: number, { language, per }: { language: Language; per?: RentUnit | undefined }) =>
  (per?.startsWith("sqft") ? formatCents : formatAmount)(cents / 100, language);

function describeAmount(
  terms: Exclude<SaleTerms | LeaseTerms, { kind: "on_request" }>,
  shown: { language: Language; per?: RentUnit },
): string {
  const words = PRICE_WORDS[shown.language];
  if (terms.kind === "range") return describeRange(terms, shown);
  const amount = format(terms.amountCents, shown);
  return terms.kind === "from" ? words.from(amount) : amount;
}

/** Both amounts have cents if one of them does: 'CA$20.00–CA$25.50'. */
function describeRange(
  { amountCents, toCents }: { amountCents: number; toCents: number },
  shown: { language: Language; per?: RentUnit },
): string {
  const { language } = shown;
  const hasCents = amountCents % 100 !== 0 || toCents % 100 !== 0;
  const say = (cents: number) => (hasCents ? formatCents(cents / 100, language) : format(cents, shown));
  return PRICE_WORDS[language].range(say(amountCents), say(toCents));
}

interface Additional {
  readonly amountCents: number;
  readonly per: RentUnit;
  readonly lease: Exclude<LeaseTerms, { kind: "on_request" }>;
}

/** The unit is repeated only if it differs. */
function describeAdditional({ amountCents, per, lease }: Additional, { language, units }: Reader): string {
  const words = PRICE_WORDS[language];
  const amount = format(amountCents, { language, per });
  const text = per === lease.per ? amount : joinUnit(amount, words.units[units][per]);
  return lease.basis === "gross" ? words.including(text) : words.plus(text);
}

/**
 * A rent's comparison value, if that is not how it is quoted: '≈ CA$2,500 / month all-in' in whole dollars, or net if
 * the gross rent is unknown. Undefined if neither is known (product.md §5.1).
 */
export function describeMonthlyRent(
  { lease, measures }: { lease: LeaseTerms | null; measures: Pick<Measures, "rentMonthGross" | "rentMonthNet"> },
  language: Language,
): string | undefined {
  const { rentMonthGross, rentMonthNet } = measures;
  const basis = rentMonthGross === null ? "net" : "gross";
  const cents = rentMonthGross ?? rentMonthNet;
  if (lease === null || lease.kind === "on_request" || cents === null) return undefined;
  if (lease.per === "month" && lease.basis === basis) return undefined;
  const { units, bases, allIn } = PRICE_WORDS[language];
  const words = `${units.imperial.month} ${basis === "gross" ? allIn : bases.net}`;
  return `≈\u00A0${joinUnit(formatAmount(Math.round(cents / 100), language), words)}`;
}

/** A measure in one line: 'CA$30.00 / sq ft / year gross'. */
export function describeMeasure(
  { cents, per, basis }: { cents: number; per: RentUnit; basis: RentBasis },
  { language, units }: Reader,
): string {
  const words = PRICE_WORDS[language];
  const amount = format(toRateIn(units, { cents, per }), { language, per });
  return joinUnit(amount, `${words.units[units][per]} ${words.bases[basis]}`);
}

/** The price of a sale by area: 'CA$180.00 / sq ft', 'CA$1,937.50 / m²'. */
export function describeSalePerArea(centsPerSqft: number, { language, units }: Reader): string {
  const cents = toRateIn(units, { cents: centsPerSqft, per: "sqft_year" });
  return joinUnit(formatCents(cents / 100, language), `/\u00A0${PRICE_WORDS[language].area[units]}`);
}
