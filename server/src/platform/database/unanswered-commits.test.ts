import { sql } from "drizzle-orm";
import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataDir } from "../../testing/own-postgres.ts";
import { connect, findCluster } from "./cluster.ts";
import { openDatabase } from "./database.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded.ts";

const log = pino({ level: "silent" });
/** As on a server. */
const TIMEOUT_MS = 2_000;
const WRITES = 8;
const ROUNDS = 2;

/** A cluster of its own: the one that the tests share has no replication. */
let embedded: EmbeddedDatabase;
let superuser: pg.Client;
beforeAll(async () => {
  const dataDir = makeDataDir();
  embedded = await startEmbeddedDatabase(dataDir, { log, report: () => undefined, settings: { fsync: "off" } });
  superuser = await connect({ cluster: await findCluster(dataDir), port: Number(new URL(embedded.url).port) });
});
afterAll(async () => {
  await superuser.end();
  await embedded.stop();
});

test("commits that wait for a replica that is away leave nothing behind on the server", async () => {
  await superuser.query("ALTER SYSTEM SET synchronous_standby_names = 'nobody'");
  await superuser.query("SELECT pg_reload_conf()");
  const countWaiting = async () => {
    const { rows } = await superuser.query(
      "SELECT wait_event FROM pg_stat_activity WHERE application_name = 'vestpocket'",
    );
    return rows.filter(({ wait_event }) => wait_event === "SyncRep").length;
  };
  const db = openDatabase({ url: embedded.url, log, timeoutMs: TIMEOUT_MS });
  const write = sql`SELECT pg_logical_emit_message(true, 'test', 'written')`;
  const writeAlone = () => db.execute(write);
  const writeInTransaction = () => db.transaction((tx) => tx.execute(write));
  for (let round = 0; round < ROUNDS; round += 1) {
    const writes = Array.from({ length: WRITES }, (_, at) => (at % 2 === 0 ? writeAlone() : writeInTransaction()));
    const written = Promise.allSettled(writes);
    await expect.poll(countWaiting).toBeGreaterThan(0);
    for (const { status } of await written) expect(status).toBe("rejected");
    await expect.poll(countWaiting).toBe(0);
  }
  await db.close();
});
