import { readFileSync } from "node:fs";

/** Linux counts in these on every machine. */
const TICK_MS = 10;
/** Of what follows the process's name, which may hold anything: the time of the program itself, and of the system for it. */
const PROGRAM = 11;
const SYSTEM = 12;

/** Processor time that a process has taken so far, in ms; undefined where the system does not say. */
export function readProcessorMs(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[PROGRAM]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return undefined;
  }
}
