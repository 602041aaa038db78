import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startClamd } from "../../testing/clamd-server.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { noteBackup } from "../backups/last-backup.ts";
import { connectClient } from "../database/client.ts";
import type { Finding } from "./dependency.ts";

const TOKEN = "a-token-for-the-metrics";
const OPERATOR = { address: "10.0.0.1", headers: { authorization: `Bearer ${TOKEN}` } };

async function findAll(site: TestApp): Promise<Record<string, Finding>> {
  return (await site.call("GET", "/healthz/dependencies", OPERATOR)).body.dependencies;
}

describe("the dependencies response", () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    clamd = await startClamd();
    mail = await startMailServer();
  });
  afterAll(async () => {
    await clamd.close();
    await mail.close();
  });

  test("names what works, what fails with its reason, and what is not configured", async () => {
    const site = await buildTestApp({ METRICS_TOKEN: TOKEN, SMTP_URL: mail.url, CLAMD_URL: clamd.url });
    const { status, body } = await site.call("GET", "/healthz/dependencies", OPERATOR);
    expect(status).toBe(200);
    const { payments, ...others } = body.dependencies;
    const statuses = Object.entries<Finding>(others).map(([name, finding]) => [name, finding.status]);
    expect(Object.fromEntries(statuses)).toEqual({
      database: "ok",
      disk: "ok",
      files: "ok",
      outbox: "ok",
      smtp: "ok",
      sms: "off",
      scanner: "ok",
      time: "ok",
      backup: "off",
    });
    // The test's payment provider does not respond.
    expect(payments).toMatchObject({ status: "failing", note: expect.any(String) });
    expect(body.status).toBe("degraded");
    await site.close();
  });

  test("is for operators: to others it does not exist", async () => {
    const site = await buildTestApp({ METRICS_TOKEN: TOKEN });
    for (const authorization of ["", "Bearer another-token-of-length"]) {
      const answer = await site.call("GET", "/healthz/dependencies", {
        address: "10.0.0.1",
        headers: { authorization },
      });
      expect(answer.status).toBe(404);
    }
    await site.close();
  });

  test("names a scanner and a mail server that stopped, also in the metrics", async () => {
    const site = await buildTestApp({ METRICS_TOKEN: TOKEN, SMTP_URL: mail.url, CLAMD_URL: clamd.url });
    clamd.fail("silent");
    await mail.close();
    const { smtp, scanner } = await findAll(site);
    expect([smtp?.status, scanner?.status]).toEqual(["failing", "failing"]);
    const metrics = (await site.call("GET", "/metrics", OPERATOR)).text;
    expect(metrics).toContain('dependency_up{dependency="scanner"} 0');
    expect(metrics).toContain('dependency_up{dependency="database"} 1');
    expect(metrics).not.toContain('dependency="sms"');
    await site.close();
  });
});

describe("readiness", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp({ METRICS_TOKEN: TOKEN, SMTP_URL: "smtp://127.0.0.1:9" });
  });
  afterAll(() => site.close());

  test("names an outbox that is not being emptied, while requests are still answered", async () => {
    expect((await site.call("GET", "/readyz")).body).toMatchObject({ status: "ok" });
    await site.db.execute(sql`
      INSERT INTO messages (id, channel, recipient, language, content, status, created_at)
      VALUES (gen_random_uuid(), 'email', 'reader@example.ca', 'en', '\\x00', 'queued', ${site.clock.now().toISOString()})`);
    site.clock.advance(16 * MINUTE_MS);
    expect(await site.call("GET", "/readyz")).toMatchObject({
      status: 200,
      body: { status: "degraded", degraded: ["outbox"] },
    });
    const metrics = (await site.call("GET", "/metrics", OPERATOR)).text;
    expect(metrics).toMatch(/outbox_messages\{channel="email",state="waiting"\} [1-9]/u);
    expect(metrics).toMatch(/outbox_oldest_timestamp_seconds\{channel="email"\} \d/u);
    await site.db.execute(sql`DELETE FROM messages`);
    expect((await site.call("GET", "/readyz")).body).toMatchObject({ status: "ok" });
  });

  test("ends with the database, while the process is alive and reports what it can", async () => {
    const own = await buildTestApp({ METRICS_TOKEN: TOKEN });
    await own.db.$client.end();
    expect((await own.call("GET", "/readyz")).status).toBe(503);
    expect((await own.call("GET", "/healthz")).status).toBe(200);
    expect((await findAll(own)).database?.status).toBe("failing");
    const metrics = (await own.call("GET", "/metrics", OPERATOR)).text;
    expect(metrics).toContain('dependency_up{dependency="database"} 0');
    expect(metrics).toMatch(/^disk_free_bytes [1-9]/mu);
    expect(metrics).not.toMatch(/^outbox_messages\{/mu);
    await own.app.close();
  });
});

test("the metrics say when the last backup completed, and how many lost files it lacks", async () => {
  const site = await buildTestApp({ METRICS_TOKEN: TOKEN });
  const read = async () => (await site.call("GET", "/metrics", OPERATOR)).text;
  expect(await read()).toContain("backup_last_timestamp_seconds 0");
  const owner = await connectClient({ connectionString: site.superuserUrl });
  await noteBackup(owner, { at: new Date("2026-11-20T03:00:00Z"), lostFiles: 0 });
  await noteBackup(owner, { at: new Date("2026-11-19T03:00:00Z"), lostFiles: 2 });
  expect(await read()).toContain(`backup_last_timestamp_seconds ${Date.parse("2026-11-20T03:00:00Z") / 1_000}`);
  expect(await read()).toContain("backup_lost_files 0");
  await noteBackup(owner, { at: new Date("2026-11-21T03:00:00Z"), lostFiles: 2 });
  expect(await read()).toContain("backup_lost_files 2");
  await noteBackup(owner, { at: new Date("2026-11-22T03:00:00Z"), lostFiles: 0 });
  expect(await read()).toContain("backup_lost_files 0");
  await owner.end();
  await site.close();
});
