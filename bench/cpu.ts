import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks per second in /proc, the same on every Linux that Node supports. */
const TICKS = 100;
/** Positions in /proc/<pid>/stat, counted after the program's name. */
const PARENT = 1;
const USER = 11;
const SYSTEM = 12;
const CHILDREN_USER = 13;
const CHILDREN_SYSTEM = 14;

/** Seconds of processor time that a process has used, with its threads; undefined without /proc. */
export function readCpu(pid: number): number | undefined {
  return sumTicks(readStat(String(pid)), [USER, SYSTEM]);
}

/** The same for a process and its direct children, including those that have exited: a PostgreSQL server. */
export function readCpuOfTree(pid: number): number | undefined {
  const own = sumTicks(readStat(String(pid)), [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM]);
  if (own === undefined) return undefined;
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .map(readStat)
    .filter((stat) => stat?.[PARENT] === String(pid));
  return children.reduce((total, stat) => total + (sumTicks(stat, [USER, SYSTEM]) ?? 0), own);
}

/** Milliseconds of processor time that the server with its own processes and its database have used. */
export function readCpuOfSystem({ pid, databasePid }: { pid: number; databasePid: number }): number {
  return [pid, databasePid].reduce((total, each) => total + (readCpuOfTree(each) ?? Number.NaN) * 1000, 0);
}

/** Seconds that all processors of the machine have been busy since boot; undefined without /proc. */
export function readBusyTime(): number | undefined {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = (
    read("/proc/stat")?.split("\n", 1)[0]?.split(/\s+/u).slice(1) ?? []
  ).map(Number);
  const ticks = user + nice + system + interrupts + softInterrupts + stolen;
  return ticks === 0 ? undefined : ticks / TICKS;
}

/** A process's peak memory since it started, in bytes; undefined without /proc. */
export function readPeakMemory(pid: number): number | undefined {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/mu.exec(read(`/proc/${pid}/status`) ?? "")?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

function readStat(pid: string): string[] | undefined {
  // The name is in parentheses and may contain spaces.
  return read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /su, "")
    .split(" ");
}

function sumTicks(stat: readonly string[] | undefined, positions: readonly number[]): number | undefined {
  return stat && positions.reduce((total, position) => total + Number(stat[position]), 0) / TICKS;
}

/** Undefined if the process has ended. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
