import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** For hangs: a busy machine takes many times as long as an idle one. */
const READY_WITHIN_MS = 240_000;
const STOPPED_WITHIN_MS = 30_000;
const UNDONE_WITHIN_MS = 60_000;
const running = new Set<ChildProcess>();

/**
 * Starts a program that stops with the benchmark. It gets its own process group, so that Ctrl-C reaches it once, from
 * us: a server that gets a second signal quits at once and leaves its database running. `outputTo`: a file for its
 * output.
 */
export function startProcess(
  program: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; outputTo?: string } = {},
): ChildProcess {
  const output = options.outputTo === undefined ? "inherit" : openSync(options.outputTo, "w");
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", output, output],
    detached: true,
  });
  if (typeof output === "number") closeSync(output);
  running.add(child);
  child.on("exit", () => running.delete(child));
  child.on("error", () => running.delete(child));
  return child;
}

/** Runs one of the repository's scripts to its end. Throws if it fails. */
export async function runScript(script: URL, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = startProcess(process.execPath, [fileURLToPath(script), ...args], { env });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  });
  if (code !== 0) throw new Error(`${script.pathname} failed (${code}).`);
}

/** Asks a process to exit and waits for it; kills it after half a minute. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  child.kill("SIGTERM");
  const isLate = await Promise.race([ended, wait(STOPPED_WITHIN_MS, "late", { ref: false })]);
  if (isLate === "late") child.kill("SIGKILL");
}

/** Kills what an exited process left behind in its group. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Stops all running processes: call it last, even after a failure. */
async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stopProcess));
}

let isStopping = false;

/** Whether a stop was requested: failures after that are expected. */
export function isEnding(): boolean {
  return isStopping;
}

/**
 * Stops all processes at the first signal; the code that then runs may undo what it left, such as the database of a
 * server that it had killed.
 */
function stopAllOnSignal(isOver: Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, async () => {
      isStopping = true;
      console.error("\nStopping");
      await stopAll();
      await Promise.race([isOver, wait(UNDONE_WITHIN_MS)]);
      await stopAll();
      process.exit(130);
    });
  }
}

/** Waits until the URL responds 200. Throws if the process exits first or hangs. */
export async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < READY_WITHIN_MS; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`A process exited (${child.exitCode}) before ${url} responded.`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok === true) return;
  }
  throw new Error(`${url} did not respond in time.`);
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/**
 * Runs a command to its exit code, or prints its usage; then stops what it started, even after a signal or a failure.
 */
export async function runCommand({
  usage,
  run,
}: {
  usage: string | undefined;
  run: () => Promise<number>;
}): Promise<void> {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  stopAllOnSignal(isOver);
  try {
    if (usage === undefined) process.exitCode = await run();
    else console.log(usage);
  } catch (error) {
    if (!isEnding()) console.error(error);
    process.exitCode = 1;
  } finally {
    await stopAll();
    end();
  }
}
