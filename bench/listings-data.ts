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
import { BUDGETS } from "./budgets.ts";
import { root, runScript } from "./processes.ts";
import type { Figure } from "./report.ts";

const CACHE = join(root, "data/bench");
/** Listings expire: with older data, the measured market would shrink. */
const KEPT_DAYS = 7;
const MILLION = 1_000_000;
/** Everything the loaded database depends on. */
const SOURCES = [
  "server/migrations/*.sql",
  "domain/src/features/*/*.factory.ts",
  "demo/src/**/*.ts",
  "tools/{seed,load-listings,bulk-listings,listing-columns,bare-tables}.ts",
];

/** Metadata written next to loaded data. */
interface Stamp {
  /** ISO 8601. */
  readonly at: string;
  /** How long loading took. */
  readonly seconds: number;
}

/** A data directory whose database has this number of listings; reuses an earlier run's if still valid. */
export async function prepareData({ listings, isFresh }: { listings: number; isFresh: boolean }): Promise<string> {
  const sources = hashSources();
  const key = `${listings}-${sources}`;
  const dataDir = join(CACHE, key);
  const stamp = join(dataDir, "loaded.json");
  mkdirSync(CACHE, { recursive: true });
  for (const other of readdirSync(CACHE)) {
    const isStale = !other.endsWith(sources) || !isRecent(join(CACHE, other, "loaded.json"));
    if (isStale || (other === key && isFresh)) discard(join(CACHE, other));
  }
  if (existsSync(stamp)) return dataDir;
  console.log(`Loading ${listings.toLocaleString("en-CA")} listings (kept for later runs)`);
  const loader = new URL("../tools/load-listings.ts", import.meta.url);
  const started = performance.now();
  await runScript(loader, [String(listings)], { DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  const loaded: Stamp = { at: new Date().toISOString(), seconds: (performance.now() - started) / 1_000 };
  writeFileSync(stamp, JSON.stringify(loaded));
  return dataDir;
}

/** How long it took to load the data, whenever that was; nothing for data that `prepareData` did not load. */
export function reportLoading(dataDir: string, listings: number): Figure[] {
  const stamp = readStamp(join(dataDir, "loaded.json"));
  if (stamp === undefined) return [];
  return [
    {
      name: "loading the listings",
      value: stamp.seconds,
      format: (value) => `${Math.round(value)} s`,
      ...(listings === MILLION && { budget: BUDGETS.loadingMillion }),
    },
  ];
}

function readStamp(file: string): Stamp | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Stamp) : undefined;
}

function isRecent(stamp: string): boolean {
  const loaded = readStamp(stamp);
  return loaded !== undefined && Date.now() - Date.parse(loaded.at) < KEPT_DAYS * 24 * 60 * 60 * 1000;
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
