import { formatAmount, formatCents } from "../../shared/amounts.ts";
import type { Language } from "../../shared/text.ts";
import type { LeaseTerms, Measures, RentBasis, RentUnit, SaleTerms } from "./price-terms.schema.ts";

interface Words {
  readonly saleOnRequest: string;
  readonly rentOnRequest: string;
  readonly from: (amount: string) => string;
  readonly range: (lowest: string, highest: string) => string;
  readonly units: Readonly<Record<RentUnit, string>>;
  readonly bases: Readonly<Record<RentBasis, string>>;
  /** What a tenant pays on top of a rent. */
  readonly plus: (amount: string) => string;
  /** What a gross rent covers of it. */
  readonly including: (amount: string) => string;
  readonly equivalent: (rent: string) => string;
  readonly sqft: string;
}

/** A line may not end within it: no line separates a number from what it is for. */
const keepTogether = (text: string) => text.replaceAll(" ", "\u00A0");

/** Fixed in both languages, whatever the language of the page: texts to share are in both. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    saleOnRequest: "Price on request",
    rentOnRequest: "Rent on request",
    from: (amount) => `From ${amount}`,
    range: (lowest, highest) => `${lowest}–${highest}`,
    units: {
      sqft_year: keepTogether("/ sq ft / year"),
      sqft_month: keepTogether("/ sq ft / month"),
      month: keepTogether("/ month"),
      year: keepTogether("/ year"),
      acre_year: keepTogether("/ acre / year"),
    },
    bases: { net: "net", semi_gross: "semi-gross", gross: "gross" },
    plus: (amount) => `+\u00A0${amount} additional rent`,
    including: (amount) => `including ${amount} additional rent`,
    equivalent: (rent) => `${rent} equivalent`,
    sqft: keepTogether("/ sq ft"),
  },
  fr: {
    saleOnRequest: "Prix sur demande",
    rentOnRequest: "Loyer sur demande",
    from: (amount) => `À partir de ${amount}`,
    range: (lowest, highest) => `${keepTogether(`De ${lowest}`)} ${keepTogether(`à ${highest}`)}`,
    units: {
      sqft_year: keepTogether("/ pi² / an"),
      sqft_month: keepTogether("/ pi² / mois"),
      month: keepTogether("/ mois"),
      year: keepTogether("/ an"),
      acre_year: keepTogether("/ acre / an"),
    },
    bases: { net: "net", semi_gross: "semi-brut", gross: "brut" },
    plus: (amount) => `+\u00A0${amount} de loyer additionnel`,
    including: (amount) => `dont ${amount} de loyer additionnel`,
    equivalent: (rent) => `équivaut à ${rent}`,
    sqft: keepTogether("/ pi²"),
  },
};

/** A quote in parts: the amount, what it is for, and what comes on top; the last two are empty where there is nothing to say. */
export interface QuoteText {
  readonly amount: string;
  readonly unit: string;
  readonly additional: string;
}

/** The price of a sale as its owner quotes it: 'From CA$450,000' (product.md §5.1). */
export function describeSale(sale: SaleTerms, language: Language): QuoteText {
  const words = WORDS[language];
  const amount = sale.kind === "on_request" ? words.saleOnRequest : describeAmount(sale, { language });
  return { amount, unit: "", additional: "" };
}

/** A rent as its owner quotes it: 'CA$20.00', '/ sq ft / year net', '+ CA$10.00 additional rent' (product.md §5.1). */
export function describeLease(lease: LeaseTerms, language: Language): QuoteText {
  const words = WORDS[language];
  if (lease.kind === "on_request") return { amount: words.rentOnRequest, unit: "", additional: "" };
  const { per, basis, additional } = lease;
  return {
    amount: describeAmount(lease, { language, per }),
    unit: `${words.units[per]} ${words.bases[basis]}`,
    additional: additional === null ? "" : describeAdditional({ ...additional, lease }, language),
  };
}

/** A quote in one line. */
export function joinQuote({ amount, unit, additional }: QuoteText): string {
  return [joinUnit(amount, unit), additional].filter((part) => part !== "").join(" ");
}

/** 'CA$20.00 / sq ft / year net', whose amount and unit stay on one line; the amount alone where it is for nothing else. */
const joinUnit = (amount: string, unit: string) => (unit === "" ? amount : `${amount}\u00A0${unit}`);

/** A rent per square foot has cents, which make its difference; other amounts only if they are not zero. */
const format = (cents: number, { language, per }: { language: Language; per?: RentUnit | undefined }) =>
  (per?.startsWith("sqft") ? formatCents : formatAmount)(cents / 100, language);

function describeAmount(
  terms: Exclude<SaleTerms | LeaseTerms, { kind: "on_request" }>,
  shown: { language: Language; per?: RentUnit },
): string {
  const words = WORDS[shown.language];
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
  return WORDS[language].range(say(amountCents), say(toCents));
}

interface Additional {
  readonly amountCents: number;
  readonly per: RentUnit;
  readonly lease: Exclude<LeaseTerms, { kind: "on_request" }>;
}

/** The unit is said again only if it is another one. */
function describeAdditional({ amountCents, per, lease }: Additional, language: Language): string {
  const words = WORDS[language];
  const amount = format(amountCents, { language, per });
  const text = per === lease.per ? amount : joinUnit(amount, words.units[per]);
  return lease.basis === "gross" ? words.including(text) : words.plus(text);
}

/**
 * What a rent is compared by, if that is not how it is quoted: 'CA$2,500 / month gross equivalent', or net if the gross rent is not
 * known. Undefined where neither is (product.md §5.1).
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
  return WORDS[language].equivalent(describeMeasure({ cents, per: "month", basis }, language));
}

/** A measure in one line: 'CA$30.00 / sq ft / year gross'. */
export function describeMeasure(
  { cents, per, basis }: { cents: number; per: RentUnit; basis: RentBasis },
  language: Language,
): string {
  const { units, bases } = WORDS[language];
  return joinUnit(format(cents, { language, per }), `${units[per]} ${bases[basis]}`);
}

/** 'CA$180.00 / sq ft' */
export function describeSalePerSqft(cents: number, language: Language): string {
  return joinUnit(formatCents(cents / 100, language), WORDS[language].sqft);
}
