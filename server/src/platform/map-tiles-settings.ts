import { z } from "zod";
import { isLoopback } from "./loopback.ts";
import { webAddress, wholeNumber } from "./setting-kinds.ts";

/** Where the map gets its streets: raster tiles, by zoom and position. */
export interface MapTiles {
  /** With {z}, {x} and {y}. */
  readonly url: string;
  /** The required attribution. */
  readonly credit: string;
  readonly maxZoom: number;
}

/** The environment variables for an operator's own map. */
export const mapTilesEnvironment = {
  MAP_TILES_URL: webAddress.max(500).optional(),
  MAP_TILES_CREDIT: z.string().trim().min(1).max(200).optional(),
  MAP_TILES_MAX_ZOOM: wholeNumber(9, 20).default(16),
};
type MapTilesEnvironment = z.infer<z.ZodObject<typeof mapTilesEnvironment>>;

const PLACEHOLDERS = ["{z}", "{x}", "{y}"];
const BRACES = /[{}]|%7[bd]/iu;

/** The conflicts between the settings, one per line, starting with the setting's name. */
export function listMapTilesFaults({ MAP_TILES_URL: url, MAP_TILES_CREDIT: credit }: MapTilesEnvironment): string[] {
  if (url === undefined) return credit === undefined ? [] : ["MAP_TILES_CREDIT: has no effect without MAP_TILES_URL"];
  const { protocol, hostname, username, password } = new URL(url);
  const rest = PLACEHOLDERS.reduce((text, placeholder) => text.replace(placeholder, ""), url);
  const faults = {
    "MAP_TILES_URL: must have {z}, {x} and {y} in its path, once each, and nothing else in braces":
      BRACES.test(rest) || BRACES.test(hostname) || !PLACEHOLDERS.every((placeholder) => url.includes(placeholder)),
    "MAP_TILES_URL: must be https unless on this machine": protocol !== "https:" && !isLoopback(hostname),
    "MAP_TILES_URL: must not have a user or a password, since every browser gets it":
      username !== "" || password !== "",
    "MAP_TILES_URL: the OpenStreetMap Foundation's own servers are not for sites like this one (https://operations.osmfoundation.org/policies/tiles/); use a provider or your own server":
      /(?:^|\.)tile\.openstreetmap\.org$/u.test(hostname),
    "MAP_TILES_CREDIT: required with MAP_TILES_URL: the words that the tiles' license asks for": credit === undefined,
  };
  return Object.entries(faults).flatMap(([fault, isFault]) => (isFault ? [fault] : []));
}

/** The settings for an operator's own map, or undefined for the built-in one. */
export function readMapTiles(env: MapTilesEnvironment): MapTiles | undefined {
  const { MAP_TILES_URL: url, MAP_TILES_CREDIT: credit, MAP_TILES_MAX_ZOOM: maxZoom } = env;
  return url === undefined || credit === undefined ? undefined : { url, credit, maxZoom };
}
