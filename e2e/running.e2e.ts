import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Started {
  readonly process: ChildProcess;
  readonly url: string;
  output(): string;
  exit: Promise<number | null>;
}

interface StartOptions {
  readonly environment?: Record<string, string>;
  /** As a person starts it, or else without npm. */
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
  return { process: child, url: `http://127.0.0.1:${port}`, output: () => said, exit };
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

/** The processes that a server started to share its work. */
function listProcesses({ process: { pid } }: Started): number[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  const found = stdout.split("\n").flatMap((line) => {
    const [, child, parent, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/u.exec(line) ?? [];
    return Number(parent) === pid && args.includes("server/src/main.ts") ? [Number(child)] : [];
  });
  return found;
}

const findPostgres = (dataDir: string) =>
  Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function countListings(started: Started): Promise<number> {
  const password = /password: (\S+)/u.exec(started.output())?.[1] ?? "";
  const signIn = await post(started, "/v1/auth/sign-in", { email: "buyer@vestpocket.example", password });
  const search = await post(started, "/v1/property/search", {}, String(signIn.accessToken));
  // A connection from before the database's end fails the first call that takes it.
  return (search.response as { totalResults: number } | undefined)?.totalResults ?? 0;
}

async function post(started: Started, path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${started.url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

test("a data directory has one server, which loses nothing when it is killed and starts again without building", async () => {
  test.setTimeout(360_000);
  const dataDir = mkdtempSync(join(tmpdir(), "vestpocket-running-"));
  const first = await start(dataDir);
  await untilReady(first);
  await expect.poll(() => first.output()).toContain("Vestpocket is ready");
  for (const said of ["Creating the database", "demo", "buyer@vestpocket.example", "admin@vestpocket.example"]) {
    expect(first.output()).toContain(said);
  }
  const listings = await countListings(first);
  expect(listings).toBeGreaterThan(1_000);

  await test.step("a second server is refused at once and names the first", async () => {
    const second = await start(dataDir);
    const code = await second.exit;
    expect(code).toBe(1);
    expect(second.output()).toContain(`process ${first.process.pid}`);
    expect(second.output()).not.toContain("    at ");
    await expect.poll(() => isReady(first)).toBe(true);
  });

  await test.step("after kill -9 the next start takes over the running database", async () => {
    first.process.kill("SIGKILL");
    await first.exit;
    const next = await start(dataDir);
    await untilReady(next);
    expect(next.output()).not.toContain("Building");
    expect(next.output()).not.toContain("Creating the database");
    expect(next.output()).toContain("Taking over the database that is already running");
    await expect.poll(() => next.output()).toContain("password: ");
    await expect.poll(() => countListings(next)).toBe(listings);

    await test.step("when PostgreSQL itself is killed, the server brings it back", async () => {
      process.kill(findPostgres(dataDir), "SIGKILL");
      await expect.poll(() => next.output()).toContain("the database ended unexpectedly; restarting it");
      await untilReady(next);
      await expect.poll(() => countListings(next)).toBe(listings);
    });

    await test.step("Ctrl-C stops everything", async () => {
      const pid = findPostgres(dataDir);
      next.process.kill("SIGINT");
      const code = await next.exit;
      expect(code).toBe(0);
      // It is gone when the system has taken note of its end, which is a moment later.
      await expect.poll(() => isAlive(pid)).toBe(false);
    });
  });

  await test.step("a start after a clean stop builds and creates nothing again, and may be one of several processes", async () => {
    const again = await start(dataDir, { environment: { WEB_CONCURRENCY: "2" } });
    await expect.poll(() => again.output(), { timeout: 120_000 }).toContain("Vestpocket is ready");
    expect(again.output()).not.toContain("Building");
    expect(again.output()).not.toContain("Creating the database");
    const [one = 0, ...others] = listProcesses(again);
    expect(others).toHaveLength(2);
    await expect.poll(() => countListings(again)).toBe(listings);

    await test.step("one that is killed is replaced, and metrics are those of all", async () => {
      process.kill(one, "SIGKILL");
      await expect.poll(() => again.output()).toContain("a process ended unexpectedly; starting another");
      await expect.poll(() => listProcesses(again)).toHaveLength(3);
      await expect.poll(() => isReady(again)).toBe(true);
      // What the killed one had counted is gone.
      await expect.poll(() => countListings(again)).toBe(listings);
      const readMetrics = async () => (await fetch(`${again.url}/metrics`)).text();
      await expect.poll(readMetrics).toContain('route="/v1/property/search"');
    });
    const pids = listProcesses(again);
    again.process.kill("SIGTERM");
    const code = await again.exit;
    expect(code).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  await test.step("npm, told alone to end, ends the server and the database", async () => {
    const again = await start(dataDir, { byNpm: true });
    await untilReady(again);
    const pid = findPostgres(dataDir);
    again.process.kill("SIGTERM");
    await again.exit;
    await expect.poll(() => isAlive(pid)).toBe(false);
    await expect.poll(() => isReady(again)).toBe(false);
  });
  rmSync(dataDir, { recursive: true, force: true });
});

test("Ctrl-C during the first start leaves no database running", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "vestpocket-running-"));
  const first = await start(dataDir);
  await expect.poll(() => first.output(), { timeout: 120_000 }).toContain("Starting the database");
  first.process.kill("SIGINT");
  const code = await first.exit;
  expect(code).toBe(0);
  expect(first.output()).not.toContain("Vestpocket is ready");
  expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});

test("wrong settings are all named and nothing is started", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "vestpocket-running-"));
  const refused = await start(dataDir, { environment: { PUBLIC_URL: "vestpocket", LOG_LEVEL: "loud" } });
  const code = await refused.exit;
  expect(code).toBe(1);
  for (const name of ["PUBLIC_URL", "LOG_LEVEL"]) expect(refused.output()).toContain(name);
  expect(refused.output()).not.toContain("    at ");
  rmSync(dataDir, { recursive: true, force: true });
});
