import { COORDINATES } from "@vestpocket/domain/places/places.coordinates";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import type { Within } from "@vestpocket/domain/searches/within.schema";
import { latLngBounds, type Polyline } from "leaflet";
import { useEffect, useEffectEvent } from "react";
import { type Bubble, CANADA, type DrawnMap } from "./draw-map.ts";
import { pickMost } from "./most-of.ts";
import { drawShape } from "./shape.ts";

interface Shown {
  within: Within | undefined;
  /** Undefined until the search's own bubbles have loaded. */
  bubbles: readonly Bubble[] | undefined;
  /** Whether the map moves to the results; not if the reader just searched what it shows. */
  mayFit: boolean;
}

/** Shows a search on a map: its bubbles and the shape of its part of the map; moves to them whenever it changes. */
export function useShownResults(drawn: DrawnMap | undefined, { within, bubbles, mayFit }: Shown): void {
  const shape = JSON.stringify(within);
  const show = useEffectEvent((map: DrawnMap, found: readonly Bubble[]) => {
    map.show(found);
    const layer = within && drawShape(within, findCenter(within));
    map.outline(layer);
    if (!mayFit) return;
    const places = pickMost(found).map(({ lat, lon }): [number, number] => [lat, lon]);
    // A circle only has bounds once it is on a map.
    map.fit((layer as Polyline | undefined)?.getBounds() ?? (places.length === 0 ? CANADA : latLngBounds(places)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape is another search, even if it finds the same
  useEffect(() => {
    if (drawn !== undefined && bubbles !== undefined) show(drawn, bubbles);
  }, [drawn, bubbles, shape]);
}

function findCenter(within: Within) {
  if (!("near" in within)) return undefined;
  const province = findProvince(within.near.province);
  return province && COORDINATES[province.name][within.near.city];
}
