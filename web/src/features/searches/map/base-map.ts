import { geoJSON, type Map as LeafletMap, polyline } from "leaflet";
import { feature } from "topojson-client";
import url from "./canada.topo.json?url";
import { MAIN_ROADS } from "./main-roads.ts";

type Topology = Parameters<typeof feature>[0];

/** Provinces, states and lakes (`tools/write-map.ts`): our own file, so that no third party is asked for a map. */
export async function loadBaseMap(signal: AbortSignal): Promise<Topology> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`the base map: ${answer.status}`);
  return answer.json();
}

/** The file's layers, bottom to top, and their classes in map.css. */
const LAYERS = { neighbors: "map-land", regions: "map-land", lakes: "map-water" };

/** Below the tiles of an operator's own map, which cover it once they have loaded. */
const PANE = "land";

/** Draws land, lakes and main roads. */
export function drawBaseMap(map: LeafletMap, topology: Topology): void {
  map.createPane(PANE).style.zIndex = "150";
  for (const [name, className] of Object.entries(LAYERS)) {
    const layer = topology.objects[name];
    if (layer !== undefined)
      geoJSON(feature(topology, layer), { pane: PANE, interactive: false, style: { className } }).addTo(map);
  }
  for (const road of MAIN_ROADS)
    polyline([...road], { pane: PANE, interactive: false, className: "map-road" }).addTo(map);
}
