import type { Config } from "./config.ts";
import { findVersion } from "./version.ts";

type Described = Pick<Config, "role" | "isPrivate" | "publicUrl" | "databaseUrl" | "dataDir" | "webConcurrency">;

/** Which server this is, without any secret, for the first line of its log. */
export function describeServer({ role, isPrivate, publicUrl, webConcurrency, ...where }: Described): string {
  const kind = isPrivate ? "private" : "public";
  const processes = webConcurrency > 1 && role !== "worker" ? `, ${webConcurrency} web processes` : "";
  return `Vestpocket ${findVersion()}: ${kind} server ${publicUrl}, role ${role}${processes}, ${describeDatabase(where)}`;
}

function describeDatabase({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): string {
  if (databaseUrl === undefined) return `embedded database in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `database ${host}${pathname}`;
}
