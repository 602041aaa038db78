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

/** Every city with its province, nearest to the point first. Throws Error if a city has no coordinates. */
export function listCitiesByDistance(point: Coordinates): { province: Province; city: City }[] {
  const distanceTo = ({ province, city }: { province: Province; city: City }) => {
    const coordinates = COORDINATES[province.name][city.name];
    if (coordinates === undefined) throw new Error(`${city.name} has no coordinates`);
    return distanceKm(point, coordinates);
  };
  return PROVINCES.flatMap((province) => province.cities.map((city) => ({ province, city })))
    .map((place) => ({ place, distance: distanceTo(place) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
}
