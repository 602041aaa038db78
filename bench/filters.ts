import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { LISTING_TYPES } from "@vestpocket/domain/listings/listings.terms";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import { PRICE_BANDS } from "@vestpocket/domain/prices/prices.schema";
import { RENT_BANDS } from "@vestpocket/domain/prices/rent-bands";
import { type SearchFilter, SORTS } from "@vestpocket/domain/searches/searches.schema";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";

const SEED = 500;
const COUNT = 500;
/** Trade terms, from frequent to rare. */
const KEYWORDS = ["parking", "warehouse", "restaurant", "lease", "turnkey", "loading", "patio", "office"];

/** Searches of one kind, the same in every run. */
function draw<Filter>(build: (random: Random) => Filter): Filter[] {
  const random = createRandom(SEED);
  return Array.from({ length: COUNT }, () => build(random));
}

/** As people search: some without filters, most with a place or a category, half with a price. */
export const buildMixedFilters = () =>
  draw<SearchFilter>((random) => ({
    ...(random.chance(0.6) ? drawCategory(random) : {}),
    ...(random.chance(0.6) ? drawPlace(random) : {}),
    ...(random.chance(0.3) ? { listingType: random.pick(LISTING_TYPES) } : {}),
    ...(random.chance(0.5) ? drawPrices(random) : {}),
    ...(random.chance(0.4) ? { sort: random.pick(SORTS) } : {}),
  }));

/** A province, a category and a range of the picker. */
export const buildPricedFilters = () =>
  draw((random) => ({
    province: drawProvince(random).name,
    type: random.pick(CATEGORIES).type,
    ...toBounds(random.pick(PRICE_BANDS)),
  }));

/** The same for rentals, with a range from the picker of monthly rents. */
export const buildRentedFilters = () =>
  draw((random) => ({
    province: drawProvince(random).name,
    type: random.pick(CATEGORIES).type,
    rent: random.pick<{ lower: number; upper?: number }>(RENT_BANDS.month),
  }));

export const buildCityFilters = () => draw((random) => ({ city: drawCity(random, drawProvince(random)) }));

export const buildProvinceFilters = () => draw((random) => ({ province: drawProvince(random).name }));

/** Two different words in a province. */
export const buildKeywordFilters = () =>
  draw((random) => ({
    province: drawProvince(random).name,
    keywords: random.shuffle([...KEYWORDS]).slice(0, 2),
  }));

/** Custom bounds that no maintained count covers whole. */
export const buildTypedPriceFilters = () => draw((random) => drawTypedPrices(random));

function drawCategory(random: Random): SearchFilter {
  const category = random.pick(CATEGORIES);
  const subtype = random.pick(category.subtypes).name;
  return { type: category.type, ...(random.chance(0.5) ? { subtype } : {}) };
}

/** A province, one of its cities, or both; larger cities more often. */
function drawPlace(random: Random): SearchFilter {
  const province = drawProvince(random);
  const city = drawCity(random, province);
  return random.weighted([{ province: province.name }, { city }, { province: province.name, city }], (place) =>
    "city" in place ? 1 : 2,
  );
}

const drawProvince = (random: Random) => random.weighted(PROVINCES, ({ cities }) => cities.length);

function drawCity(random: Random, { cities }: ReturnType<typeof drawProvince>): string {
  return random.weighted(cities, ({ name }) => 1 / (1 + cities.findIndex((city) => city.name === name))).name;
}

/** A range from the picker, or custom bounds. */
function drawPrices(random: Random): SearchFilter {
  return random.chance(0.6) ? toBounds(random.pick(PRICE_BANDS)) : drawTypedPrices(random);
}

/** Sometimes only one bound. */
function drawTypedPrices(random: Random): SearchFilter {
  const lowerPrice = random.int(1, 1_500_000);
  const upperPrice = lowerPrice + random.int(1, 3_000_000);
  return random.pick([{ lowerPrice }, { upperPrice }, { lowerPrice, upperPrice }]);
}

function toBounds({ lower, upper }: { lower: number; upper?: number }) {
  return { lowerPrice: lower, ...(upper === undefined ? {} : { upperPrice: upper }) };
}
