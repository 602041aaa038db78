import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { LISTING_TYPES } from "@vestpocket/domain/listings/listings.terms";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import { PRICE_BANDS } from "@vestpocket/domain/prices/prices.schema";
import { type SearchFilter, SORTS } from "@vestpocket/domain/searches/searches.schema";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";

const SEED = 500;

/** Realistic searches, the same in every run: some without filters, most with a place or a category, half with a price. */
export function buildFilters(count: number): SearchFilter[] {
  const random = createRandom(SEED);
  return Array.from({ length: count }, () => ({
    ...(random.chance(0.6) ? drawCategory(random) : {}),
    ...(random.chance(0.6) ? drawPlace(random) : {}),
    ...(random.chance(0.3) ? { listingType: random.pick(LISTING_TYPES) } : {}),
    ...(random.chance(0.5) ? drawPrices(random) : {}),
    ...(random.chance(0.4) ? { sort: random.pick(SORTS) } : {}),
  }));
}

function drawCategory(random: Random): SearchFilter {
  const category = random.pick(CATEGORIES);
  const subtype = random.pick(category.subtypes).name;
  return { type: category.type, ...(random.chance(0.5) ? { subtype } : {}) };
}

/** A province, a city of it, or both; larger cities more often. */
function drawPlace(random: Random): SearchFilter {
  const province = random.weighted(PROVINCES, ({ cities }) => cities.length);
  const city = random.weighted(
    province.cities,
    ({ name }) => 1 / (1 + province.cities.findIndex((c) => c.name === name)),
  );
  return random.weighted(
    [{ province: province.name }, { city: city.name }, { province: province.name, city: city.name }],
    (place) => ("city" in place ? 1 : 2),
  );
}

/** A range of the picker, or typed bounds, sometimes only one of them. */
function drawPrices(random: Random): SearchFilter {
  if (random.chance(0.6)) {
    const { lower, upper } = random.pick(PRICE_BANDS.map((band) => ({ upper: undefined, ...band })));
    return { lowerPrice: lower, ...(upper === undefined ? {} : { upperPrice: upper }) };
  }
  const lowerPrice = random.int(1, 1_500_000);
  const upperPrice = lowerPrice + random.int(1, 3_000_000);
  return random.pick([{ lowerPrice }, { upperPrice }, { lowerPrice, upperPrice }]);
}
