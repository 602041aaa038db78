import { paths } from "../../shared/paths.ts";
import { toSlug } from "../../shared/text.ts";
import { CATEGORIES, CATEGORY_TYPES, type CategoryType, findCategory } from "../categories/categories.schema.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { cityLabel, findCity, findProvince, PROVINCES, type Province } from "../places/places.schema.ts";

/**
 * A place and a category that have their own page (product.md §6.8): Canada, a province, a city, or a category in a
 * province or city.
 */
export interface Market {
  readonly province?: ProvinceName;
  readonly city?: string;
  readonly type?: CategoryType;
}

/** Every market, from wide to narrow. */
export function listMarkets(): Market[] {
  const places = PROVINCES.flatMap(({ name: province, cities }) => [
    { province },
    ...cities.map((city) => ({ province, city: city.name })),
  ]);
  return [{}, ...places, ...places.flatMap((place) => CATEGORY_TYPES.map((type) => ({ ...place, type })))];
}

/** With fewer prices, a median would reveal too much about each. */
export const MEDIAN_MIN = 5;

/** The market's page, without its language. */
export function toMarketPath({ province, city, type }: Market): string {
  const names = [province, city, type].filter((name) => name !== undefined);
  return paths.browse(names.map(toSlug).join("/"));
}

/** The market of a page's path, in any spelling of its names; undefined if there is none. */
export function readMarketPath(path: string): Market | undefined {
  const [page, ...segments] = path.split("/").filter((segment) => segment !== "");
  if (page !== "browse" || segments.length > 3) return undefined;
  const [provinceSlug, ...below] = segments.map(readSlug);
  if (provinceSlug === undefined) return {};
  const province = PROVINCES.find(({ name }) => toSlug(name) === provinceSlug);
  return province && readBelow(province, below);
}

function readBelow(province: Province, slugs: readonly string[]): Market | undefined {
  const [first, ...rest] = slugs;
  if (first === undefined) return { province: province.name };
  const city = province.cities.find(({ name }) => [name, cityLabel(name, "fr")].map(toSlug).includes(first))?.name;
  const typeSlug = city === undefined ? first : rest[0];
  const type = CATEGORIES.find((category) => [toSlug(category.type), category.slug].includes(typeSlug ?? ""))?.type;
  const isRead = slugs.length === (city === undefined ? 0 : 1) + (type === undefined ? 0 : 1);
  if (!isRead) return undefined;
  return { province: province.name, ...(city !== undefined && { city }), ...(type !== undefined && { type }) };
}

/** A path segment as people type it: 'Montr%C3%A9al' → 'montreal'. Text that cannot be decoded is not a name. */
function readSlug(segment: string): string {
  try {
    return toSlug(decodeURIComponent(segment));
  } catch {
    return "";
  }
}

/** The market of these names, in any case and spelling; undefined if one of them is unknown, or its province is missing. */
export function findMarket(named: {
  province?: string | undefined;
  city?: string | undefined;
  type?: string | undefined;
}): Market | undefined {
  const { province: provinceName, city: cityName, type: typeName } = named;
  if (provinceName === undefined) return cityName === undefined && typeName === undefined ? {} : undefined;
  const province = findProvince(provinceName);
  const city = province && cityName !== undefined ? findCity(province, cityName) : undefined;
  const type = typeName === undefined ? undefined : findCategory(typeName)?.type;
  const isUnknown = (cityName !== undefined && city === undefined) || (typeName !== undefined && type === undefined);
  if (province === undefined || isUnknown) return undefined;
  return { province: province.name, ...(city && { city: city.name }), ...(type && { type }) };
}
