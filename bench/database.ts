import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

const DATABASE = "vestpocket";

/** The embedded database behind a running server. */
export interface EmbeddedDatabase {
  /** What PostgreSQL writes while it runs. */
  readonly logFile: string;
  /** Connects like the server, through the socket file and with its settings. */
  connect(): Promise<pg.Client>;
  connectAsSuperuser(): Promise<pg.Client>;
}

/** The settings of the server's own connections: without them the same SQL would be planned differently. */
const SERVER_OPTIONS = "-c statement_timeout=2000 -c max_parallel_workers_per_gather=0 -c enable_parallel_append=off";

export function openEmbeddedDatabase(dataDir: string): EmbeddedDatabase {
  const folder = realpathSync(join(dataDir, "postgres"));
  const passwords = JSON.parse(readFileSync(join(dataDir, "postgres-passwords.json"), "utf8")) as {
    superuser: string;
    server: string;
  };
  const port = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[3]);
  const connect = async (config: pg.ClientConfig) => {
    const client = new pg.Client({ host: process.platform === "win32" ? "127.0.0.1" : folder, port, ...config });
    await client.connect();
    return client;
  };
  return {
    logFile: join(folder, "server.log"),
    connect: () =>
      connect({ user: "vestpocket", password: passwords.server, database: DATABASE, options: SERVER_OPTIONS }),
    connectAsSuperuser: () => connect({ user: "postgres", password: passwords.superuser, database: "postgres" }),
  };
}
