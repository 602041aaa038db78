import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Logger } from "pino";
import { findBinaries, findRunAs, makeClusterFolder, type PostgresBinaries, type RunAs } from "./postgres-binaries.ts";

/** Marks the server that owns a data directory; held as long as its connection lives, so a killed server frees it. */
const SERVER_LOCK = 7_270_001;
const DATABASE = "vestpocket";
/** Longest path of a socket file on the systems we run on, in bytes. */
const SOCKET_PATH_MAX = 103;
const OWNER_ROLE = "vestpocket_owner";
const SERVER_ROLE = "vestpocket";

/** Another server holds the data directory. The message names its process. */
export class DataDirectoryInUse extends Error {}

export interface EmbeddedDatabase {
  /** For the server: reads and writes rows, cannot change the schema. */
  readonly url: string;
  /** For migrations: owns the database. */
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

interface Passwords {
  readonly superuser: string;
  readonly owner: string;
  readonly server: string;
}

interface StartOptions {
  readonly log: Logger;
  readonly tell: (progress: string) => void;
  /** Replace the usual ones: a database that tests throw away need not survive a power failure. */
  readonly settings?: Readonly<Record<string, string>>;
}

interface Cluster {
  readonly settings?: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs | undefined;
  readonly passwords: Passwords;
}

/**
 * Starts PostgreSQL in the data directory, or adopts the one a killed server left running, and takes the directory for this
 * process. Makes cluster, database and roles the first time. Throws DataDirectoryInUse where another server holds it.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  { log, tell, settings = {} }: StartOptions,
): Promise<EmbeddedDatabase> {
  const cluster: Cluster = { ...(await findCluster(dataDir)), settings };
  if (!existsSync(join(cluster.folder, "PG_VERSION"))) {
    tell("Creating the database");
    await createCluster(cluster);
  }
  let port = await findRunningPort(cluster);
  if (port === undefined) {
    tell("Starting the database");
    port = await startPostgres(cluster);
  } else {
    tell("Taking over the database that is already running");
  }
  const keeper = await takeDirectory(cluster, port);
  await createRoles(cluster, port);

  let stopping = false;
  const keep = (client: pg.Client) => {
    client.on("error", () => undefined);
    client.on("end", () => {
      if (!stopping) void revive();
    });
    return client;
  };
  let current = keep(keeper);
  /** PostgreSQL was ended under us: bring it back on the same port, so that the pool finds it again. */
  const revive = async () => {
    log.error("the database ended unexpectedly; starting it again");
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 2_000)) {
      try {
        if ((await findRunningPort(cluster)) === undefined) await startPostgres(cluster, port);
        current = keep(await takeDirectory(cluster, port));
        log.info("the database is back");
        return;
      } catch (error) {
        log.error({ err: error }, "the database does not start yet");
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  };

  return {
    ...toUrls(cluster, port),
    stop: async () => {
      stopping = true;
      await current.end().catch(() => undefined);
      await run(cluster, cluster.binaries.pgCtl, ["stop", "-D", cluster.folder, "-m", "fast", "-w", "-t", "30"]);
    },
  };
}

/**
 * The database of the data directory for a tool: that of the server which runs on it, and goes on, or else started for as long
 * as the tool works. Undefined where there is none yet.
 */
export async function borrowEmbeddedDatabase(
  dataDir: string,
  { log }: { log: Logger },
): Promise<EmbeddedDatabase | undefined> {
  if (!existsSync(passwordsFile(dataDir))) return undefined;
  const cluster = await findCluster(dataDir);
  const port = await findRunningPort(cluster);
  if (port === undefined) return startEmbeddedDatabase(dataDir, { log, tell: () => undefined });
  return { ...toUrls(cluster, port), stop: async () => undefined };
}

async function findCluster(dataDir: string): Promise<Cluster> {
  const runAs = findRunAs();
  return {
    folder: makeClusterFolder(dataDir, runAs),
    binaries: await findBinaries(runAs),
    runAs,
    passwords: keepPasswords(dataDir),
  };
}

