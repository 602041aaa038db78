import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { CONFIRMED_WITHIN } from "@vestpocket/domain/confirmations/confirmations.terms";
import { LISTING_TYPES, POSTED_AS } from "@vestpocket/domain/listings/listings.terms";
import { LOCATED_CITIES } from "@vestpocket/domain/places/places.rules";
import { PRICE_BANDS } from "@vestpocket/domain/prices/prices.schema";
import { hasMeasure } from "@vestpocket/domain/searches/measures.rules";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import type { Within } from "@vestpocket/domain/searches/within.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Random } from "@vestpocket/domain/shared/random";
import { MEASURED } from "./naive-search.ts";

const PLACES = LOCATED_CITIES.filter(({ city }) =>
  ["Toronto", "Mississauga", "Hamilton", "Montreal", "Laval", "Lloydminster", "Whitehorse"].includes(city.name),
);
const EDGES = PRICE_BANDS.flatMap((band) => ("upper" in band ? [band.upper] : []));
export const WORDS = ["orchard", "granite", "obelisk"];
export type DrawnListing = ReturnType<typeof drawListing>;

/** A listing that some of the drawn filters find. Some have expired, or soon will, while still marked active. */
export function drawListing(random: Random, now: Date) {
  const category = random.pick(CATEGORIES);
  const subtype = random.pick<{ name: string }>(category.subtypes).name;
  const { province, city } = random.pick(PLACES);
  const hasArea = MEASURED.has(`${category.type}/${subtype}`) && random.chance(0.6);
  return {
    province: province.name as string,
    city: city.name as string,
    type: category.type,
    subtype,
    listingType: random.pick(LISTING_TYPES),
    postedAs: random.pick(POSTED_AS),
    ...(random.chance(0.1)
      ? { price: null, sale: { kind: "on_request" as const } }
      : { price: random.chance(0.3) ? random.pick(EDGES) : random.int(1, 12_000_000) }),
    features: hasArea ? { totalArea: random.int(1, 9) * 1_000 } : ({} as { totalArea?: number }),
    title: `The ${random.pick(WORDS)} near the ${random.pick(WORDS)}`,
    hasPriority: random.chance(0.1),
    publishedAt: new Date(now.getTime() - random.pick([0, 0, 10, 40]) * DAY_MS - random.int(0, 500) * 1_000),
    confirmedAt: random.chance(0.3)
      ? new Date(now.getTime() - random.pick([1, 20]) * DAY_MS - random.int(0, 500) * 1_000)
      : null,
    expiresAt: new Date(now.getTime() + random.int(-1, 60) * 60_000 + 1),
  };
}

function drawWithin(random: Random, { province, city }: DrawnListing): Within {
  const at = PLACES.find((place) => place.city.name === city && place.province.name === province)?.at;
  const { lat, lon } = at ?? { lat: 50, lon: -90 };
  const spread = random.pick([0.3, 8]);
  return random.pick<Within>([
    { near: { province, city }, km: random.pick([5, 50, 100] as const) },
    { box: [lon - spread, lat - spread, lon + spread, lat + spread] },
    {
      polygon: [
        [lon - spread, lat - spread],
        [lon + spread, lat - spread],
        [lon, lat + spread],
      ],
    },
  ]);
}

/** A filter of a search like that for a listing. */
export function drawFilter(random: Random, like: DrawnListing): SearchFilter {
  const scope = {
    ...(random.chance(0.3) && { type: like.type }),
    ...(random.chance(0.15) && { subtype: like.subtype }),
    ...(random.chance(0.25) && { listingType: like.listingType }),
  };
  const [lower = 0, upper = 0] = [random.int(1, 12_000_000), random.pick(EDGES)].sort((one, other) => one - other);
  return {
    ...scope,
    ...(random.chance(0.25) && { province: like.province }),
    ...(random.chance(0.2) && { city: like.city }),
    ...(random.chance(0.15) && { within: drawWithin(random, like) }),
    ...(random.chance(0.1) && { postedAs: like.postedAs }),
    ...(random.chance(0.1) && { confirmedWithin: random.pick(CONFIRMED_WITHIN) }),
    ...(random.chance(0.25) && { lowerPrice: lower }),
    ...(random.chance(0.25) && { upperPrice: upper }),
    ...(random.chance(0.2) && { keywords: random.shuffle([...WORDS]).slice(0, random.int(1, 2)) }),
    ...(random.chance(0.15) && hasMeasure("totalArea", scope) && { bounds: { totalArea: { min: 3_000, max: 6_000 } } }),
  };
}
