import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAlerts } from "../../testing/saved-searches.ts";

const BUYERS = 40;
const LISTINGS = 5;
const KILLS = 3;

let alerts: Awaited<ReturnType<typeof openAlerts>>;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  alerts = await openAlerts();
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await alerts.site.close();
});

const count = async (table: string): Promise<number> =>
  (await alerts.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n;

/** A process of its own that compares and tells, until there is nothing left to do. */
function start(): ChildProcess {
  const script = fileURLToPath(new URL("../../testing/alerting-process.ts", import.meta.url));
  const { databaseUrl, superuserUrl, clock } = alerts.site;
  const child = spawn(process.execPath, [script, databaseUrl, superuserUrl, String(clock.now().getTime())], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

test("a process that is killed while it tells leaves the rest to the next one, and nobody is told twice", async () => {
  const buyers = [];
  for (let at = 0; at < BUYERS; at += 1) {
    const buyer = await alerts.addBuyer();
    await alerts.save(buyer, { type: "Office" }, { name: "Offices" });
    buyers.push(buyer);
  }
  for (let at = 0; at < LISTINGS; at += 1)
    await alerts.publish(await alerts.draft({ type: "Office", subtype: "General Office", title: `Tower ${at}` }));

  const toldBefore: number[] = [];
  for (let kills = 0; kills < KILLS; kills += 1) {
    const told = await count("notifications");
    toldBefore.push(told);
    const child = start();
    // Killed as soon as it has told a few, somewhere within what it does for the next one.
    while (child.exitCode === null && (await count("notifications")) < told + 3) await wait(1);
    child.kill("SIGKILL");
    if (child.signalCode === null && child.exitCode === null) await once(child, "exit");
    expect(child.signalCode).toBe("SIGKILL");
  }
  expect(new Set(toldBefore).size).toBe(KILLS);
  expect(await count("notifications")).toBeLessThan(BUYERS);
  await alerts.run();
  alerts.site.clock.advance(2 * HOUR_MS);
  await alerts.run();

  expect(await count("alerts WHERE mailed_at IS NOT NULL")).toBe(BUYERS * LISTINGS);
  expect(await count("alerts WHERE mailed_at IS NULL")).toBe(0);
  expect(await count("notifications")).toBe(BUYERS);
  for (const buyer of buyers)
    expect((await alerts.listMails(buyer)).map(({ subject }) => subject)).toEqual([
      `${LISTINGS} new listings: Offices`,
    ]);
});
