import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { openEmbeddedDatabase } from "../../bench/database.ts";
import { isAlive } from "../../server/src/testing/is-alive.ts";

/** PostgreSQL removes its pid file, which a stop waits for, just before it exits. */
const GONE_WITHIN_MS = 5_000;

/** The database's parent process. */
export function databasePid(dataDir: string): number {
  return openEmbeddedDatabase(dataDir).pid;
}

/** Kills all processes of the database, as the system does when memory runs out. */
export function killDatabase(pid: number): void {
  const all = [pid, ...listChildren(pid)];
  for (const each of all) {
    try {
      process.kill(each, "SIGKILL");
    } catch (error) {
      // A connection may have ended on its own.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

/** Whether a process ends within a moment. */
export async function isGone(pid: number): Promise<boolean> {
  for (const until = performance.now() + GONE_WITHIN_MS; performance.now() < until; await wait(20)) {
    if (!isAlive(pid)) return true;
  }
  return false;
}

/** A process's memory, in kB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);

/** A process's open files and connections. */
export const countDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Kills the process that resizes a server's pictures; false if there is none. */
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

/** A process's running children; Linux only. */
function listChildren(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name) && parentOf(name) === pid)
    .map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    // The name, in parentheses, may contain anything.
    return Number(
      readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /su, "")
        .split(" ")[1],
    );
  } catch {
    return undefined;
  }
}
