import { readFileSync } from "node:fs";

const NS_PER_MS = 1e6;

/**
 * A clock in milliseconds that stands still while the process's main thread could run but others use the processors:
 * the difference between two readings is the process's own time, however busy the machine is. Linux only.
 */
export function createOwnClock(pid: number): () => number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  const readWaited = () => Number(readFileSync(file, "utf8").split(" ")[1]) / NS_PER_MS;
  const before = readWaited();
  const started = performance.now();
  return () => performance.now() - started - (readWaited() - before);
}
