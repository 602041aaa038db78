import { COORDINATES, type Coordinates } from "./places.coordinates.ts";
import type { City } from "./places.provinces.ts";
import { findCity, findProvince, PROVINCES, type Province } from "./places.schema.ts";

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

/** The cities within `km` kilometres of a point, nearest first; without `km`, every city. */
export function listCitiesByDistance(point: Coordinates, km = Number.POSITIVE_INFINITY): LocatedCity[] {
  return LOCATED_CITIES.map((place) => ({ place, distance: distanceKm(point, place.at) }))
    .filter(({ distance }) => distance <= km)
    .sort((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
}

/** The city of this name in the province of this name, ignoring case and accents; undefined if there is none. */
export function findLocatedCity(name: { province: string; city: string }): LocatedCity | undefined {
  const province = findProvince(name.province);
  const city = province && findCity(province, name.city);
  return LOCATED_CITIES.find((place) => place.province === province && place.city === city);
}
