import type { Parsed } from "../../shared/problems.ts";
import type { Message } from "../../shared/text.ts";
import type { Coordinates } from "../places/places.coordinates.ts";
import { findLocatedCity, LOCATED_CITIES, type LocatedCity, listCitiesByDistance } from "../places/places.rules.ts";
import type { Within } from "./within.schema.ts";

const BOX_CROSSED: Message = /*i18n*/ {
  id: "searches.box_crossed",
  message:
    "The area’s western edge cannot be east of its eastern edge, nor its southern edge north of its northern edge.",
};
const UNKNOWN_CENTER: Message = /*i18n*/ {
  id: "searches.unknown_center",
  message: "Unknown city. Choose one that is in our list for this province.",
};

/** A part of the map with its names in the data's spelling. */
export function readWithin(within: Within): Parsed<Within> {
  if ("box" in within) {
    const [west, south, east, north] = within.box;
    return west > east || south > north ? { problems: { within: BOX_CROSSED } } : { value: within };
  }
  if ("polygon" in within) return { value: within };
  const center = findLocatedCity(within.near);
  if (center === undefined) return { problems: { within: UNKNOWN_CENTER } };
  return { value: { ...within, near: { province: center.province.name, city: center.city.name } } };
}

/** The cities in a part of the map, none for a center that does not exist. */
export function listCitiesWithin(within: Within): LocatedCity[] {
  if ("box" in within) {
    const [west, south, east, north] = within.box;
    return LOCATED_CITIES.filter(({ at }) => at.lon >= west && at.lon <= east && at.lat >= south && at.lat <= north);
  }
  if ("polygon" in within) return LOCATED_CITIES.filter(({ at }) => isInside(at, within.polygon));
  const center = findLocatedCity(within.near);
  return center === undefined ? [] : listCitiesByDistance(center.at, within.km);
}

/** Whether an eastward ray from the point crosses the polygon's edges an odd number of times. */
function isInside({ lat, lon }: Coordinates, polygon: readonly (readonly [number, number])[]): boolean {
  const crossings = polygon.filter(([toLon, toLat], at) => {
    const [fromLon, fromLat] = polygon.at(at - 1) ?? [toLon, toLat];
    const spans = fromLat > lat !== toLat > lat;
    return spans && lon < fromLon + ((toLon - fromLon) * (lat - fromLat)) / (toLat - fromLat);
  });
  return crossings.length % 2 === 1;
}
