import { readdirSync, readFileSync } from "node:fs";
import { openEmbeddedDatabase } from "../../bench/database.ts";

/** The process that started all others of the database. */
export function databasePid(dataDir: string): number {
  return openEmbeddedDatabase(dataDir).pid;
}

/** Kills the database with all its processes, as the system does when memory runs out. */
export function killDatabase(pid: number): void {
  const all = [pid, ...listChildren(pid)];
  for (const each of all) {
    try {
      process.kill(each, "SIGKILL");
    } catch (error) {
      // A connection may have ended by itself.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What a process holds in memory, in kB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);

/** Open files and connections of a process. */
export const countDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Kills the process that resizes a server's pictures; false while there is none. */
export function killPictureProcess(server: number): boolean {
  const found = listChildren(server).find((pid) => commandOf(pid).includes("picture-worker"));
  if (found === undefined) return false;
  process.kill(found, "SIGKILL");
  return true;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** The processes that a process started and that still run; Linux only. */
function listChildren(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name) && parentOf(name) === pid)
    .map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    // The name, in parentheses, may hold anything.
    return Number(
      readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /su, "")
        .split(" ")[1],
    );
  } catch {
    return undefined;
  }
}
