import { COORDINATES, type Coordinates } from "./places.coordinates.ts";
import type { City } from "./places.provinces.ts";
import { PROVINCES, type Province } from "./places.schema.ts";

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres between two points given in degrees. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2);
  const h = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A city with its province, and where it is. */
export interface LocatedCity {
  readonly province: Province;
  readonly city: City;
  readonly at: Coordinates;
}

/** Every city that has coordinates, in the order of the pickers. */
export const LOCATED_CITIES: readonly LocatedCity[] = PROVINCES.flatMap((province) =>
  province.cities.flatMap((city) => {
    const at = COORDINATES[province.name][city.name];
    return at === undefined ? [] : [{ province, city, at }];
  }),
);

/** Every city with its province, nearest to the point first. */
export function listCitiesByDistance(point: Coordinates): LocatedCity[] {
  return LOCATED_CITIES.map((place) => ({ place, distance: distanceKm(point, place.at) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
}

/** A city and those within `km` kilometres of it, nearest first; none if the city is not in the catalogue. */
export function listCitiesAround({ province, city }: { province: string; city: string }, km: number): LocatedCity[] {
  const place = LOCATED_CITIES.find((each) => each.province.name === province && each.city.name === city);
  return place ? listCitiesByDistance(place.at).filter(({ at }) => distanceKm(place.at, at) <= km) : [];
}
