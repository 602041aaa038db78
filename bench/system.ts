import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import { findFreePort, root, startProcess, stopProcess, waitUntilReady } from "./processes.ts";
import type { Figure } from "./report.ts";

/** The measured system: a real server, as its users reach it. */
export interface System {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** The server's output. */
  readonly logFile: string;
}

/** Environment variables that would lead the server elsewhere. */
const UNSET = { DATABASE_URL: "", MIGRATION_DATABASE_URL: "", PUBLIC_URL: "", TRUSTED_PROXIES: "", SECRET: "" };

/** `profileTo`: a folder for a CPU profile of the server, written when it ends. */
export async function startSystem(dataDir: string, profileTo: string | undefined): Promise<System> {
  const port = await findFreePort();
  const flags = profileTo === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profileTo}`];
  const logFile = join(dataDir, "bench-server.log");
  const child = startProcess(process.execPath, [...flags, join(root, "server/src/main.ts")], {
    outputTo: logFile,
    env: { ...UNSET, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, `${url}/readyz`);
  return { url, dataDir, process: child, logFile };
}

/** Stops the server; counts the errors that it logged. */
export async function stopSystem(system: System): Promise<Figure> {
  await stopProcess(system.process);
  const failures = readFileSync(system.logFile, "utf8").match(/^\{"level":[56]0,/gmu) ?? [];
  const note = failures.length === 0 ? "" : system.logFile;
  return { name: "server, errors in its log", value: failures.length, note };
}

/** The headers of a call by the demo's buyer; valid for 15 minutes. */
export async function signIn({ url }: System): Promise<Record<string, string>> {
  const { email, password } = DEMO_ACCOUNTS.buyer;
  const { accessToken } = await post<{ accessToken: string }>(`${url}/v1/auth/sign-in`, {
    body: { email, password, tokenTransport: "body" },
  });
  return { authorization: `Bearer ${accessToken}` };
}

/** Throws if the answer is not 200. */
export async function post<Answer>(
  url: string,
  { body, headers = {} }: { body: unknown; headers?: Record<string, string> },
): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
