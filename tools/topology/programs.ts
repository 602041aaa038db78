import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findRunAs } from "../../server/src/platform/database/postgres-binaries.ts";
import { Refusal } from "../../server/src/platform/refusal.ts";

/** Where Debian's package installs the programs of each major version. */
const POSTGRES = "/usr/lib/postgresql";

export interface Programs {
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string;
  readonly pgbouncer: string;
  readonly haproxy: string;
}

/** Throws Refusal naming the missing packages. */
export function findPrograms(): Programs {
  const versions = existsSync(POSTGRES)
    ? readdirSync(POSTGRES).toSorted((one, other) => Number(other) - Number(one))
    : [];
  const found = {
    postgres: versions.map((version) => join(POSTGRES, version, "bin")).find((bin) => existsSync(join(bin, "initdb"))),
    pgbouncer: ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find(existsSync),
    haproxy: ["/usr/sbin/haproxy", "/usr/bin/haproxy"].find(existsSync),
  };
  const { postgres, pgbouncer, haproxy } = found;
  if (postgres !== undefined && pgbouncer !== undefined && haproxy !== undefined)
    return { postgres, pgbouncer, haproxy };
  const packages = { postgres: "postgresql", pgbouncer: "pgbouncer", haproxy: "haproxy" };
  const missing = Object.entries(packages).flatMap(([name, each]) => (found[name as keyof Programs] ? [] : [each]));
  throw new Refusal(
    `Missing from this machine: ${missing.join(", ")}. On Debian: apt-get install ${missing.join(" ")}`,
  );
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export const runAs = findRunAs();

/** The processes that this command started, all of which it stops. */
const started = new Set<ChildProcess>();

interface StartOptions {
  readonly command: readonly [string, ...string[]];
  readonly logFile: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isUnprivileged?: boolean;
}

export function start({
  command: [program, ...args],
  logFile,
  env,
  isUnprivileged = false,
}: StartOptions): ChildProcess {
  const log = openSync(logFile, "a");
  const child = spawn(program, args, {
    ...(isUnprivileged ? runAs : {}),
    cwd: isUnprivileged ? "/" : process.cwd(),
    stdio: ["ignore", log, log],
    env: { ...process.env, ...env },
  });
  endWithUs(child);
  return child;
}

/** Stops a process at the latest when this command ends. */
export function endWithUs(child: ChildProcess): void {
  started.add(child);
  child.once("exit", () => started.delete(child));
}

/** Runs a PostgreSQL program to its end. Throws with its output. */
export function run(program: string, args: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync(program, args, { ...runAs, cwd: "/", encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}${stdout}`);
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await Promise.race([exit, wait(30_000, undefined, { ref: false }).then(() => child.kill("SIGKILL"))]);
  await exit;
}

/** Stops running processes, last first. With SIGINT, PostgreSQL stops at once, without waiting for its clients. */
export async function stopAll(): Promise<void> {
  for (const child of [...started].reverse()) {
    await stop(child, child.spawnfile.endsWith("postgres") ? "SIGINT" : "SIGTERM");
  }
}

/**
 * Polls until the result is true. Throws after a timeout, or once the polled process has exited, naming what was waited
 * for.
 */
export async function until(
  what: string,
  ask: () => Promise<boolean>,
  { child, seconds = 180 }: { child?: ChildProcess; seconds?: number } = {},
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await ask().catch(() => false))) {
    if (child !== undefined && child.exitCode !== null) throw new Error(`process exited before: ${what}`);
    if (Date.now() > end) throw new Error(`timed out after ${seconds} s: ${what}`);
    await wait(200);
  }
}
