import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import { BUDGETS } from "./budgets.ts";
import { readPeakMemory } from "./cpu.ts";
import { openEmbeddedDatabase } from "./database.ts";
import { findFreePort, root, startProcess, stopProcess, waitUntilReady } from "./processes.ts";
import { type Figure, megabytes } from "./report.ts";

export type Headers = Readonly<Record<string, string>>;

/** The measured system: a real server, as its users reach it. */
export interface System {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  readonly pid: number;
  /** The server of the embedded database. */
  readonly databasePid: number;
  /** The server's output. */
  readonly logFile: string;
}

/** Environment variables that would change where the server runs. */
const UNSET = { DATABASE_URL: "", MIGRATION_DATABASE_URL: "", PUBLIC_URL: "", TRUSTED_PROXIES: "", SECRET: "" };

interface Starting {
  /** A folder for a CPU profile of the server, written when it ends. */
  readonly profileTo?: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
}

export async function startSystem(dataDir: string, { profileTo, settings }: Starting = {}): Promise<System> {
  const port = await findFreePort();
  const profile = profileTo === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profileTo}`];
  // As docs/operations/settings.md runs it.
  const flags = ["--max-semi-space-size=16", "--heap-growing-percent=100", ...profile];
  const logFile = join(dataDir, "bench-server.log");
  const child = startProcess(process.execPath, [...flags, join(root, "server/src/main.ts")], {
    outputTo: logFile,
    env: {
      ...UNSET,
      MALLOC_ARENA_MAX: "2",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      ...settings,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, `${url}/readyz`);
  return { url, dataDir, process: child, pid: pidOf(child), databasePid: openEmbeddedDatabase(dataDir).pid, logFile };
}

/** The external reference on the same database. */
export interface Bare {
  readonly url: string;
  readonly pid: number;
  readonly process: ChildProcess;
}

export async function startBare({ dataDir }: Pick<System, "dataDir">): Promise<Bare> {
  const port = await findFreePort();
  const child = startProcess(process.execPath, [join(root, "bench/bare-server.ts")], {
    env: { PORT: String(port), DATA_DIR: dataDir },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, url);
  return { url, pid: pidOf(child), process: child };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error("A process did not start.");
  return pid;
}

/** Stops the server; returns its peak memory, and the errors that it logged. */
export async function stopSystem(system: System): Promise<Figure[]> {
  const memory = readPeakMemory(system.pid);
  await stopProcess(system.process);
  const failures = readFileSync(system.logFile, "utf8").match(/^\{"level":[56]0,/gmu) ?? [];
  const note = failures.length === 0 ? "" : system.logFile;
  return [
    ...(memory === undefined
      ? []
      : [{ name: "server, peak memory", value: memory, format: megabytes, budget: BUDGETS.memory }]),
    { name: "server, errors in its log", value: failures.length, note },
  ];
}

/** The headers for a call by a demo user; valid for 15 minutes. */
export async function signIn(
  { url }: System,
  { email, password }: { readonly email: string; readonly password: string } = DEMO_ACCOUNTS.buyer,
): Promise<Headers> {
  const { accessToken } = await post<{ accessToken: string }>(`${url}/v1/auth/sign-in`, {
    body: { email, password, tokenTransport: "body" },
  });
  return { authorization: `Bearer ${accessToken}` };
}

/** Throws if the response is not 200. */
export async function post<Answer>(
  url: string,
  { body, headers = {} }: { body: unknown; headers?: Headers },
): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} responded ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
