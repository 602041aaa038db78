import { createHash } from "node:crypto";
import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import type { CityKey, Criteria } from "@vestpocket/domain/searches/criteria.rules";
import { MEASURES } from "@vestpocket/domain/searches/measures";

/** What a search asks for as it is stored. '' and the widest bounds stand for "any". */
export interface SearchColumns {
  readonly type: string;
  readonly subtype: string;
  readonly province: string;
  readonly cityKey: string;
  readonly cities: readonly string[] | null;
  readonly listingTypes: readonly string[] | null;
  readonly postedAs: string;
  readonly lowerPrice: number;
  readonly upperPrice: number;
  /** By measure, the lowest and the highest value. */
  readonly bounds: Readonly<Record<string, readonly [number, number]>> | null;
  readonly zoning: string;
  readonly keywords: readonly string[];
}

const ANY = "";
/** Below and above all prices: a listing without a price is at both, so that only searches without bounds fit it. */
export const NO_LOWER_PRICE = -1;
export const NO_UPPER_PRICE = 2_147_483_647;

export const toPlaceKey = ({ province, cityKey }: CityKey): string => `${province}/${cityKey}`;

/** What a saved search can ask for. */
type SavedCriteria = Omit<Criteria, "confirmedWithin">;

/** Each criterion's column: the compiler asks for that of a new one. */
const COLUMNS: {
  readonly [Key in keyof Required<SavedCriteria>]: (criterion: SavedCriteria[Key]) => SearchColumns[Key];
} = {
  type: (type = ANY) => type,
  subtype: (subtype = ANY) => subtype,
  province: (province = ANY) => province,
  cityKey: (cityKey = ANY) => cityKey,
  cities: (cities) => cities?.map(toPlaceKey) ?? null,
  listingTypes: (listingTypes = undefined) => listingTypes ?? null,
  postedAs: (postedAs) => postedAs ?? ANY,
  lowerPrice: (price = NO_LOWER_PRICE) => price,
  upperPrice: (price = NO_UPPER_PRICE) => price,
  bounds: (bounds) =>
    bounds === undefined
      ? null
      : Object.fromEntries(
          bounds.map(({ measure, min = 0, max = Number.MAX_SAFE_INTEGER }) => [measure, [min, max] as const]),
        ),
  zoning: (zoning = ANY) => zoning,
  keywords: (keywords) => keywords,
};

export function toColumns(criteria: SavedCriteria): SearchColumns {
  const write = <Key extends keyof SavedCriteria>(key: Key) => COLUMNS[key](criteria[key]);
  return {
    type: write("type"),
    subtype: write("subtype"),
    province: write("province"),
    cityKey: write("cityKey"),
    cities: write("cities"),
    listingTypes: write("listingTypes"),
    postedAs: write("postedAs"),
    lowerPrice: write("lowerPrice"),
    upperPrice: write("upperPrice"),
    bounds: write("bounds"),
    zoning: write("zoning"),
    keywords: write("keywords"),
  };
}

/** To be raised when the same filter is to be stored in another way: when `toCriteria` or the words of a keyword change. */
const EDITION = 1;

/** Changes when stored searches have to be derived from their filters again: with the names and measures searches know. */
export const CRITERIA_VERSION = createHash("sha256")
  .update(JSON.stringify([EDITION, CATEGORIES, PROVINCES, MEASURES]))
  .digest("hex")
  .slice(0, 16);
