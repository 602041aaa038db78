import { readFileSync } from "node:fs";
import type { Worker } from "node:worker_threads";

/** Linux uses this unit on every machine. */
const TICK_MS = 10;
/** The fields after the process's name, which may contain anything: user time and system time. */
const PROGRAM = 11;
const SYSTEM = 12;

/** Processor time used by a process so far, in ms; undefined if the system does not report it. */
export function readProcessorMs(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[PROGRAM]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** Processor time used by a thread so far, in ms; 0 if it does not run yet, or no longer. */
export async function readThreadMs(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}

/** Memory that a process occupies, in bytes; undefined if the system does not report it. */
export function readResidentBytes(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, "latin1")) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
  } catch {
    return undefined;
  }
}
