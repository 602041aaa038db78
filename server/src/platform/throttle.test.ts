import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../testing/test-app.ts";
import { createThrottle, deleteOverThrottles } from "./throttle.ts";

describe("rate limit counts", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const countRows = async () => (await site.db.$client.query("SELECT key FROM throttles")).rowCount;

  test("are deleted once they expire, breaches a day later", async () => {
    const throttle = createThrottle(site.db, { name: "purge-test", points: 1, seconds: 60, grows: true });
    await throttle.take("10.0.0.1");
    await throttle.take("10.0.0.1");
    const now = Date.now();
    await deleteOverThrottles(site.db, new Date(now));
    expect(await countRows()).toBe(2);
    await deleteOverThrottles(site.db, new Date(now + 120_000));
    expect(await countRows()).toBe(1);
    await deleteOverThrottles(site.db, new Date(now + 25 * 60 * 60_000));
    expect(await countRows()).toBe(0);
  });
});
