import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import type { EmbeddedDatabase } from "./database.ts";

/** One SQL statement as the server sent it. */
export interface Statement {
  /** Of a statement that each connection prepares once. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/** A warm-up call before the log is read: connections learn of the setting with their next statement. */
const WARM_UP = 3;

/** The statements with which the server answers each call, in order, read from the database's log. Makes the calls in sequence. */
export async function captureStatements(
  database: EmbeddedDatabase,
  calls: readonly (() => Promise<unknown>)[],
): Promise<Statement[][]> {
  const superuser = await database.connectAsSuperuser();
  try {
    await superuser.query("ALTER SYSTEM SET log_statement = 'all'");
    await superuser.query("SELECT pg_reload_conf()");
    for (const call of calls.slice(0, WARM_UP)) await call();
    const captured: Statement[][] = [];
    for (const call of calls) {
      const read = readGrowth(database.logFile);
      await call();
      const statements = readStatements(read());
      if (statements.length === 0) throw new Error("The database's log shows no statement for a call.");
      captured.push(statements);
    }
    return captured;
  } finally {
    await superuser.query("ALTER SYSTEM RESET log_statement");
    await superuser.query("SELECT pg_reload_conf()");
    await superuser.end();
  }
}

/** Reads what is appended to a file from now on. */
function readGrowth(path: string): () => string {
  const file = openSync(path, "r");
  const start = fstatSync(file).size;
  return () => {
    const grown = Buffer.alloc(fstatSync(file).size - start);
    readSync(file, grown, 0, grown.length, start);
    closeSync(file);
    return grown.toString("utf8");
  };
}

/** An entry begins with its time and process; further lines of the same entry begin with a tab. */
const ENTRY = /^\d{4}-\d\d-\d\d \S+ \S+ \[\d+\] (LOG|DETAIL): {2}/u;

function readStatements(log: string): Statement[] {
  const statements: Statement[] = [];
  for (const entry of log.replaceAll("\n\t", "\u0001").split("\n")) {
    const kind = ENTRY.exec(entry)?.[1];
    const content = entry.replace(ENTRY, "").replaceAll("\u0001", "\n");
    const executed = /^(?:statement|execute (?<name>[^:]+)): (?<text>.*)$/su.exec(content)?.groups;
    if (kind === "LOG" && executed?.text !== undefined) {
      const { name, text } = executed;
      statements.push({ ...(name === undefined || name === "<unnamed>" ? {} : { name }), text, values: [] });
    } else if (kind === "DETAIL" && /^parameters: /iu.test(content)) {
      const statement = statements.pop();
      if (statement !== undefined) statements.push({ ...statement, values: readValues(content) });
    }
  }
  return statements;
}

/** "Parameters: $1 = 'O''Brien', $2 = NULL" → ["O'Brien", null] */
function readValues(detail: string): (string | null)[] {
  return Array.from(detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/gu), ([, quoted]) =>
    quoted === undefined ? null : quoted.replaceAll("''", "'"),
  );
}
