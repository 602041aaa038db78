import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withTransaction } from "../../testing/open-transactions.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { type Database, isDatabaseBusy, isDatabaseUnavailable, openDatabase } from "./database.ts";
import { findDatabaseError } from "./database-errors.ts";

/** All that a process has for requests. */
const CONNECTIONS = 16;
const NOWHERE = join(tmpdir(), "vestpocket-no-such-folder");

test("a stopped database, which has no socket, is distinguished from a missing file", async () => {
  const url = `postgresql://vestpocket@${encodeURIComponent(NOWHERE)}:5432/vestpocket`;
  const db = openDatabase({ url, log: pino({ level: "silent" }) });
  const refused = await db.execute("SELECT 1").catch((error: unknown) => error);
  await db.close();
  expect(isDatabaseUnavailable(refused)).toBe(true);
  const missing = await readFile(join(NOWHERE, "picture.webp")).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(missing)).toBe(false);
});

const withCode = (code: string, given: object = {}) => Object.assign(new Error(code), { code, ...given });

test.each([
  ["a client that hangs up", withCode("ECONNRESET")],
  ["a mail server that cannot be reached", withCode("ECONNREFUSED", { syscall: "connect" })],
  [
    "file storage that cannot be reached",
    new Error("failed", { cause: withCode("ECONNREFUSED", { syscall: "connect" }) }),
  ],
  ["a payment provider that is silent", withCode("ETIMEDOUT")],
  ["words like the driver's", new Error("Connection terminated")],
])("%s does not count as a lost database", (_, error) => {
  expect([isDatabaseUnavailable(error), isDatabaseBusy(error)]).toEqual([false, false]);
});

describe("a database", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  const open = (timeoutMs: number) => openDatabase({ url: database.url, log: pino({ level: "silent" }), timeoutMs });
  const judge = (error: unknown) => [isDatabaseUnavailable(error), isDatabaseBusy(error)];
  const caught = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  test("whose lock is taken, or that is too slow for a statement, is busy and not lost", async () => {
    const db = open(500);
    const lock = sql`SELECT pg_advisory_xact_lock(7)`;
    await db.transaction(async (holder) => {
      await holder.execute(lock);
      const error = await caught(db.transaction((tx) => tx.execute(lock)));
      expect(findDatabaseError(error)?.code).toBe("55P03");
      expect(judge(error)).toEqual([false, true]);
    });
    expect(judge(await caught(db.execute(sql`SELECT pg_sleep(2)`)))).toEqual([false, true]);
    await db.close();
  });

  test.each<[string, (db: Database) => Promise<unknown>]>([
    ["a query", (db) => db.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`)],
    ["a transaction", (db) => db.transaction((tx) => tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`))],
    ["a prepared search", (db) => db.statements.select(sql`SELECT pg_terminate_backend(pg_backend_pid())`)],
    [
      "a lookup",
      (db) => db.lookups.find({ name: "end", text: "SELECT pg_terminate_backend(pg_backend_pid())", values: [] }),
    ],
  ])("that ends the connection of %s is lost", async (_, work) => {
    const db = open(5_000);
    expect(judge(await caught(work(db)))).toEqual([true, false]);
    await db.close();
  });

  test("whose connections are all taken is unavailable", async () => {
    const db = open(300);
    const askWith = (taken: number): Promise<unknown> =>
      taken === 0 ? caught(db.execute(sql`SELECT 1`)) : withTransaction(db, () => askWith(taken - 1));
    expect(judge(await askWith(CONNECTIONS))).toEqual([true, false]);
    await db.close();
  });
});
