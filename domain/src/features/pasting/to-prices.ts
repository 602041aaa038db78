import type { ListingType } from "../listings/listings.terms.ts";
import { PRICE_MAX } from "../prices/prices.schema.ts";
import type { RentBasis, RentUnit } from "../prices/rents.terms.ts";
import type { Reading } from "../searches/query/pieces.ts";
import type { Rate } from "../searches/query/read-rate.ts";
import type { Amount } from "./find-amounts.ts";
import { isHardBreak, rangeOf, type TextRange } from "./listing-reading.ts";
import type { Statement } from "./match-amounts.ts";
import type { Found, PastedLease, PastedSale } from "./pasted-listing.ts";

/** Nobody rents a whole space for less a month, or a square foot for more a year. */
const RATE_MAX = 120;
const PRICE_LEAST = 1_000;

export interface Prices {
  readonly sale: Found<PastedSale> | undefined;
  readonly lease: Found<PastedLease> | undefined;
  /** The statements that were used. */
  readonly used: ReadonlySet<Statement>;
}

interface Scope {
  /** Undefined if the text does not say. */
  readonly listingType: ListingType | undefined;
  /** A business's rent is a field, not the listing's. */
  readonly isBusiness: boolean;
}

/** The prices that a text quotes. */
export function toPrices(reading: Reading, statements: readonly Statement[], scope: Scope): Prices {
  const used = new Set<Statement>();
  const sale = scope.listingType === "rent" ? undefined : toSale(reading, statements, used);
  // Without a word for either, a text with a price tells of its tenants' rents.
  const isSold = scope.listingType === "sale" || (scope.listingType === undefined && sale !== undefined);
  const lease = isSold || scope.isBusiness ? undefined : toLease(reading, statements, used);
  return { sale, lease, used };
}

const isMoney = ({ amount: { nature, isMultiplied }, of }: Statement) =>
  nature === "money" || (nature === undefined && (isMultiplied || of?.includes("price") === true));

function toSale(
  reading: Reading,
  statements: readonly Statement[],
  used: Set<Statement>,
): Found<PastedSale> | undefined {
  const candidates = statements.filter(
    (each) =>
      !used.has(each) &&
      isMoney(each) &&
      !each.amount.isPerOther &&
      each.amount.rate?.per === undefined &&
      each.amount.value >= PRICE_LEAST &&
      each.amount.value <= PRICE_MAX,
  );
  const labelled = candidates.find(({ of }) => of?.[0] === "price");
  const alone = candidates
    .filter((each) => each.of === undefined && each.amount.nature === "money" && standsAlone(reading, each.amount))
    .sort((one, other) => other.amount.value - one.amount.value);
  const chosen = labelled ?? alone[0];
  if (chosen === undefined) return undefined;
  used.add(chosen);
  const { value: amount, high } = chosen.amount;
  const isLeast = /(?:from|starting|at|partir|des)/u.test(reading.tokens[chosen.amount.start - 1]?.plain ?? "");
  const value: PastedSale =
    high !== undefined && high > amount
      ? { kind: "range", amount, to: high }
      : { kind: isLeast && isFrom(reading, chosen.amount) ? "from" : "amount", amount };
  return { value, from: [rangeOfStatement(reading, chosen)] };
}

const isFrom = ({ tokens }: Reading, { start }: Amount) =>
  tokens.slice(Math.max(0, start - 3), start).some(({ plain }) => /^(?:from|starting|partir)$/u.test(plain));

const BESIDE_PRICE =
  /^(?:\+|plus|incl|including|includes|include|or|obo|firm|ferme|cad|tx|tps|hst|gst|tax|taxes|negociable|negotiable|only|for|pour|with|and|et|inventory|inventaire|net|taxes|ou|avec|incluant|sale|vente|a|at|ask|now|reduced|cash|asking|prix|demande|turnkey|cle|in|business)$/u;

