import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { buildAccount, type NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { makeDataDir } from "./data-directory.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

// In one worker: the slowest part is one journey, and each worker costs two seconds of processor time.
test.describe.configure({ mode: "default" });

/**
 * Without the demo, which takes longer to load than everything else takes to start; signing up needs no proof of work.
 */
const EMPTY = { DEMO: "off", BOT_CHECK: "off" };

/** What a test started, and its data directories. */
const servers: Started[] = [];
const folders: string[] = [];

// A failing test leaves neither behind.
test.afterEach(async () => {
  for (const { process: child, exit } of servers.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await exit;
  }
  for (const folder of folders.splice(0)) {
    // A killed server's database keeps running.
    const pid = existsSync(pidFileOf(folder)) ? findPostgres(folder) : undefined;
    if (pid !== undefined && isAlive(pid)) process.kill(pid, "SIGINT");
    await expect.poll(() => pid !== undefined && isAlive(pid)).toBe(false);
    rmSync(folder, { recursive: true });
  }
});

function useDataDir(): string {
  const folder = makeDataDir("running");
  folders.push(folder);
  return folder;
}

interface Started {
  readonly process: ChildProcess;
  readonly url: string;
  output(): string;
  exit: Promise<number | null>;
}

interface StartOptions {
  readonly environment?: Record<string, string>;
  /** As a person starts it, or without npm. */
  readonly byNpm?: boolean;
}

async function start(dataDir: string, { environment, byNpm = false }: StartOptions = {}): Promise<Started> {
  const port = await findFreePort();
  const [program, args] = byNpm ? ["npm", ["start"]] : [process.execPath, ["tools/with-node.mjs", "tools/start.ts"]];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...environment },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const one = { process: child, url: `http://127.0.0.1:${port}`, output: () => said, exit };
  servers.push(one);
  return one;
}

async function isReady(started: Started): Promise<boolean> {
  const answer = await fetch(`${started.url}/readyz`).catch(() => undefined);
  return answer?.status === 200;
}

