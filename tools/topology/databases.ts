import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connectClient } from "../../server/src/platform/database/client.ts";
import { type Programs, run, runAs, start, stop, until } from "./programs.ts";

const OWNER = "vestpocket_owner";
const SERVER = "vestpocket";

/** Settings that a direct connection of the server requests, and a pooled one cannot. */
const ROLE_SETTINGS = [
  "statement_timeout = '2s'",
  "lock_timeout = '1800ms'",
  "work_mem = '16MB'",
  "max_parallel_workers_per_gather = 0",
  "enable_parallel_append = off",
];

interface Ports {
  readonly primary: number;
  readonly replica: number;
  readonly pgbouncer: number;
}

export interface Databases {
  /** Through the pooler in transaction mode, and in session mode. */
  readonly url: string;
  readonly directUrl: string;
  readonly ownerUrl: string;
  readonly replicaUrl: string;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  /** From now on, a commit is acknowledged only once the replica has it, too. */
  replicateSynchronously(): Promise<void>;
  /** Kills the primary, promotes the replica, and points the pooler at it. */
  failOver(): Promise<void>;
}

/** A primary with a streaming replica, and PgBouncer in front of the primary. */
export async function startDatabases(
  programs: Programs,
  { folder, ports }: { folder: string; ports: Ports },
): Promise<Databases> {
  const bin = (name: string) => join(programs.postgres, name);
  const at = (name: string) => join(folder, name);
  const toUrl = (role: string, port: number, database = "vestpocket") =>
    `postgresql://${role}@127.0.0.1:${port}/${database}`;
  const startPostgres = async (name: "primary" | "replica") => {
    const options = ["-D", at(name), "-p", String(ports[name]), "-k", "", "-c", "listen_addresses=127.0.0.1"];
    const settings = ["max_connections=300", "wal_level=replica", "hot_standby=on", "wal_keep_size=256MB"];
    const command = [bin("postgres"), ...options, ...settings.flatMap((setting) => ["-c", setting])] as const;
    const child = start({ command, logFile: at(`${name}.log`), isUnprivileged: true });
    await until(
      `the ${name} answers`,
      () => ask(toUrl("postgres", ports[name], "postgres"), "SELECT 1").then(() => true),
      { child },
    );
    return child;
  };

  run(bin("initdb"), [
    "-D",
    at("primary"),
    "--username=postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ]);
  const primary = await startPostgres("primary");
  await makeDatabase(toUrl("postgres", ports.primary, "postgres"), toUrl(OWNER, ports.primary));
  run(bin("pg_basebackup"), [
    "-d",
    toUrl("postgres", ports.primary, "postgres"),
    "-D",
    at("replica"),
    "-R",
    "-X",
    "stream",
    "-c",
    "fast",
    "--no-sync",
  ]);
  let replica = await startPostgres("replica");

  const config = at("pgbouncer.ini");
  writeFileSync(at("users.txt"), `"${SERVER}" ""\n"${OWNER}" ""\n`);
  writeFileSync(config, toPoolerConfig({ folder, port: ports.pgbouncer, primaryPort: ports.primary }));
  const pooler = start({ command: [programs.pgbouncer, config], logFile: at("pgbouncer.log"), isUnprivileged: true });
  const url = toUrl(SERVER, ports.pgbouncer);
  await until("PgBouncer answers", () => ask(url, "SELECT 1").then(() => true), { child: pooler });

  return {
    url,
    directUrl: toUrl(SERVER, ports.pgbouncer, "vestpocket_session"),
    ownerUrl: toUrl(OWNER, ports.pgbouncer, "vestpocket_session"),
    replicaUrl: toUrl(SERVER, ports.replica),
    stopReplica: () => stop(replica, "SIGINT"),
    startReplica: async () => {
      replica = await startPostgres("replica");
    },
    replicateSynchronously: async () => {
      const superuser = toUrl("postgres", ports.primary, "postgres");
      await ask(superuser, "ALTER SYSTEM SET synchronous_standby_names = '*'");
      await ask(superuser, "SELECT pg_reload_conf()");
      const isSynchronous = async () =>
        (await ask(superuser, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length === 1;
      await until("the replica confirms each commit", isSynchronous);
    },
    failOver: async () => {
      await stop(primary, "SIGKILL");
      run(bin("pg_ctl"), ["promote", "-D", at("replica"), "-w", "-t", "60"]);
      writeFileSync(config, toPoolerConfig({ folder, port: ports.pgbouncer, primaryPort: ports.replica }));
      pooler.kill("SIGHUP");
    },
  };
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = await connectClient({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** As docs/operations/database.md describes, with the settings that pooled connections take from their role. */
async function makeDatabase(superuserUrl: string, ownerUrl: string): Promise<void> {
  await ask(superuserUrl, `CREATE ROLE ${OWNER} LOGIN`);
  await ask(superuserUrl, `CREATE ROLE ${SERVER} LOGIN`);
  await ask(superuserUrl, `CREATE DATABASE vestpocket OWNER ${OWNER} ENCODING 'UTF8' TEMPLATE template0`);
  for (const setting of ROLE_SETTINGS) await ask(superuserUrl, `ALTER ROLE ${SERVER} SET ${setting}`);
  await ask(ownerUrl, `ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${SERVER}`);
  await ask(ownerUrl, `ALTER DEFAULT PRIVILEGES GRANT USAGE, SELECT ON SEQUENCES TO ${SERVER}`);
}

/** Two entries for one database: connections shared between transactions, and a few dedicated to one client. */
function toPoolerConfig({ folder, port, primaryPort }: { folder: string; port: number; primaryPort: number }): string {
  const server = `host=127.0.0.1 port=${primaryPort} dbname=vestpocket`;
  return `[databases]
vestpocket = ${server} pool_mode=transaction pool_size=20
vestpocket_session = ${server} pool_mode=session pool_size=120
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "users.txt")}
max_client_conn = 1000
ignore_startup_parameters = extra_float_digits
server_login_retry = 1
query_wait_timeout = 5
`;
}

/** A folder that the databases' account may write to. */
export function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (runAs !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  return folder;
}
