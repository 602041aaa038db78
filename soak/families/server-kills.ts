import { setTimeout as wait } from "node:timers/promises";
import { isAlive } from "../../server/src/testing/is-alive.ts";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { expectSound } from "../system/fsck.ts";
import { databasePid, killDatabase, killPictureProcess } from "../system/processes.ts";
import { type Server, startServer } from "../system/server.ts";
import { finishWriters } from "../system/verify-writes.ts";
import { startWriters } from "../system/writers.ts";

const WRITERS = 20;
/** How often the database is killed along with the server. */
const BOTH = 0.3;
/** How often the process that resizes pictures is killed first. */
const PICTURES = 0.3;
/** After this many kills the writers are replaced: an account can have 20 drafts, and a log-in lasts 15 minutes. */
const KILLS_PER_WRITERS = 3;

/** The server is killed again and again while people write. */
export const serverKills: Family = {
  name: "server-kills",
  checks: ["J1", "J6"],
  says: "kill -9 of the server, sometimes with its database or picture process, under 20 writers: no acknowledged write is lost, duplicated or partial",
  asked: "200 kills, 20,000 acknowledged writes, ready within 5 s",
  share: 6,
  bounds: { "ready again": 5_000 },
  async run(round) {
    const server = await startServer(round);
    await repeat(round, () => runWriters(round, server));
    await expectSound(round, server);
  },
};

async function runWriters(round: Round, server: Server): Promise<void> {
  const writers = await startWriters(round, { server, count: WRITERS });
  for (let kill = 0; kill < KILLS_PER_WRITERS; kill += 1) {
    await wait(round.random.int(300, 4_000));
    // Listings being posted then get 503, and are posted again.
    if (round.random.chance(PICTURES) && killPictureProcess(server.pid)) {
      round.tally.add("kills of the picture process");
      await wait(round.random.int(100, 1_000));
      round.tally.expect(isAlive(server.pid), "the server ended with its picture process");
    }
    const isBoth = round.random.chance(BOTH);
    const database = databasePid(server.dataDir);
    if (isBoth) killDatabase(database);
    await server.kill();
    round.tally.add(isBoth ? "kills of server and database" : "kills of the server");
    round.tally.time("ready again", await server.start());
  }
  await finishWriters(round, server, writers);
}
