import pg from "pg";
import { BUDGETS } from "./budgets.ts";
import { readCpuOfTree } from "./cpu.ts";
import { openEmbeddedDatabase } from "./database.ts";
import { type Figure, perSecond } from "./report.ts";
import type { System } from "./system.ts";

const CONNECTIONS = 8;
const ROOMS = Array.from({ length: 20 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`);
const APPEND = "SELECT append_room_event($1, clock_timestamp(), 'agreement_shown', NULL, $2)";
const INSERT = "INSERT INTO bench_events VALUES ($1, clock_timestamp(), $2)";
const BODY = JSON.stringify({ version: 1, language: "fr", sha256: "a".repeat(64) });

/** Events appended to room chains, each committed, compared with rows that are in no chain. */
export async function measureChains({ dataDir }: System, seconds: number): Promise<Figure[]> {
  const database = openEmbeddedDatabase(dataDir);
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
  const pool = database.openPool(CONNECTIONS);
  await owner.query("CREATE TABLE IF NOT EXISTS bench_events (room uuid, at timestamptz, body text)");
  console.log(`events of ${ROOMS.length} rooms over ${CONNECTIONS} connections: ${2 * seconds} s`);
  try {
    await repeat({ pool, text: APPEND, seconds: 1, databasePid: database.pid });
    const bare = await repeat({ pool, text: INSERT, seconds, databasePid: database.pid });
    const appended = await repeat({ pool, text: APPEND, seconds, databasePid: database.pid });
    return [
      {
        name: "events appended to rooms' chains",
        value: appended.rate,
        format: perSecond,
        budget: BUDGETS.appends,
        note: `${describe(appended)}; rows in no chain ${perSecond(bare.rate)}, ${describe(bare)}`,
      },
    ];
  } finally {
    await owner.query("DROP TABLE bench_events");
    await Promise.all([owner.end(), pool.end()]);
  }
}

interface Repeated {
  /** Commits per second. */
  readonly rate: number;
  /** Milliseconds of the database's processor time for each; undefined where it cannot be read. */
  readonly cpu: number | undefined;
}

const describe = ({ cpu }: Repeated) => (cpu === undefined ? "" : `${cpu.toFixed(2)} ms CPU of the database`);

interface Repeating {
  readonly pool: pg.Pool;
  readonly text: string;
  readonly seconds: number;
  readonly databasePid: number;
}

async function repeat({ pool, text, seconds, databasePid }: Repeating): Promise<Repeated> {
  const before = readCpuOfTree(databasePid);
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const work = async (_: unknown, connection: number) => {
    for (let at = connection; performance.now() < until; at += CONNECTIONS, done += 1) {
      await pool.query({ name: text.slice(0, 20), text, values: [ROOMS[at % ROOMS.length], BODY] });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const after = readCpuOfTree(databasePid);
  const cpu = before === undefined || after === undefined ? undefined : ((after - before) * 1000) / done;
  return { rate: done / seconds, cpu };
}
