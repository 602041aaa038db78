import { setTimeout as wait } from "node:timers/promises";
import { isAlive } from "../../server/src/testing/is-alive.ts";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { send } from "../system/client.ts";
import { expectSound } from "../system/fsck.ts";
import { expectNoOpenTransactions } from "../system/open-transactions.ts";
import { select } from "../system/oracle.ts";
import { databasePid, killDatabase } from "../system/processes.ts";
import { type Server, startServer } from "../system/server.ts";
import { finishWriters } from "../system/verify-writes.ts";
import { startWriters } from "../system/writers.ts";

const WRITERS = 20;
const ENDS_PER_WRITERS = 4;
const POLL_MS = 20;
/** Concurrent calls that need every connection of the pool. */
const CROWD = 60;

/** PostgreSQL is killed or restarted while people write; the server has to survive it. */
export const databaseKills: Family = {
  name: "database-kills",
  checks: ["J2", "J6"],
  says: "kill -9 and fast stops of PostgreSQL under 20 writers: the server keeps running, answers 503 with Retry-After, and loses nothing",
  asked: "40 kills and 40 fast stops, first success within 3 s",
  share: 3,
  bounds: { "first success": 3_000 },
  async run(round) {
    const server = await startServer(round);
    await repeat(round, () => runWriters(round, server));
    await expectSound(round, server);
  },
};

async function runWriters(round: Round, server: Server): Promise<void> {
  const { pid } = server;
  const writers = await startWriters(round, { server, count: WRITERS });
  for (let end = 0; end < ENDS_PER_WRITERS; end += 1) {
    await wait(round.random.int(500, 3_000));
    const database = databasePid(server.dataDir);
    const isKill = round.random.next() < 0.5;
    if (isKill) killDatabase(database);
    // Like `pg_ctl stop -m fast`; the server starts it again.
    else process.kill(database, "SIGINT");
    round.tally.add(isKill ? "kills of the database" : "fast stops of the database");
    round.tally.time("first success", await untilFirstSuccess(server, database));
    round.tally.expect(server.pid === pid && isAlive(pid), "the server ended with its database");
  }
  await finishWriters(round, server, writers);
  await expectFullPool(round, server);
}

/** Milliseconds from when the database accepts connections again until the server responds. */
async function untilFirstSuccess(server: Server, killed: number): Promise<number> {
  while (!(await isBack(server, killed))) await wait(POLL_MS);
  const back = performance.now();
  while ((await send(server.url, { path: "/readyz" }).catch(() => undefined))?.status !== 200) await wait(POLL_MS);
  return performance.now() - back;
}

async function isBack({ dataDir }: Server, killed: number): Promise<boolean> {
  try {
    if (databasePid(dataDir) === killed) return false;
    await select(dataDir, "SELECT 1");
    return true;
  } catch {
    return false;
  }
}

/** The pool loses no connection: many concurrent calls are all answered, and none leaves a transaction open. */
async function expectFullPool(round: Round, server: Server): Promise<void> {
  const answers = await Promise.all(Array.from({ length: CROWD }, () => send(server.url, { path: "/readyz" })));
  const failed = answers.filter(({ status }) => status !== 200).length;
  round.tally.expect(failed === 0, `${failed} of ${CROWD} calls failed after the database was back`);
  await expectNoOpenTransactions(round, server);
}
