/** A city with listings. */
interface CountedPlace {
  readonly lat: number;
  readonly listings: number;
}

/** The share of the listings that may be outside of the first view. */
const SHARE_OUTSIDE = 0.08;
/** How much lower the first view must become without them. */
const SHRINKS_TO = 2 / 3;

/**
 * The places that the first view of the map shows: all, or without the few in the far north if they would make the others
 * small. On this map's projection a few listings there take half of its height.
 */
export function pickMost<City extends CountedPlace>(places: readonly City[]): readonly City[] {
  const all = places.reduce((sum, { listings }) => sum + listings, 0);
  const fromSouth = places.toSorted((one, other) => one.lat - other.lat);
  let outside = 0;
  while (fromSouth.length > 1) {
    outside += fromSouth.at(-1)?.listings ?? 0;
    if (outside > all * SHARE_OUTSIDE) break;
    fromSouth.pop();
  }
  return heightOf(fromSouth) <= heightOf(places) * SHRINKS_TO ? fromSouth : places;
}

/** From the southernmost to the northernmost of the places, on the Mercator projection of a globe of radius 1. */
function heightOf(places: readonly CountedPlace[]): number {
  const ys = places.map(({ lat }) => Math.asinh(Math.tan((lat * Math.PI) / 180)));
  return Math.max(...ys) - Math.min(...ys);
}
