import { lowestOf, type OpenPrices } from "@vestpocket/domain/saved-searches/alerts.rules";
import { MEASURE_KEYS, measureOf } from "@vestpocket/domain/searches/measures";
import { foldZoning } from "@vestpocket/domain/searches/searches.rules";
import { NO_LOWER_PRICE, NO_UPPER_PRICE, toPlaceKey } from "./columns.rules.ts";

/** A row of `listings` as JSON: what every member may read of it, by column. */
export type OpenRow = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly owner_id: string;
  readonly status: string;
  readonly published_at: string | null;
  readonly expires_at: string | null;
  readonly paused_at: string | null;
  readonly removed_at: string | null;
};

/** What searches ask about a listing. */
export interface ListingFacts {
  readonly id: string;
  readonly type: string;
  readonly subtype: string;
  readonly province: string;
  readonly city_key: string;
  readonly place: string;
  readonly listing_type: string;
  readonly posted_as: string;
  readonly from_price: number;
  readonly to_price: number;
  readonly zoning: string;
  readonly vectors: string;
  readonly measures: Readonly<Record<string, number>>;
}

const toColumn = (key: string) => key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** Only listings with a value fit a search that bounds it: the others may have any. */
export function toFacts(row: OpenRow): ListingFacts {
  const text = (column: string) => String(row[column] ?? "");
  const offered = text("listing_type");
  const isOn = (track: string | undefined) => track === undefined || offered === track || offered === "both";
  const price = row.price;
  return {
    id: row.id,
    type: text("type"),
    subtype: text("subtype"),
    province: text("province"),
    city_key: text("city_key"),
    place: toPlaceKey({ province: text("province"), cityKey: text("city_key") }),
    listing_type: offered,
    posted_as: text("posted_as"),
    from_price: typeof price === "number" ? price : NO_LOWER_PRICE,
    to_price: typeof price === "number" ? price : NO_UPPER_PRICE,
    zoning: foldZoning(text("zoning_key")),
    vectors: text("vectors"),
    measures: Object.fromEntries(
      MEASURE_KEYS.flatMap((key) => {
        const value = row[toColumn(key)];
        return typeof value === "number" && isOn(measureOf(key).track) ? [[key, value]] : [];
      }),
    ),
  };
}

const PRICES = ["salePrice", "rentMonthNet", "rentMonthGross", "rentSqftYearNet", "rentSqftYearGross"] as const;

/** The prices that every member may read. */
export function toOpenPrices(row: OpenRow): OpenPrices {
  const { measures } = toFacts(row);
  return lowestOf([Object.fromEntries(PRICES.flatMap((key) => (key in measures ? [[key, measures[key]]] : [])))]);
}
