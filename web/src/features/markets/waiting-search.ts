import { type CategoryType, findCategory } from "@vestpocket/domain/categories/categories.schema";
import { findMarket, type Market } from "@vestpocket/domain/markets/markets.rules";
import { listProvincesOfCity } from "@vestpocket/domain/places/places.schema";

/** A search that waits behind the log-in, as far as its number of listings is public. */
export interface WaitingSearch {
  /** Its place and, within a province, its category. */
  readonly market: Market;
  /** Its category anywhere in Canada, which is no market of its own. */
  readonly type?: CategoryType;
  /** Whether it asks for more than a place and a category, so that it finds fewer. */
  readonly isNarrower: boolean;
}

const SEARCH = /^(?:\/fr)?\/search-results(?:\?(?<query>[^#]*))?(?:#.*)?$/u;
/** Parts of a search's URL that do not decide what it finds. */
const SHOWN_ONLY = new Set(["sort", "page", "cursor", "view"]);

/** The search that a path of this site leads to (product.md §2); undefined for another page or an unknown place. */
export function readWaitingSearch(path: string): WaitingSearch | undefined {
  const found = SEARCH.exec(path);
  if (found === null) return undefined;
  const asked = new Map([...new URLSearchParams(found.groups?.query)].filter(([, value]) => value.trim() !== ""));
  const [city, typeName] = [asked.get("city"), asked.get("type")];
  const provinces = city === undefined ? [] : listProvincesOfCity(city);
  const province = asked.get("province") ?? (provinces.length === 1 ? provinces[0]?.name : undefined);
  const type = typeName === undefined ? undefined : findCategory(typeName)?.type;
  const isNarrower = [...asked.keys()].some(
    (key) => !SHOWN_ONLY.has(key) && !["province", "city", "type"].includes(key),
  );
  if (province === undefined && type !== undefined && city === undefined) return { market: {}, type, isNarrower };
  const market = findMarket({ province, city, type: typeName });
  return market && { market, isNarrower };
}
