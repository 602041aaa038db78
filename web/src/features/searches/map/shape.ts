import type { Within } from "@vestpocket/domain/searches/within.schema";
import { circle, type LatLng, type LatLngBounds, polygon, rectangle } from "leaflet";

const STYLE = { className: "map-area", interactive: false };

/** Three decimals are about a hundred meters: cities are no more precise, and URLs stay short. */
const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
const clamp = (degrees: number, most: number) => Math.min(Math.max(degrees, -most), most);

export function toBox(bounds: LatLngBounds): Within {
  const [west, south] = [clamp(bounds.getWest(), 180), clamp(bounds.getSouth(), 90)].map(round);
  const [east, north] = [clamp(bounds.getEast(), 180), clamp(bounds.getNorth(), 90)].map(round);
  return { box: [west ?? 0, south ?? 0, east ?? 0, north ?? 0] };
}

export function toArea(corners: readonly LatLng[]): Within {
  return { polygon: corners.map(({ lng, lat }) => [round(clamp(lng, 180)), round(clamp(lat, 90))]) };
}

/** A part of the map as a shape; undefined for a distance from a city whose location is not known yet. */
export function drawShape(within: Within, center: { lat: number; lon: number } | undefined) {
  if ("box" in within) {
    const [west, south, east, north] = within.box;
    return rectangle(
      [
        [south, west],
        [north, east],
      ],
      STYLE,
    );
  }
  if ("polygon" in within)
    return polygon(
      within.polygon.map(([lon, lat]): [number, number] => [lat, lon]),
      STYLE,
    );
  return center && circle([center.lat, center.lon], { ...STYLE, radius: within.km * 1_000 });
}
