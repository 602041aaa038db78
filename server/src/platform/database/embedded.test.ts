import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { makeDataDir } from "../../testing/own-postgres.ts";
import { type Cluster, connect, findCluster } from "./cluster.ts";
import { createCluster, findRunningPort, startPostgres } from "./cluster-process.ts";
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
