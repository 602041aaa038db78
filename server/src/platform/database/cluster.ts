import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { Refusal } from "../refusal.ts";
import { makeSecretFile } from "../secret-file.ts";
import { connectClient } from "./client.ts";
import { findBinaries, findRunAs, makeClusterFolder, type PostgresBinaries, type RunAs } from "./postgres-binaries.ts";

/** The longest socket path that our supported systems allow, in bytes. */
const SOCKET_PATH_MAX = 103;

export const DATABASE = "vestpocket";
export const OWNER_ROLE = "vestpocket_owner";
export const SERVER_ROLE = "vestpocket";

interface Passwords {
  readonly superuser: string;
  readonly owner: string;
  readonly server: string;
}

/** The files and programs of one PostgreSQL server. */
export interface Cluster {
  readonly folder: string;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs | undefined;
  readonly passwords: Passwords;
  /** PostgreSQL settings that override ours. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * The cluster's folder in the data directory, or a link to it; and the same for the new cluster that an upgrade fills.
 */
export const CLUSTER = "postgres";
export const NEXT_CLUSTER = "postgres-next";

/** The data directory's cluster; creates its folder if missing. Throws Refusal while an upgrade of it is unfinished. */
export async function findCluster(dataDir: string, settings: Cluster["settings"] = {}): Promise<Cluster> {
  if (existsSync(join(dataDir, NEXT_CLUSTER))) {
    throw new Refusal(`An upgrade of the database in ${dataDir} has not ended: wait for it, or npm run upgrade again.`);
  }
  return openCluster(dataDir, { name: CLUSTER, settings });
}

export async function openCluster(
  dataDir: string,
  { name, settings = {} }: { name: string; settings?: Cluster["settings"] },
): Promise<Cluster> {
  const runAs = findRunAs();
  return {
    folder: makeClusterFolder(join(dataDir, name), runAs),
    binaries: await findBinaries(runAs),
    runAs,
    passwords: keepPasswords(dataDir),
    settings,
  };
}

/** Whether the data directory has an embedded database. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(passwordsFile(dataDir));
}

/** Connects as the superuser. */
export async function connect({ cluster, port }: { cluster: Cluster; port: number }): Promise<pg.Client> {
  const { superuser } = cluster.passwords;
  return connectClient({
    connectionString: toUrl(cluster, { user: "postgres", password: superuser, port, database: "postgres" }),
    application_name: `vestpocket server ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
}

/** `url` is for the server, which cannot change the schema; `ownerUrl` is for migrations. */
export function toUrls({ cluster, port }: { cluster: Cluster; port: number }): { url: string; ownerUrl: string } {
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

/** A socket is twice as fast as loopback, but Windows has none and its path length is limited. */
export function hasSocket(folder: string): boolean {
  return process.platform !== "win32" && join(folder, ".s.PGSQL.65535").length < SOCKET_PATH_MAX;
}

function passwordsFile(dataDir: string): string {
  return join(dataDir, "postgres-passwords.json");
}

function keepPasswords(dataDir: string): Passwords {
  const file = passwordsFile(dataDir);
  if (!existsSync(file)) {
    const generate = () => randomBytes(24).toString("base64url");
    const passwords: Passwords = { superuser: generate(), owner: generate(), server: generate() };
    makeSecretFile(file, JSON.stringify(passwords));
  }
  return JSON.parse(readFileSync(file, "utf8")) as Passwords;
}
