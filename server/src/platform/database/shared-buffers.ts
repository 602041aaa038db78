import { totalmem } from "node:os";

const MB = 1024 ** 2;
/** PostgreSQL's own default. */
const LEAST_MB = 128;
/** More is hardly faster than the operating system's cache. */
const MOST_MB = 8192;

/** The embedded PostgreSQL's shared buffers: a quarter of the machine's memory, or of its container's limit. */
export function chooseSharedBuffers(memory: number = findMemory()): string {
  return `${Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor(memory / 4 / MB)))}MB`;
}

function findMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
