import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How many earlier builds the assets are kept of. */
const KEPT_MAX = 3;
const ASSETS = "client/assets";
/** The names of the assets of each build, starting with the current one. */
const RECORD = "assets.json";
const FORCED = { recursive: true, force: true } as const;

/**
 * Makes a build beside the current one, which it replaces once it is complete: if that fails, nothing has changed. The
 * assets of earlier builds are carried over, since pages from before are still open in browsers, and a running server
 * still sends the pages that it read at its start. Assets are named by a hash of their content, so names do not collide.
 */
export async function replaceBuild(build: string, make: (folder: string) => Promise<void>): Promise<void> {
  const next = `${build}.next`;
  const last = `${build}.last`;
  // It was interrupted between the two renames.
  if (!existsSync(build) && existsSync(last)) renameSync(last, build);
  try {
    rmSync(next, FORCED);
    await make(next);
    carryAssets({ from: build, to: next });
    rmSync(last, FORCED);
    if (existsSync(build)) renameSync(build, last);
    renameSync(next, build);
  } finally {
    rmSync(next, FORCED);
  }
  rmSync(last, FORCED);
}

function carryAssets({ from, to }: { from: string; to: string }): void {
  const own = readdirSync(join(to, ASSETS)).toSorted();
  const earlier = readRecord(from).slice(0, KEPT_MAX);
  const carried = new Set(earlier.flat());
  for (const name of own) carried.delete(name);
  for (const name of carried) cpSync(join(from, ASSETS, name), join(to, ASSETS, name));
  writeFileSync(join(to, RECORD), JSON.stringify([own, ...earlier]));
}

function readRecord(build: string): string[][] {
  const record = join(build, RECORD);
  if (existsSync(record)) return JSON.parse(readFileSync(record, "utf8")) as string[][];
  // Either there is no build, or it was made by a version without records.
  const assets = join(build, ASSETS);
  return existsSync(assets) ? [readdirSync(assets)] : [];
}
