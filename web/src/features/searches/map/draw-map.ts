import "leaflet/dist/leaflet.css";
import "./map.css";
import type { MapResponse } from "@vestpocket/domain/searches/searches.schema";
import {
  control,
  map as createMap,
  divIcon,
  type FitBoundsOptions,
  type LatLngBoundsExpression,
  type Layer,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  marker,
  tileLayer,
} from "leaflet";
import type { BaseCity } from "./base-cities.ts";
import { type MergedBubble, mergeBubbles } from "./merge-bubbles.ts";
import { pickNames } from "./pick-names.ts";

/** A city with listings. */
export interface Bubble {
  readonly key: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly listings: number;
}

type MapTiles = NonNullable<MapResponse["tiles"]>;

interface Texts {
  zoomIn: string;
  zoomOut: string;
  credit: string;
  formatCount: (count: number) => string;
  /** The label of a bubble for several cities. */
  formatCities: (count: number) => string;
}

interface Events {
  /** The reader moved the map. */
  onMove: () => void;
  /** Called when the bubble of a single city was pressed. The map itself zooms into one with several. */
  onPress: (bubble: Bubble) => void;
  /** Called whenever the map shows something else, with the listings that lie outside of it. */
  onView: (outside: number) => void;
}

interface Drawing extends Events {
  readonly texts: Texts;
  readonly cities: readonly BaseCity[];
}

export interface DrawnMap {
  readonly map: LeafletMap;
  show: (bubbles: readonly Bubble[]) => void;
  /** Shows a part of the map as a shape, or none. */
  outline: (shape: Layer | undefined) => void;
  /** Moves the map without calling `onMove`. */
  fit: (bounds: LatLngBoundsExpression) => void;
  /** Draws streets from an operator's own map over our land. */
  setTiles: (tiles: MapTiles) => void;
  /** Marks the bubble of a city; undefined for none. */
  light: (key: string | undefined) => void;
  remove: () => void;
}

export const CANADA: LatLngBoundsExpression = [
  [42, -138],
  [63, -52],
];
/** The limits of the base map. */
const LIMITS: LatLngBoundsExpression = [
  [24, -170],
  [84, -40],
];

/** Between what the map is moved to and its edges, in pixels: a bubble, and its name below it. */
const ROOM = { paddingTopLeft: [44, 44], paddingBottomRight: [44, 64] } as const satisfies FitBoundsOptions;

export function drawMap(element: HTMLElement, { texts, cities, onMove, onPress, onView }: Drawing): DrawnMap {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = createMap(element, {
    minZoom: 2.5,
    maxZoom: 9,
    // Whole steps would leave up to half of the map unused.
    zoomSnap: 0.25,
    maxBounds: LIMITS,
    zoomControl: false,
    attributionControl: false,
    ...(isStill && { zoomAnimation: false, fadeAnimation: false, inertia: false }),
  }).fitBounds(CANADA, { animate: false });
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  const credits = control.attribution({ prefix: false }).addAttribution(texts.credit).addTo(map);

  const layer = layerGroup().addTo(map);
  let shown: readonly Bubble[] = [];
  let bubbles: readonly { element: HTMLElement; cities: MergedBubble["cities"] }[] = [];
  let lit: string | undefined;
  let outlined: Layer | undefined;
  let streets: Layer | undefined;
  let isOwnMove = false;

  function moveQuietly(move: () => void): void {
    isOwnMove = true;
    move();
    isOwnMove = false;
  }

  function open(merged: MergedBubble): void {
    const cities = shown.filter(({ key }) => merged.cities.some((city) => city.key === key));
    const [only] = cities;
    if (cities.length === 1 && only !== undefined) {
      onPress(only);
      return;
    }
    const bounds = latLngBounds(cities.map(({ lat, lon }) => [lat, lon]));
    map.fitBounds(bounds, { ...ROOM, animate: !isStill });
  }

  function redraw(): void {
    layer.clearLayers();
    const bounds = map.getBounds();
    const isVisible = ({ lat, lon }: { lat: number; lon: number }) => bounds.contains([lat, lon]);
    const place = <City extends { lat: number; lon: number }>(city: City) => {
      const { x, y } = map.project([city.lat, city.lon]);
      return { ...city, x, y };
    };
    const merged = mergeBubbles(shown.map(place));
    const { named, cities: known } = pickNames({
      bubbles: merged.filter(({ largest }) => bounds.contains(map.unproject([largest.x, largest.y]))),
      nameOf: (each) => (each.cities.length === 1 ? each.largest.name : texts.formatCities(each.cities.length)),
      cities: cities.filter((city) => city.fromZoom <= map.getZoom() && isVisible(city)).map(place),
    });
    for (const { lat, lon, name } of known) {
      const icon = divIcon({ html: buildCity(name), className: "map-city", iconSize: [0, 0] });
      marker([lat, lon], { keyboard: false, interactive: false, icon }).addTo(layer);
    }
    onView(shown.reduce((sum, city) => (isVisible(city) ? sum : sum + city.listings), 0));
    bubbles = merged.map((each) => {
      const { largest, cities, listings, radius } = each;
      const element = buildBubble(texts.formatCount(listings), named.get(each));
      // The list of cities next to the map is for keyboard users: a hundred tab stops inside the map would be in their
      // way.
      marker(map.unproject([largest.x, largest.y]), {
        keyboard: false,
        icon: divIcon({ html: element, className: "", iconSize: [radius * 2, radius * 2] }),
      })
        .on("click", () => open(each))
        .addTo(layer);
      return { element, cities };
    });
    markLit();
  }

  function markLit(): void {
    for (const { element, cities } of bubbles) {
      element.toggleAttribute(
        "data-lit",
        cities.some(({ key }) => key === lit),
      );
    }
  }

  map.on("moveend", () => {
    redraw();
    if (!isOwnMove) onMove();
  });
  const resized = new ResizeObserver(() => moveQuietly(() => map.invalidateSize({ animate: false })));
  resized.observe(element);
  return {
    map,
    show: (bubbles) => {
      shown = bubbles;
      redraw();
    },
    outline: (shape) => {
      outlined?.remove();
      outlined = shape?.addTo(map);
    },
    fit: (bounds) => moveQuietly(() => map.fitBounds(bounds, { ...ROOM, maxZoom: 8, animate: false })),
    setTiles: ({ url, credit, maxZoom }) => {
      if (streets !== undefined) return;
      // The control expects HTML.
      credits.addAttribution(Object.assign(document.createElement("span"), { textContent: credit }).innerHTML);
      map.setMaxZoom(maxZoom);
      streets = tileLayer(url, { maxZoom }).addTo(map);
    },
    light: (key) => {
      lit = key;
      markLit();
    },
    remove: () => {
      resized.disconnect();
      // A movement that ends now would draw on a map that is gone.
      map.off("moveend");
      map.remove();
    },
  };
}

function buildBubble(count: string, name: string | undefined): HTMLElement {
  const bubble = document.createElement("div");
  bubble.className = "map-bubble size-full";
  bubble.textContent = count;
  if (name === undefined) return bubble;
  const label = document.createElement("span");
  label.className = "map-bubble-name";
  label.textContent = name;
  bubble.append(label);
  return bubble;
}

function buildCity(name: string): HTMLElement {
  const city = document.createElement("span");
  city.textContent = name;
  return city;
}
