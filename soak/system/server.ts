import type { ChildProcess } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readCpu } from "../../bench/cpu.ts";
import { findFreePort, root, startProcess, stopProcess, waitUntilReady } from "../../bench/processes.ts";
import type { Round } from "../family.ts";
import { databasePid, isGone } from "./processes.ts";

type Settings = Readonly<Record<string, string>>;

/** A server as `npm start` runs it in production, with its own data directory. It can be killed and restarted. */
export interface Server {
  readonly url: string;
  readonly dataDir: string;
  /** The round's logs, one file for each start. */
  readonly logs: string;
  readonly pid: number;
  /** Restarts it and returns how long it took to be ready, in milliseconds. */
  start(more?: Settings): Promise<number>;
  /** Like `kill -9`. */
  kill(): Promise<void>;
  /** Like SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
}

/** The server process's processor time until it is ready, without its database. */
const START_CPU = "processor for a start";

/** Variables that would change where the server runs. */
const UNSET: Settings = {
  DATABASE_URL: "",
  MIGRATION_DATABASE_URL: "",
  PUBLIC_URL: "",
  TRUSTED_PROXIES: "",
  SECRET: "",
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
};

/**
 * Starts a server that stops with the round. The proof of work is off: it would use the campaign's processor time, not
 * the server's.
 */
export async function startServer(round: Round, settings: Settings = {}): Promise<Server> {
  const dataDir = join(round.folder, "data");
  const logs = join(round.folder, "logs");
  rmSync(logs, { recursive: true, force: true });
  for (const folder of [dataDir, logs]) mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let starts = 0;

  async function start(more: Settings = {}): Promise<number> {
    const started = performance.now();
    starts += 1;
    child = startProcess(
      process.execPath,
      ["--max-semi-space-size=16", "--heap-growing-percent=100", join(root, "server/src/main.ts")],
      {
        outputTo: join(logs, `${starts}.log`),
        env: {
          ...UNSET,
          MALLOC_ARENA_MAX: "2",
          HOST: "127.0.0.1",
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: "warn",
          BOT_CHECK: "off",
          ...settings,
          ...more,
        },
      },
    );
    await waitUntilReady(child, `${url}/readyz`);
    const took = performance.now() - started;
    round.tally.time(START_CPU, (readCpu(child.pid ?? 0) ?? 0) * 1_000);
    return took;
  }

  const end = async (how: (running: ChildProcess) => Promise<void>): Promise<number | null> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const running = child;
    const ended = new Promise<void>((resolve) => running.once("exit", () => resolve()));
    await how(running);
    await ended;
    return running.exitCode;
  };
  const server: Server = {
    url,
    dataDir,
    logs,
    get pid() {
      if (child?.pid === undefined) throw new Error("The server is not running.");
      return child.pid;
    },
    start,
    kill: async () => void (await end(async (running) => void running.kill("SIGKILL"))),
    stop: () => end(stopProcess),
  };
  round.onEnd(async () => {
    // Only a server can stop the database that a killed one left behind.
    if (child?.signalCode === "SIGKILL") await start();
    const database = settings.DATABASE_URL === undefined && child?.exitCode === null ? databasePid(dataDir) : undefined;
    const code = await server.stop();
    round.tally.expect(code === 0, `the server did not stop when asked to (${code})`);
    if (database === undefined) return;
    round.tally.expect(await isGone(database), "the server left its database running");
  });
  await start();
  return server;
}
