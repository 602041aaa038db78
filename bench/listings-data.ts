import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { root, runScript } from "./processes.ts";

const CACHE = join(root, "data/bench");
/** Listings expire: older data would measure a market with fewer and fewer of them. */
const KEPT_DAYS = 7;
/** Everything the loaded database depends on. */
const SOURCES = [
  "server/migrations/*.sql",
  "domain/src/features/*/*.factory.ts",
  "demo/src/**/*.ts",
  "tools/{seed,load-listings,bulk-listings,listing-columns,bare-tables}.ts",
];

/** A data directory whose database has the stated number of listings; an earlier run's if it is still valid. */
export async function prepareData({ listings, isFresh }: { listings: number; isFresh: boolean }): Promise<string> {
  const sources = hashSources();
  const key = `${listings}-${sources}`;
  const dataDir = join(CACHE, key);
  const stamp = join(dataDir, "loaded");
  mkdirSync(CACHE, { recursive: true });
  for (const other of readdirSync(CACHE)) {
    const isStale = !other.endsWith(sources) || !isRecent(join(CACHE, other, "loaded"));
    if (isStale || (other === key && isFresh)) discard(join(CACHE, other));
  }
  if (existsSync(stamp)) return dataDir;
  console.log(`Loading ${listings.toLocaleString("en-CA")} listings (kept for later runs)`);
  const loader = new URL("../tools/load-listings.ts", import.meta.url);
  await runScript(loader, [String(listings)], { DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  writeFileSync(stamp, new Date().toISOString());
  return dataDir;
}

function isRecent(stamp: string): boolean {
  if (!existsSync(stamp)) return false;
  const age = Date.now() - Date.parse(readFileSync(stamp, "utf8"));
  return age < KEPT_DAYS * 24 * 60 * 60 * 1000;
}

/** Removes a data directory. If the database's account cannot enter the data directory, the cluster is elsewhere, behind a link. */
export function discard(dataDir: string): void {
  const cluster = join(dataDir, "postgres");
  if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

function hashSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}
