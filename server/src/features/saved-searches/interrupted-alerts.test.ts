import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKeptJobs } from "../../testing/kept-jobs.ts";
import { ALERTING, openAlerts } from "../../testing/saved-searches.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const BUYERS = 12;
const LISTINGS = 20;

let alerts: Awaited<ReturnType<typeof openAlerts>>;
const workers: { site: TestApp; run: () => Promise<void> }[] = [];
beforeAll(async () => {
  alerts = await openAlerts();
  for (let count = 0; count < 3; count += 1) {
    const kept = createKeptJobs();
    const site = await buildTestApp(ALERTING, { jobs: kept.jobs, beside: alerts.site });
    workers.push({ site, run: () => kept.runSchedule("saved-searches.alert") });
  }
});
afterAll(async () => {
  for (const { site } of workers) await site.close();
  await alerts.site.close();
});

/** Ends the connections that work on alerts now, as when their process is killed. */
async function killSome(): Promise<number> {
  const { rows } = await alerts.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
       AND query ~ 'alert|saved_search|listing_changes' LIMIT 2`,
  );
  return rows.length;
}

test("three workers, some of which die at it, tell every account of every listing once", async () => {
  const buyers = [];
  for (let count = 0; count < BUYERS; count += 1) {
    const buyer = await alerts.addBuyer();
    for (const [name, filter] of Object.entries({
      Offices: { type: "Office" },
      All: {},
      Cheap: { upperPrice: 9_000_000 },
    }))
      await alerts.save(buyer, filter, { name, cadence: "daily" });
    buyers.push(buyer);
  }
  for (let count = 0; count < LISTINGS; count += 1) {
    await alerts.publish(await alerts.draft({ type: "Office", subtype: "General Office", title: `Tower ${count}` }));
  }
  let isDone = false;
  let killed = 0;
  const killing = (async () => {
    while (!isDone) killed += await killSome().catch(() => 0);
  })();
  await Promise.allSettled(workers.map(({ run }) => run()));
  isDone = true;
  await killing;
  // A connection that was ended while idle fails the first run that gets it, which the queue repeats.
  await Promise.allSettled(workers.map(({ run }) => run()));
  // What was left is done by the next run; retries of all three change nothing.
  for (const hours of [0, 24, 24]) {
    alerts.site.clock.advance(hours * 60 * MINUTE_MS);
    await Promise.all(workers.map(({ run }) => run()));
  }
  expect(killed).toBeGreaterThan(0);
  const count = async (table: string) => (await alerts.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n;
  expect(await count("saved_search_matches")).toBe(BUYERS * 3 * LISTINGS);
  expect(await count("alerts WHERE mailed_at IS NOT NULL")).toBe(BUYERS * LISTINGS);
  expect(await count("listing_changes")).toBe(0);
  for (const buyer of buyers) {
    const [mail, ...others] = await alerts.listMails(buyer);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("20 new listings for your saved searches");
  }
  expect(await count("notifications")).toBe(BUYERS);
});
