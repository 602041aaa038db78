import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { makeDataDir } from "../../testing/own-postgres.ts";
import { connectClient } from "./client.ts";
import { type Cluster, connect, DATABASE, findCluster, OWNER_ROLE, SERVER_ROLE } from "./cluster.ts";
import { createCluster, findRunningPort, startPostgres, stopPostgres } from "./cluster-process.ts";
import { startEmbeddedDatabase } from "./embedded.ts";

const readPid = ({ folder }: Cluster): number =>
  Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);

test("a killed database is restarted even if one of its processes takes a while to exit", async () => {
  const dataDir = makeDataDir();
  const cluster = await findCluster(dataDir);
  await createCluster(cluster);
  const port = await startPostgres(cluster);
  const client = await connect({ cluster, port });
  client.on("error", () => undefined);
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const backend = rows[0]?.pid ?? 0;
  process.kill(backend, "SIGSTOP");
  process.kill(readPid(cluster), "SIGKILL");

  const starting = startEmbeddedDatabase(dataDir, { log: pino({ level: "silent" }), report: () => undefined });
  await Promise.race([starting, wait(1_500)]);
  process.kill(backend, "SIGKILL");
  const embedded = await starting;
  await embedded.stop();
  expect(readFileSync(join(cluster.folder, "server.log"), "utf8")).toMatch(/lock file|pre-existing shared memory/u);
});

test("a server that exits while restarting its database leaves none behind", async () => {
  const dataDir = makeDataDir();
  let restarting: (() => void) | undefined;
  const begun = new Promise<void>((resolve) => {
    restarting = resolve;
  });
  const log = pino({ level: "error" }, { write: () => restarting?.() });
  const embedded = await startEmbeddedDatabase(dataDir, { log, report: () => undefined });
  const cluster = await findCluster(dataDir);
  process.kill(readPid(cluster), "SIGKILL");
  await begun;
  await embedded.stop();
  await wait(2_000);
  expect(await findRunningPort(cluster)).toBeUndefined();
});

describe("a first start that was killed", () => {
  const start = (dataDir: string) =>
    startEmbeddedDatabase(dataDir, {
      log: pino({ level: "silent" }),
      report: () => undefined,
      settings: { fsync: "off" },
    });

  /** The owner's tables are open to the server's role, which may connect to no other database. */
  async function expectServes({ url, ownerUrl }: { url: string; ownerUrl: string }): Promise<void> {
    const owner = await connectClient({ connectionString: ownerUrl });
    await owner.query("CREATE TABLE kept (id serial)");
    await owner.end();
    const server = await connectClient({ connectionString: url });
    await server.query("INSERT INTO kept DEFAULT VALUES");
    await server.end();
    const elsewhere = url.replace(/\/\w+$/u, "/postgres");
    await expect(connectClient({ connectionString: elsewhere })).rejects.toThrow("permission denied");
  }

  test("while the files were created is begun again", async () => {
    const dataDir = makeDataDir();
    const script = `import { startEmbeddedDatabase } from ${JSON.stringify(new URL("embedded.ts", import.meta.url).href)};
      await startEmbeddedDatabase(${JSON.stringify(dataDir)}, { report: () => undefined });`;
    const killed = spawn(process.execPath, ["--input-type=module", "-e", script], {
      detached: true,
      stdio: "ignore",
      env: { ...process.env, TMPDIR: makeDataDir() },
    });
    const [folder, partial] = ["postgres", "postgres.partial"].map((name) => join(dataDir, name)) as [string, string];
    // The first file of many.
    const hasBegun = () => [folder, partial].some((each) => existsSync(join(each, "PG_VERSION")));
    await expect.poll(hasBegun, { interval: 1 }).toBe(true);
    process.kill(-(killed.pid ?? 0), "SIGKILL");
    await once(killed, "exit");
    const embedded = await start(dataDir);
    await expectServes(embedded);
    await embedded.stop();
    expect(existsSync(partial)).toBe(false);
  });

  test.each([
    { when: "once a role existed", roles: [OWNER_ROLE], hasDatabase: false },
    { when: "before anything was granted", roles: [OWNER_ROLE, SERVER_ROLE], hasDatabase: true },
  ])("$when is completed", async ({ roles, hasDatabase }) => {
    const dataDir = makeDataDir();
    const cluster = await findCluster(dataDir, { fsync: "off" });
    await createCluster(cluster);
    const port = await startPostgres(cluster);
    const { owner, server } = cluster.passwords;
    const client = await connect({ cluster, port });
    for (const role of roles) {
      await client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${role === OWNER_ROLE ? owner : server}'`);
    }
    if (hasDatabase) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER_ROLE}`);
    await client.end();
    await stopPostgres(cluster);
    const embedded = await start(dataDir);
    await expectServes(embedded);
    await embedded.stop();
  });
});
