import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, inject, test } from "vitest";
import { openDatabase } from "../platform/database/database.ts";
import { forbidSecondConnections } from "./one-connection.ts";

const own = openDatabase({ url: inject("clusterUrl"), log: pino({ level: "silent" }) });
const db = forbidSecondConnections(own);
afterAll(() => db.close());

const ask = () => db.execute(sql`SELECT 1`);
const FORBIDDEN = { cause: expect.objectContaining({ message: "A transaction asked for a second connection." }) };

test("a transaction that asks for a second connection fails, and neither what is outside of one does nor a test's", async () => {
  await expect(db.transaction(ask)).rejects.toMatchObject(FORBIDDEN);
  await expect(db.transaction(() => db.transaction(ask))).rejects.toThrow("second connection");
  const left: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`);
    left.push(new Promise((resolve) => setTimeout(resolve, 1)).then(() => new Promise(setImmediate)).then(ask));
  });
  await Promise.all([ask(), ...left]);
  await own.transaction(ask);
});
