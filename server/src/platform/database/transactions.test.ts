import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { cutOff } from "../../testing/watched-statements.ts";
import { type Database, openDatabase } from "./database.ts";

/** More than the pool has connections. */
const FAILURES = 20;

let db: Database;
let failing: { readonly text: string; fail(client: PoolClient): void } | undefined;

beforeEach(() => {
  failing = undefined;
  db = openDatabase({ url: inject("clusterUrl"), log: pino({ level: "silent" }) });
  db.$client.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const watched = (...given: [{ text: string }]) => {
      if (given[0].text !== failing?.text) return query(...given);
      failing.fail(client);
      return Promise.reject(new Error("The statement failed."));
    };
    Object.assign(client, { query: watched });
  });
});
afterEach(() => db.close());

const countBusy = () => db.$client.totalCount - db.$client.idleCount;

/** Work that also meets the statement that fails. */
const transact = (failingText: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`);
    if (failingText === "rollback") throw new Error("The work failed.");
  });

test.each(["begin", "commit", "rollback"])(
  "a transaction whose connection is lost at %s gives it back to the pool",
  async (text) => {
    failing = { text, fail: cutOff };
    for (let failure = 0; failure < FAILURES; failure += 1) {
      await expect(transact(text)).rejects.toThrow();
      expect(countBusy()).toBe(0);
    }
    failing = undefined;
    await transact("");
    expect(countBusy()).toBe(0);
  },
);

test("a connection on which a transaction remains open is closed", async () => {
  failing = { text: "rollback", fail: () => undefined };
  await expect(transact("rollback")).rejects.toThrow();
  expect(db.$client.totalCount).toBe(0);
});

test("a connection whose transaction failed and was rolled back is kept", async () => {
  await expect(transact("rollback")).rejects.toThrow("The work failed.");
  expect([db.$client.totalCount, db.$client.idleCount]).toEqual([1, 1]);
});