/** An amount that is all that its clause says, but for the words around a price. */
function standsAlone({ tokens }: Reading, { start, end }: Amount): boolean {
  const isFirst = start === 0 || isHardBreak(tokens[start]) || /[:=()[\-–—/]/u.test(tokens[start]?.before ?? "");
  const last = tokens[start - 1]?.plain ?? "";
  const isLed = isFirst || /^(?:for|at|pour|a|sale|now|asking|only|just|seulement|to|price)$/u.test(last);
  const next = tokens[end];
  const isTime = tokens
    .slice(end, end + 4)
    .some(({ word }) => /^(?:season|saison|month|moi|mois|year|an|annee|week|semaine|day|jour)$/u.test(word));
  const isLast = next === undefined || next.isBreak || isHardBreak(next) || (BESIDE_PRICE.test(next.plain) && !isTime);
  return isLed && isLast;
}

function toLease(
  reading: Reading,
  statements: readonly Statement[],
  used: Set<Statement>,
): Found<PastedLease> | undefined {
  const isOf = ({ of }: Statement, key: string) => of?.includes(key) === true;
  const money = statements.filter(
    (each) =>
      (isMoney(each) || isOf(each, "rent")) && !each.amount.isPerOther && (each.amount.nature ?? "money") === "money",
  );
  const isRent = (each: Statement) =>
    isOf(each, "rent") ||
    ((each.of === undefined || isOf(each, "price") || isBasis(reading, each)) && hasRate(each.amount));
  const base =
    money.find((each) => isRent(each) && hasRate(each.amount) && !isOf(each, "additional")) ??
    money.find((each) => isRent(each) && isPlausible(each.amount));
  if (base === undefined) return undefined;
  const extra = money.find((each) => each !== base && isOf(each, "additional") && isNear(statements, base, each));
  const all = money.filter((each) => isRent(each) && !isOf(each, "additional") && isAlike(each.amount, base.amount));
  const amounts = [...all, base].flatMap(({ amount: { value, high = value } }) => [value, high]);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  for (const each of [...all, base, ...(extra ? [extra] : [])]) used.add(each);
  const per = toUnit(base.amount);
  const value: PastedLease = {
    ...(highest > lowest ? { kind: "range", to: convert(highest, base.amount.rate) } : { kind: "amount" }),
    amount: convert(lowest, base.amount.rate),
    per,
    basis: toBasis(reading, base, { hasExtra: extra !== undefined, per }),
    ...(extra && {
      additional: {
        amount: convert(extra.amount.value, extra.amount.rate),
        per:
          extra.amount.rate?.per === undefined
            ? extra.amount.value < RATE_MAX
              ? "sqft_year"
              : per
            : toUnit(extra.amount),
      },
    }),
  };
  return {
    value,
    from: [...new Set([base, ...all]), ...(extra ? [extra] : [])].map((each) => rangeOfStatement(reading, each)),
  };
}

/** "$26/sf net", "net $38 psf": of a rent, not of a business. */
const isBasis = ({ tokens }: Reading, { label, amount }: Statement) =>
  label !== undefined &&
  (amount.rate?.per !== undefined || label.start >= amount.end) &&
  tokens.slice(label.start, label.end).every(({ plain }) => /^(?:net|nnn|gross|brut|nets)$/u.test(plain));

const hasRate = ({ rate }: Amount) => rate !== undefined && (rate.per !== undefined || rate.basis !== undefined);
const isPlausible = ({ value }: Amount) => value < RATE_MAX || value >= 200;

/** Rents of several spaces are a range. */
const isAlike = ({ rate }: Amount, base: Amount) =>
  rate?.per === "sqft" || rate?.basis !== undefined
    ? rate.per === base.rate?.per && rate.basis === base.rate?.basis && rate.isPerSqm === base.rate?.isPerSqm
    : false;

/** The additional rent of another space is not this one's. */
const isNear = (statements: readonly Statement[], one: Statement, other: Statement) =>
  Math.abs(statements.indexOf(one) - statements.indexOf(other)) < 12;

function toUnit({ rate, value }: Amount): RentUnit {
  if (rate?.per === "sqft") return "sqft_year";
  if (rate?.per === "month" || rate?.per === "year") return rate.per;
  return value < RATE_MAX ? "sqft_year" : "month";
}

/** By square foot and year, in dollars. */
function convert(value: number, rate: Rate | undefined): number {
  const yearly = rate?.isMonthlyArea === true ? value * 12 : value;
  return rate?.isPerSqm === true ? Math.round((yearly / 10.7639) * 100) / 100 : yearly;
}

interface Basis {
  readonly hasExtra: boolean;
  readonly per: RentUnit;
}

/** By square foot net unless the text says otherwise, by month gross. */
function toBasis({ tokens }: Reading, { amount, label }: Statement, { hasExtra, per }: Basis): RentBasis {
  const end = amount.rate?.end ?? amount.end;
  const words = [
    ...(label ? tokens.slice(label.start, label.end) : []),
    ...tokens.slice(amount.end, end + 2).filter((token, index) => index === 0 || !/[.;\n|]/u.test(token.before)),
  ].map(({ plain }) => plain);
  if (words.some((word) => /^(?:semi|modified|mg)$/u.test(word))) return "semi_gross";
  if (amount.rate?.basis !== undefined) return amount.rate.basis;
  if (words.some((word) => /^(?:gross|brut|brute)$/u.test(word))) return "gross";
  if (hasExtra || words.some((word) => /^(?:net|nets|nnn|nette)$/u.test(word))) return "net";
  return per === "sqft_year" ? "net" : "gross";
}

/** The words of an amount with what it is called and paid for, if they stand together. */
export function rangeOfStatement(reading: Reading, { amount, label }: Statement): TextRange {
  const last = amount.rate?.end ?? amount.end;
  if (label === undefined) return rangeOf(reading, amount.start, last);
  return rangeOf(reading, Math.min(label.start, amount.start), Math.max(label.end, last));
}
