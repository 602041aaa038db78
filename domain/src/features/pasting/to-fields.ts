import { fromHectares, fromMetres, fromSquareMetres } from "../../shared/units.ts";
import { findCategory } from "../categories/categories.schema.ts";
import { findField, findSubtypeForm, LISTING_FIELDS, type ListingField } from "../listings/listings.fields.ts";
import { SQFT_PER_ACRE } from "../prices/measures.rules.ts";
import type { Reading } from "../searches/query/pieces.ts";
import type { Kind } from "../searches/query/resolve-category.ts";
import type { Amount } from "./find-amounts.ts";
import type { Statement } from "./match-amounts.ts";
import type { Found } from "./pasted-listing.ts";
import { rangeOfStatement } from "./to-prices.ts";

type Fields = Record<string, Found<string | number>>;

/** The fields of a subtype; of all subtypes of the type if there is none, and all if there is no type. */
export function listFields(kind: Kind | undefined): ReadonlySet<string> {
  if (kind === undefined) return new Set(LISTING_FIELDS.map(({ key }) => key));
  const subtypes = kind.subtype ? [kind.subtype] : (findCategory(kind.type)?.subtypes ?? []).map(({ name }) => name);
  return new Set(subtypes.flatMap((name) => findSubtypeForm(kind.type, name)?.fields ?? []).map(({ key }) => key));
}

interface Scope {
  readonly has: ReadonlySet<string>;
  readonly isForRent: boolean;
  /** Statements that are prices. */
  readonly used: ReadonlySet<Statement>;
}

/** The values of the subtype's fields that a text states: of two for one field, the first. */
export function toFields(reading: Reading, statements: readonly Statement[], { has, isForRent, used }: Scope): Fields {
  const fields: Fields = {};
  for (const each of statements) {
    if (used.has(each) || each.of === undefined || each.of.length === 0 || each.amount.isPerOther) continue;
    const key = each.of.map((of) => toKey(of, { has, isForRent })).find((of) => of !== undefined);
    if (key === undefined || key in fields) continue;
    const value = toValue(reading, key, each.amount);
    if (value !== undefined) fields[key] = { value, from: [rangeOfStatement(reading, each)] };
  }
  return fields;
}

function toKey(of: string, { has, isForRent }: Pick<Scope, "has" | "isForRent">): string | undefined {
  if (of === "size") return has.has("totalArea") ? "totalArea" : undefined;
  if (of === "lot") return ["acres", "lotSize", "lotSizeAcreage"].find((key) => has.has(key));
  if (of === "rent") return has.has("premisesRent") && !isForRent ? "premisesRent" : undefined;
  // The units of a motel.
  if (of === "numberOfUnits" && !has.has(of) && has.has("rooms")) return "rooms";
  return has.has(of) ? of : undefined;
}

const PER_MONTH = new Set(["monthlyCondoFee", "premisesRent"]);

/** An amount as the field takes it; undefined if it cannot. A text field takes the words themselves. */
export function toValue(reading: Reading, key: string, amount: Amount): string | number | undefined {
  const field = findField(key);
  if (field === undefined || (amount.high !== undefined && key !== "minimumInvestment")) return undefined;
  if (field.kind === "text") return quote(reading, amount);
  const { per, isPerSqm } = amount.rate ?? {};
  if (field.unit?.startsWith("cad") && (per === "sqft" || isPerSqm === true)) return undefined;
  if (field.unit?.startsWith("cad") && amount.value === 0) return undefined;
  if (per === "month" && !PER_MONTH.has(key)) return undefined;
  if (per === "year" && PER_MONTH.has(key)) return undefined;
  const converted = convert(field, amount);
  const isConverted = converted !== amount.value || field.unit === "feet" || field.unit === "sqft";
  return isIn(field, converted, isConverted);
}

function convert({ unit: to }: ListingField, { value, unit }: Amount): number {
  const round = (converted: number) => Math.round(converted * 100) / 100;
  if (unit === "sqm") return fromSquareMetres(value);
  if (unit === "metres") return fromMetres(value);
  if (unit === "hectares") return to === "acres" ? fromHectares(value) : fromSquareMetres(value * 10_000);
  if (unit === "acres" && to === "sqft") return round(value * SQFT_PER_ACRE);
  if ((unit === "sqft" || unit === undefined) && to === "acres" && unit === "sqft") return round(value / SQFT_PER_ACRE);
  return value;
}

/** A converted value is rounded, a stated one is not. */
function isIn(
  { min = 0, max = 0, decimals = 0 }: ListingField,
  value: number,
  isConverted: boolean,
): number | undefined {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
  if (!isConverted && Math.abs(rounded - value) > 1e-6) return undefined;
  return rounded >= min && rounded <= max ? rounded : undefined;
}

const quote = ({ tokens, text }: Reading, { start, end }: Amount): string =>
  text.slice(tokens[start]?.start, tokens[end - 1]?.end).replaceAll(/\s+/gu, " ");
