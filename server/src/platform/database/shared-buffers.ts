import { totalmem } from "node:os";

const MB = 1024 ** 2;
/** PostgreSQL's own default. */
const LEAST_MB = 128;
/** More is hardly faster than the system's own cache. */
const MOST_MB = 8192;

/** What the embedded PostgreSQL keeps in memory of its own: a fourth of the machine's bytes, or of what its container may take. */
export function chooseSharedBuffers(memory: number = findMemory()): string {
  return `${Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor(memory / 4 / MB)))}MB`;
}

function findMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
