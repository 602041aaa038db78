import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { DAY } from "@vestpocket/demo/day/day.demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../server/src/platform/clock.ts";
import { openDiskStore } from "../server/src/platform/files/disk-store.ts";
import { makeTemporaryFolder } from "../server/src/testing/temporary-folder.ts";
import { buildTestApp, type TestApp } from "../server/src/testing/test-app.ts";
import { NEEDED_IN_PUBLIC } from "../server/src/testing/test-config.ts";
import { playDay } from "./demo-story/play-day.ts";
import { withStage } from "./demo-story/stage.ts";
import { seedDemo } from "./seed.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  const files = openDiskStore(makeTemporaryFolder("demo-day"));
  const seeding = { db: site.db, ownerUrl: site.superuserUrl, files, secret: site.config.secret, listings: 200 };
  await seedDemo({ ...seeding, report: () => undefined });
}, 120_000);
afterAll(() => site.close());

const count = async (text: string) =>
  Number((await site.db.$client.query<{ count: string }>(`SELECT count(*) FROM ${text}`)).rows[0]?.count);

test("a day to practise on has tickets, reports, and orders that are disputed, inquired about and refunded", async () => {
  const before = await count("tickets");
  const config = { ...site.config, payments: undefined };
  const opening = { config, db: site.db, ownerUrl: site.superuserUrl, clock: systemClock };
  await withStage(opening, async ({ till, ...stage }) => {
    if (till === undefined) throw new Error("there is no sandbox");
    expect(await playDay({ db: site.db, till, ...stage })).toEqual({
      ...{ tickets: DAY.tickets.length, reports: DAY.reports.length, orders: DAY.orders.length },
    });
  });
  expect((await count("tickets")) - before).toBe(DAY.tickets.length);
  expect(await count("reports WHERE resolved_at IS NULL")).toBe(DAY.reports.length);
  const { rows } = await site.db.$client.query<{ status: string; count: number }>(
    "SELECT status, count(*)::int FROM orders GROUP BY status ORDER BY status",
  );
  expect(Object.fromEntries(rows.map((row) => [row.status, row.count]))).toEqual({
    disputed: 1,
    open: 1,
    paid: 4,
    refunded: 1,
  });
  expect(await count("order_disputes WHERE status = 'needs_response'")).toBe(1);
  expect(await count("order_disputes WHERE status = 'warning_needs_response'")).toBe(1);
});

test("a public server, one with Stripe's keys and one without the demo refuse it", async () => {
  const run = (env: Record<string, string>) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const tool = fileURLToPath(new URL("demo-day.ts", import.meta.url));
      const options = { env: { PATH: process.env.PATH, DATA_DIR: makeTemporaryFolder("no-day"), ...env } };
      execFile(process.execPath, [tool], options, (error, _out, said) =>
        resolve({ code: Number(error?.code ?? 0), said: said.trim() }),
      );
    });
  const known = { DATABASE_URL: site.databaseUrl };
  expect(await run({ ...NEEDED_IN_PUBLIC, ...known, PUBLIC_URL: "https://vestpocket.example" })).toEqual({
    ...{ code: 1, said: "This is a public server: nobody practises among its members." },
  });
  const keys = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };
  expect((await run({ ...known, ...keys })).said).toMatch(/^Payments go to Stripe/u);
  expect((await run({})).said).toMatch(/^There is no demo yet/u);
});
