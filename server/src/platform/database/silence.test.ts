import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PATIENCE_MS } from "../../testing/patience.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { TestClock } from "../../testing/test-clock.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { openWire, type Wire } from "../../testing/wire.ts";
import { createJobs } from "../jobs.ts";
import { within } from "../within.ts";
import { allowSeconds, openDatabase } from "./database.ts";
import { toLookup } from "./lookups.ts";

const log = pino({ level: "silent" });
/** As on a server. */
const TIMEOUT_MS = 2_000;
/** Several times as long as readiness waits. */
const PATIENT_MS = 10_000;
/** Longer than a statement without a longer limit may take, including the time that is given to its answer. */
const LONG_SECONDS = 5;

const lookUp = toLookup("silence.test", sql`SELECT ${sql.placeholder("value")}::int AS value`);
const soon = <Result>(work: () => Promise<Result>) => within(PATIENCE_MS, work);

/** Like a host that lost power: nothing says that its connections are gone. */
describe("when the database vanishes without closing its connections", () => {
  let database: TestDatabase;
  let wire: Wire;
  let url: string;
  let site: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    wire = await openWire({ port: Number(new URL(database.url).port) });
    const wired = new URL(database.url);
    Object.assign(wired, { hostname: "127.0.0.1", port: String(wire.port) });
    url = wired.href;
    const beside = { databaseUrl: url, superuserUrl: database.superuserUrl, clock: new TestClock() };
    site = await buildTestApp({}, { beside, databaseTimeoutMs: TIMEOUT_MS });
  });
  afterEach(() => {
    wire.isSilent = false;
  });
  afterAll(async () => {
    await site.close();
    await wire.close();
    await database.drop();
  });

  test("calls get 503 with Retry-After in time, and the next call reconnects", async () => {
    const { email } = await site.addAccount();
    const token = await site.signIn(email);
    const calls = [
      () => site.call("GET", "/v1/auth/sessions", { token }),
      () => site.call("POST", "/v1/property/search", { token, body: {} }),
      () => site.call("POST", "/v1/auth/sign-in", { body: { email, password: "not this one" } }),
    ];
    const answerAll = () => soon(() => Promise.all(calls.map((each) => each())));
    const statuses = (await answerAll()).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 401]);

    wire.isSilent = true;
    for (const { status, headers } of await answerAll()) {
      expect(status).toBe(503);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }

    wire.isSilent = false;
    // An attempt to connect that began in the silence may still be waited for.
    await expect.poll(async () => (await answerAll()).map(({ status }) => status)).toEqual(statuses);
  });

  test("readiness fails within seconds, however long a statement may take", async () => {
    const beside = { databaseUrl: url, superuserUrl: database.superuserUrl, clock: new TestClock() };
    const patient = await buildTestApp({}, { beside, databaseTimeoutMs: PATIENT_MS });
    const isReady = async () => (await within(PATIENT_MS, () => patient.call("GET", "/readyz"))).status;
    expect(await isReady()).toBe(200);
    wire.isSilent = true;
    expect(await isReady()).toBe(503);
    wire.isSilent = false;
    expect(await isReady()).toBe(200);
    await patient.close();
  });

  test("one unanswered statement closes the idle connections too", async () => {
    const db = openDatabase({ url, log, timeoutMs: TIMEOUT_MS });
    const asked = () => db.$client.query("SELECT 1");
    await Promise.all([asked(), asked(), asked()]);
    expect(db.$client.idleCount).toBe(3);
    wire.isSilent = true;
    await expect(soon(asked)).rejects.toThrow("Query read timeout");
    wire.isSilent = false;
    await soon(asked);
    expect(db.$client.totalCount).toBe(1);
    await db.close();
  });

  test("a transaction fails once, without waiting for its rollback, and its longer limit ends with it", async () => {
    const db = openDatabase({ url, log, timeoutMs: TIMEOUT_MS });
    await db.transaction((tx) => allowSeconds(tx, 60));
    const transaction = db.transaction(async (tx) => {
      wire.isSilent = true;
      await tx.execute(sql`SELECT 1`);
    });
    // The rollback's error: it did not time out like the statement before it.
    await expect(soon(() => transaction)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/^(Connection terminated|Client has encountered)/u) },
    });
    expect(db.$client.totalCount).toBe(0);
    await db.close();
  });

  test("the connections close, and the job queue stops", async () => {
    const db = openDatabase({ url, log, timeoutMs: TIMEOUT_MS });
    const jobs = createJobs({ url, log, drainMs: 0 });
    await jobs.start();
    await db.lookups.find(lookUp({ value: 1 }));
    await db.locks.tryWith("silence.test", async () => {
      await db.execute(sql`SELECT 1`);
    });
    wire.isSilent = true;
    await soon(() => db.close());
    await soon(() => jobs.stop().catch(() => undefined));
  });
});

test("a transaction with a longer limit, and a lock, may take longer than a call", async () => {
  const database = await createTestDatabase();
  const db = openDatabase({ url: database.url, log, timeoutMs: TIMEOUT_MS });
  const sleeping = db.transaction(async (tx) => {
    await allowSeconds(tx, 60);
    await tx.execute(sql`SELECT pg_sleep(${LONG_SECONDS})`);
    return "slept";
  });
  const locked = db.locks.tryWith("silence.test", () => wait(LONG_SECONDS * 1_000));
  expect(await Promise.all([sleeping, locked])).toEqual(["slept", true]);
  await db.close();
  await database.drop();
});