async function untilReady(started: Started): Promise<void> {
  await expect.poll(() => isReady(started), { timeout: 120_000 }).toBe(true);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The processes that share a server's work. */
function listProcesses({ process: { pid } }: Started): number[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  const found = stdout.split("\n").flatMap((line) => {
    const [, child, parent, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/u.exec(line) ?? [];
    return Number(parent) === pid && args.includes("server/src/main.ts") ? [Number(child)] : [];
  });
  return found;
}

const pidFileOf = (dataDir: string) => join(dataDir, "postgres/postmaster.pid");
const findPostgres = (dataDir: string) => Number(readFileSync(pidFileOf(dataDir), "utf8").split("\n")[0]);

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function countListings(url: string, { email, password }: { email: string; password: string }) {
  const { accessToken } = await post(url, "/v1/auth/sign-in", { email, password });
  const search = await post(url, "/v1/property/search", {}, String(accessToken));
  return (search.response as { totalResults: number } | undefined)?.totalResults;
}

/** Whether an account exists. A connection from before the database exited fails the first call that uses it. */
async function mayLogIn(started: Started, { email, password }: NewAccount): Promise<boolean> {
  return "accessToken" in (await post(started.url, "/v1/auth/sign-in", { email, password }));
}

async function post(url: string, path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

test("a first start creates the database, loads the demo and says who can log in", async ({ baseURL }) => {
  // The journeys' main server is one.
  const said = process.env.FIRST_START ?? "";
  for (const words of ["Creating the database", "demo", "admin@vestpocket.example"]) expect(said).toContain(words);
  const email = "buyer@vestpocket.example";
  expect(said).toContain(email);
  const password = /password: (\S+)/u.exec(said)?.[1] ?? "";
  await expect.poll(() => countListings(baseURL ?? "", { email, password })).toBeGreaterThan(1_000);
});

test("a data directory has one server, which loses nothing when a start is interrupted, or anything is killed", async () => {
  test.setTimeout(360_000);
  const dataDir = useDataDir();

  await test.step("Ctrl-C during the first start leaves no database running", async () => {
    const interrupted = await start(dataDir, { environment: EMPTY });
    // A fast machine is ready in less than a second, the interval that `poll` soon waits between two checks.
    await expect
      .poll(() => interrupted.output(), { timeout: 120_000, intervals: [10] })
      .toContain("Starting the database");
    expect(interrupted.output()).toContain("Creating the database");
    interrupted.process.kill("SIGINT");
    const code = await interrupted.exit;
    expect(code).toBe(0);
    expect(interrupted.output()).not.toContain("Vestpocket is ready");
    expect(existsSync(pidFileOf(dataDir))).toBe(false);
  });

  const first = await start(dataDir, { environment: EMPTY });
  await untilReady(first);
  await expect.poll(() => first.output()).toContain("Vestpocket is ready");
  const account = buildAccount();
  const { firstName, lastName, email, password, phoneNumber } = account;
  await post(first.url, "/v1/auth/sign-up", { firstName, lastName, email, password, phoneNumber });
  await expect.poll(() => mayLogIn(first, account)).toBe(true);

  await test.step("a second server is refused at once and names the first", async () => {
    const second = await start(dataDir);
    const code = await second.exit;
    expect(code).toBe(1);
    expect(second.output()).toContain(`process ${first.process.pid}`);
    expect(second.output()).not.toContain("    at ");
    await expect.poll(() => isReady(first)).toBe(true);
  });

  await test.step("after kill -9 the next start, of several processes, takes over the running database", async () => {
    first.process.kill("SIGKILL");
    await first.exit;
    const next = await start(dataDir, { environment: { ...EMPTY, WEB_CONCURRENCY: "2" } });
    await expect.poll(() => next.output(), { timeout: 120_000 }).toContain("Vestpocket is ready");
    expect(next.output()).not.toContain("Building");
    expect(next.output()).not.toContain("Creating the database");
    expect(next.output()).toContain("Taking over the database that is already running");
    const [one = 0, ...others] = listProcesses(next);
    expect(others).toHaveLength(2);
    await expect.poll(() => mayLogIn(next, account)).toBe(true);

    await test.step("one that is killed is replaced, and metrics are those of all", async () => {
      process.kill(one, "SIGKILL");
      await expect.poll(() => next.output()).toContain("a process exited unexpectedly; starting another");
      await expect.poll(() => listProcesses(next)).toHaveLength(3);
      await expect.poll(() => isReady(next)).toBe(true);
      // The killed one's counts are gone.
      await expect.poll(() => mayLogIn(next, account)).toBe(true);
      const readMetrics = async () => (await fetch(`${next.url}/metrics`)).text();
      await expect.poll(readMetrics).toContain('route="/v1/auth/sign-in"');
    });

    await test.step("when PostgreSQL itself is killed, the server brings it back", async () => {
      process.kill(findPostgres(dataDir), "SIGKILL");
      await expect.poll(() => next.output()).toContain("the database exited unexpectedly; restarting it");
      await untilReady(next);
      await expect.poll(() => mayLogIn(next, account)).toBe(true);
    });

    await test.step("Ctrl-C stops everything", async () => {
      const pid = findPostgres(dataDir);
      const pids = listProcesses(next);
      next.process.kill("SIGINT");
      const code = await next.exit;
      expect(code).toBe(0);
      expect(pids.filter(isAlive)).toEqual([]);
      // It disappears when the system notices that it exited, a moment later.
      await expect.poll(() => isAlive(pid)).toBe(false);
    });
  });

  await test.step("npm start after a clean stop builds and creates nothing again, nor loads the demo", async () => {
    const again = await start(dataDir, { byNpm: true });
    await untilReady(again);
    for (const words of ["Building", "Creating the database", "demo listings"]) {
      expect(again.output()).not.toContain(words);
    }
    await expect.poll(() => mayLogIn(again, account)).toBe(true);
    await expect.poll(() => countListings(again.url, account)).toBe(0);

    await test.step("npm, told alone to end, ends the server and the database", async () => {
      const pid = findPostgres(dataDir);
      again.process.kill("SIGTERM");
      await again.exit;
      await expect.poll(() => isAlive(pid)).toBe(false);
      await expect.poll(() => isReady(again)).toBe(false);
    });
  });
});

test("all invalid settings are named and nothing is started", async () => {
  const dataDir = useDataDir();
  const refused = await start(dataDir, { environment: { PUBLIC_URL: "vestpocket", LOG_LEVEL: "loud" } });
  const code = await refused.exit;
  expect(code).toBe(1);
  for (const name of ["PUBLIC_URL", "LOG_LEVEL"]) expect(refused.output()).toContain(name);
  expect(refused.output()).not.toContain("    at ");
});
