import type { Config } from "../config.ts";
import { Refusal } from "../refusal.ts";
import { connectClient } from "./client.ts";
import { findDatabaseError } from "./database-errors.ts";

/** A database by the setting that names it. */
export interface NamedDatabase {
  readonly setting: string;
  readonly url: string;
}

type Urls = Pick<Config, "databaseUrl" | "migrationDatabaseUrl" | "directDatabaseUrl">;

const CONNECT_MS = 10_000;
/** PostgreSQL 15. */
const VERSION_MIN = 150_000;
const NO_RIGHT = "42501";
/** What PostgreSQL answers if an extension's files are not installed. */
const NO_EXTENSION = new Set(["0A000", "58P01"]);

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing answers there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host's name cannot be looked up",
  EHOSTUNREACH: "there is no way to this host",
  ETIMEDOUT: "the host does not answer",
  "28P01": "the database rejects the user or the password",
  "28000": "the database rejects the user, or the connection is not encrypted",
  "3D000": "there is no database of this name",
  "53300": "the database has no connection left",
  "57P03": "the database is still starting",
};

/** The operator's databases, each once, without replicas: the server starts without those. */
export function listNamedDatabases({ databaseUrl, migrationDatabaseUrl, directDatabaseUrl }: Urls): NamedDatabase[] {
  const named = {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: directDatabaseUrl,
    MIGRATION_DATABASE_URL: migrationDatabaseUrl,
  };
  const found: NamedDatabase[] = [];
  for (const [setting, url] of Object.entries(named)) {
    if (url !== undefined && found.every((each) => each.url !== url)) found.push({ setting, url });
  }
  return found;
}

/** Why the databases cannot be used, one line each, starting with the setting's name. */
export async function listDatabaseProblems(databases: readonly NamedDatabase[]): Promise<string[]> {
  const found = await Promise.all(databases.map(findProblem));
  return found.flatMap((problem) => problem ?? []);
}

/** Throws Refusal, naming the settings, if the operator's databases cannot be used. */
export async function requireDatabases(databases: readonly NamedDatabase[]): Promise<void> {
  const problems = await listDatabaseProblems(databases);
  if (problems.length > 0) throw new Refusal(`The database cannot be used:\n${problems.join("\n")}`);
}

async function findProblem({ setting, url }: NamedDatabase): Promise<string | undefined> {
  const { host, pathname } = new URL(url);
  const where = `${setting}: ${host}${pathname}`;
  try {
    const client = await connectClient({
      ...{ connectionString: url, application_name: "vestpocket check", connectionTimeoutMillis: CONNECT_MS },
    });
    try {
      const { rows } = await client.query<{ version: number; encoding: string }>(
        "SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding",
      );
      const { version = 0, encoding = "" } = rows[0] ?? {};
      if (version < VERSION_MIN)
        return `${where}: is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed`;
      return encoding === "UTF8" ? undefined : `${where}: has the encoding ${encoding}; UTF8 is needed`;
    } finally {
      await client.end();
    }
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const reason = REASONS[code] ?? message;
    return `${where}: ${reason}${code === "" || REASONS[code] === undefined ? "" : ` (${code})`}`;
  }
}

/** What the operator can do about a migration that failed; the error itself if that is not known. */
export function explainMigrationFailure(error: unknown, urls: Urls): unknown {
  const found = findDatabaseError(error);
  const setting = listNamedDatabases(urls).find(({ url }) => url === urls.migrationDatabaseUrl)?.setting;
  if (found?.code === NO_RIGHT && setting !== undefined) {
    return new Refusal(
      `${setting}: this version's migrations are missing, and the role may not change the schema. Run npm run migrate with MIGRATION_DATABASE_URL, the URL of the database's owner.`,
    );
  }
  if (NO_EXTENSION.has(found?.code ?? "")) {
    return new Refusal(
      "The database's machine lacks the extension unaccent: install PostgreSQL's contrib package there (in Debian, it is part of postgresql).",
    );
  }
  return error;
}
