import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { createPayments } from "../../platform/payments/payments.ts";
import { createCrash } from "../../testing/crash.ts";
import { createKeptJobs } from "../../testing/kept-jobs.ts";
import { NO_PROVIDER } from "../../testing/no-provider.ts";
import { PATIENCE_MS } from "../../testing/patience.ts";
import { SHARED_PDF_THREAD } from "../../testing/shared-pdf-thread.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { listBrokenEvidence } from "./agreements.ts";

/** More points than signing has: reaching it means an endless loop. */
const POINTS_MAX = 40;

/** Nothing was signed; a signature that has no certificate yet; everything. */
const [NOTHING, UNCERTIFIED, ALL] = ["0,0,0,0,0", "1,1,0,0,0", "1,1,1,1,2"];
/** Longer than a request draws a certificate. */
const OVERDUE_MS = 3 * MINUTE_MS;

const { jobs, runSchedule } = createKeptJobs();
let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { jobs });
});
afterAll(() => site.close());

async function prepare() {
  const owner = await site.signInAs();
  const reader = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  const [id = ""] = await site.addListings([{ ownerId: owner.uid }]);
  const path = `/v1/property/${id}/agreement`;
  await site.call("POST", path, { token: owner.token, body: { kind: "standard" } });
  const { version, language, sha256 } = (await site.call("POST", `${path}/open`, { token: reader.token, body: {} }))
    .body;
  const form = { name: "Amélie Tremblay", capacity: "self", agreed: true, password: PASSWORD };
  const request = {
    ...{ method: "POST" as const, url: `${path}/sign`, headers: { authorization: `Bearer ${reader.token}` } },
    payload: { version, language, sha256, ...form },
  };
  return { id, reader, owner, request };
}

/** Sends a request to another process on the same database, which is killed at one of its points. */
async function sendToDoomed(point: number, { request }: Awaited<ReturnType<typeof prepare>>): Promise<boolean> {
  const log = pino({ level: "silent" });
  const crash = createCrash();
  const db = openDatabase({ url: site.databaseUrl, log, timeoutMs: PATIENCE_MS });
  crash.watchDatabase(db);
  const payments = createPayments({ ...NO_PROVIDER, timeoutMs: PATIENCE_MS });
  const { config, clock } = site;
  const app = await buildApp({ config, log, db, clock, payments, pdf: SHARED_PDF_THREAD, hasSite: false });
  await app.ready();
  crash.at(point);
  await app.inject(request);
  await app.close();
  await db.close().catch(() => undefined);
  return crash.hasCrashed;
}

/** Counts what one signature creates. */
async function count({ id, reader, owner }: Awaited<ReturnType<typeof prepare>>): Promise<number[]> {
  const { rows } = await site.db.$client.query(
    `SELECT (SELECT count(*) FROM agreement_signatures WHERE room = $1)::int AS signatures,
       (SELECT count(*) FROM room_events WHERE room = $1 AND kind = 'agreement_signed')::int AS events,
       (SELECT count(*) FROM agreement_certificates WHERE room = $1)::int AS certificates,
       (SELECT count(*) FROM room_events WHERE room = $1 AND kind = 'certificate_issued')::int AS issued,
       (SELECT count(*) FROM messages WHERE recipient IN ($2, $3))::int AS mails`,
    [id, reader.email, owner.email],
  );
  return Object.values(rows[0]);
}

test("if signing is killed at any point, signature and event are there or not, then certificate and mail are, exactly once, by a retry or by itself", async () => {
  const seen = new Set<string>();
  for (let point = 1; point <= POINTS_MAX; point += 1) {
    const given = await prepare();
    const hasCrashed = await sendToDoomed(point, given);
    const counted = (await count(given)).join();
    expect([NOTHING, UNCERTIFIED, ALL], `killed at point ${point}`).toContain(counted);
    // Every other one gets its certificate without a retry.
    if (counted === UNCERTIFIED && point % 2 === 0) {
      site.clock.advance(OVERDUE_MS);
      await runSchedule("agreements.certify");
      expect((await count(given)).join(), `made up for after point ${point}`).toBe(ALL);
    }
    seen.add(counted);
    expect((await site.app.inject(given.request)).statusCode).toBe(200);
    expect((await count(given)).join()).toBe(ALL);
    if (hasCrashed) continue;
    expect(point).toBeGreaterThan(6);
    expect(seen.size).toBe(3);
    expect(await listBrokenEvidence(site.db)).toEqual([]);
    return;
  }
  expect.unreachable("a request without end");
});
