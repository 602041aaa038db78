import type { Message } from "../../shared/text.ts";
import type { Reader } from "../../shared/units.ts";
import { toFactText } from "../listings/fields/fact-text.ts";
import { findField } from "../listings/listings.fields.ts";
import type { Features } from "../listings/listings.schema.ts";
import { describeMeasure, describeSalePerArea } from "../prices/price-text.ts";
import { type MeasureKey, measureOf } from "./measures.ts";

/** What a search can compare listings by. */
export type ComparedKey = MeasureKey | "zoning";

/** A listing's value that a search filters or sorts by. */
export interface ComparedFact {
  /** The key of the field that holds it, otherwise the measure's. */
  readonly key: string;
  /** Null if the text says by itself what it is. */
  readonly label: Message | null;
  readonly sayIn: (reader: Reader) => Message;
}

/** In hundredths of the measure's unit; null where a listing has none. */
type Hundredths = Readonly<Partial<Record<MeasureKey, number | null>>>;

const RENTS = {
  rentMonthGross: { per: "month", basis: "gross" },
  rentMonthNet: { per: "month", basis: "net" },
  rentSqftYearGross: { per: "sqft_year", basis: "gross" },
  rentSqftYearNet: { per: "sqft_year", basis: "net" },
} as const;

const isRent = (key: ComparedKey): key is keyof typeof RENTS => Object.hasOwn(RENTS, key);

/**
 * What a row of results says about the value that its search filters or sorts by (product.md §6.9): the owner's entry, or
 * what is derived from the quote. Undefined if the listing has no such value, and for the sale price, which every row has.
 */
export function findComparedFact(
  key: ComparedKey,
  { features, hundredths }: { readonly features: Features; readonly hundredths: Hundredths },
): ComparedFact | undefined {
  const entered = key === "zoning" ? [key] : measureOf(key).fields.map((field) => field.key);
  const filled = entered.find((name) => isFilled(features[name]));
  if (filled !== undefined) return toEnteredFact(filled, features[filled] as string | number);
  const value = key === "zoning" ? null : (hundredths[key] ?? null);
  if (value === null || key === "salePrice") return undefined;
  if (key === "salePerSqft") return toQuoted(key, (reader) => describeSalePerArea(value, reader));
  if (isRent(key)) return toQuoted(key, (reader) => describeMeasure({ cents: value, ...RENTS[key] }, reader));
  return key === "areaForRent"
    ? { key, label: measureOf(key).label, sayIn: sayAs({ unit: "sqft" }, value / 100) }
    : undefined;
}

function toEnteredFact(key: string, value: string | number): ComparedFact {
  const field = findField(key);
  return { key, label: field?.label ?? null, sayIn: sayAs(field, value) };
}

/** A part of the quote, whose text includes what it is. */
const toQuoted = (key: MeasureKey, say: (reader: Reader) => string): ComparedFact => ({
  key,
  label: null,
  sayIn: (reader) => toFactText({ field: undefined, value: say(reader), options: [], reader }),
});

const sayAs =
  (field: Parameters<typeof toFactText>[0]["field"], value: string | number) =>
  (reader: Reader): Message =>
    toFactText({ field, value, options: [], reader });

const isFilled = (value: unknown) => typeof value === "number" || (typeof value === "string" && value.trim() !== "");