async function createCluster(cluster: Cluster): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "vestpocket-"));
  const passwordFile = join(scratch, "password");
  writeFileSync(passwordFile, cluster.passwords.superuser, { mode: 0o600 });
  if (cluster.runAs !== undefined) {
    chownSync(scratch, cluster.runAs.uid, cluster.runAs.gid);
    chownSync(passwordFile, cluster.runAs.uid, cluster.runAs.gid);
  }
  try {
    await run(cluster, cluster.binaries.initdb, [
      "-D",
      cluster.folder,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--data-checksums",
    ]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function startPostgres(cluster: Cluster, wantedPort?: number): Promise<number> {
  const port = wantedPort ?? (await findFreePort());
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: hasSocket(cluster.folder) ? cluster.folder : "",
    shared_buffers: "256MB",
    max_connections: "100",
    jit: "off",
    fsync: "on",
    full_page_writes: "on",
    logging_collector: "off",
    ...cluster.settings,
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(" ");
  // Beside the cluster rather than in the data directory, which the database's account may not be able to enter.
  const logFile = join(cluster.folder, "server.log");
  await run(cluster, cluster.binaries.pgCtl, [
    "start",
    "-D",
    cluster.folder,
    "-l",
    logFile,
    "-w",
    "-t",
    "60",
    "-o",
    options,
  ]);
  return port;
}

/** The port of the PostgreSQL that runs on this cluster; undefined where none does. */
async function findRunningPort(cluster: Cluster): Promise<number | undefined> {
  const pidFile = join(cluster.folder, "postmaster.pid");
  if (!existsSync(pidFile)) return undefined;
  const port = Number(readFileSync(pidFile, "utf8").split("\n")[3]);
  if (!Number.isInteger(port) || port < 1) return undefined;
  // The process id in the file may be another's by now: only an answer that names our folder counts.
  const client = await connect(cluster, port).catch(() => undefined);
  if (client === undefined) return undefined;
  try {
    const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
    return rows[0]?.data_directory === cluster.folder ? port : undefined;
  } finally {
    await client.end();
  }
}

async function takeDirectory(cluster: Cluster, port: number): Promise<pg.Client> {
  const client = await connect(cluster, port);
  // A server killed this instant may hold the lock until PostgreSQL notices.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [SERVER_LOCK]);
    if (rows[0]?.taken === true) return client;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
     WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`,
    [SERVER_LOCK],
  );
  await client.end();
  const holder = rows[0]?.application_name.replace(/\D/gu, "") ?? "unknown";
  throw new DataDirectoryInUse(
    `Another Vestpocket server (process ${holder}) is using this data directory. Stop it first, or set another DATA_DIR.`,
  );
}

async function createRoles(cluster: Cluster, port: number): Promise<void> {
  const client = await connect(cluster, port);
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 1) return;
    await client.query(`CREATE ROLE ${OWNER_ROLE} LOGIN PASSWORD ${pg.escapeLiteral(cluster.passwords.owner)}`);
    await client.query(`CREATE ROLE ${SERVER_ROLE} LOGIN PASSWORD ${pg.escapeLiteral(cluster.passwords.server)}`);
    await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER_ROLE}`);
    await client.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${DATABASE} FROM PUBLIC`);
    await client.query(`GRANT CONNECT ON DATABASE ${DATABASE} TO ${SERVER_ROLE}`);
    await client.query("REVOKE CONNECT ON DATABASE postgres FROM PUBLIC");
  } finally {
    await client.end();
  }
  const owner = new pg.Client({
    connectionString: toUrl(cluster, { user: OWNER_ROLE, password: cluster.passwords.owner, port, database: DATABASE }),
  });
  await owner.connect();
  try {
    await owner.query(`ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${SERVER_ROLE}`);
    await owner.query(`ALTER DEFAULT PRIVILEGES GRANT USAGE, SELECT ON SEQUENCES TO ${SERVER_ROLE}`);
  } finally {
    await owner.end();
  }
}

async function connect(cluster: Cluster, port: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: toUrl(cluster, {
      user: "postgres",
      password: cluster.passwords.superuser,
      port,
      database: "postgres",
    }),
    application_name: `vestpocket server ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  await client.connect();
  return client;
}

function toUrls(cluster: Cluster, port: number): Pick<EmbeddedDatabase, "url" | "ownerUrl"> {
  const { server, owner } = cluster.passwords;
  return {
    url: toUrl(cluster, { user: SERVER_ROLE, password: server, port, database: DATABASE }),
    ownerUrl: toUrl(cluster, { user: OWNER_ROLE, password: owner, port, database: DATABASE }),
  };
}

function toUrl(cluster: Cluster, to: { user: string; password: string; port: number; database: string }): string {
  const host = hasSocket(cluster.folder) ? encodeURIComponent(cluster.folder) : "127.0.0.1";
  return `postgresql://${to.user}:${to.password}@${host}:${to.port}/${to.database}`;
}

/** A socket file costs half of what loopback does; it is not to be had on Windows nor under a long path. */
function hasSocket(folder: string): boolean {
  return process.platform !== "win32" && join(folder, ".s.PGSQL.65535").length < SOCKET_PATH_MAX;
}

function passwordsFile(dataDir: string): string {
  return join(dataDir, "postgres-passwords.json");
}

function keepPasswords(dataDir: string): Passwords {
  const file = passwordsFile(dataDir);
  if (!existsSync(file)) {
    const make = () => randomBytes(24).toString("base64url");
    const partial = `${file}.${process.pid}`;
    writeFileSync(partial, JSON.stringify({ superuser: make(), owner: make(), server: make() }), { mode: 0o600 });
    renameSync(partial, file);
  }
  return JSON.parse(readFileSync(file, "utf8")) as Passwords;
}

/** Runs one of PostgreSQL's programs as its account; throws with what it said where it fails. */
async function run(cluster: Cluster, program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, {
    ...cluster.runAs,
    cwd: cluster.folder,
    // The database it starts keeps the pipes open: the program's exit is awaited, not the end of its output.
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
  });
  let said = "";
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  });
  child.stdout.destroy();
  child.stderr.destroy();
  if (code !== 0) throw new Error(`${program} failed (${code}): ${said.trim()}`);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
