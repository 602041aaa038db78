import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/** The embedded database behind a running server. */
export interface EmbeddedDatabase {
  /** The process of the database's server. */
  readonly pid: number;
  readonly port: number;
  /** For the server's role. */
  readonly url: string;
  /** For the role that owns the database. */
  readonly ownerUrl: string;
  /** Connections like the server's own: through the socket file and with its settings. */
  openPool(connections: number): pg.Pool;
}

/** The settings of the server's own connections: without them the same SQL would be planned differently. */
const SERVER_OPTIONS = "-c statement_timeout=2000 -c max_parallel_workers_per_gather=0 -c enable_parallel_append=off";

export function openEmbeddedDatabase(dataDir: string): EmbeddedDatabase {
  const folder = realpathSync(join(dataDir, "postgres"));
  const { server: password, owner } = JSON.parse(readFileSync(join(dataDir, "postgres-passwords.json"), "utf8")) as {
    server: string;
    owner: string;
  };
  const [pid, , , port] = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n").map(Number);
  if (pid === undefined || port === undefined) throw new Error(`${folder} names no running database.`);
  const host = process.platform === "win32" ? "127.0.0.1" : folder;
  const toUrl = (credentials: string) => `postgresql://${credentials}@${encodeURIComponent(host)}:${port}/vestpocket`;
  return {
    pid,
    port,
    url: toUrl(`vestpocket:${password}`),
    ownerUrl: toUrl(`vestpocket_owner:${owner}`),
    openPool: (connections) =>
      new pg.Pool({
        host,
        port,
        user: "vestpocket",
        password,
        database: "vestpocket",
        options: SERVER_OPTIONS,
        max: connections,
      }),
  };
}
