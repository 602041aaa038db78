import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inventAddress } from "./testing/account-journeys.ts";
import { buildListingForm } from "./testing/listing-forms.ts";
import { buildTestApp, PASSWORD, type TestApp } from "./testing/test-app.ts";

const SECRET = "one-secret-for-all-processes-of-this-test";
/** Wrong passwords for one account from one address before the next is rejected. */
const WRONG_MAX = 5;

describe("several processes on one database", () => {
  let first: TestApp;
  let second: TestApp;
  const apps: TestApp[] = [];
  const open = async (environment: Record<string, string> = {}, beside?: TestApp) => {
    const app = await buildTestApp({ SECRET, ...environment }, beside && { beside });
    apps.unshift(app);
    return app;
  };
  beforeAll(async () => {
    first = await open();
    second = await open({}, first);
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  test("count attempts together, and one that starts later knows them (checks.md I5)", async () => {
    const { email } = await first.addAccount();
    const address = inventAddress();
    const tryOn = async (app: TestApp, password: string) =>
      (await app.call("POST", "/v1/auth/sign-in", { address, body: { email, password } })).status;
    for (let at = 0; at < WRONG_MAX; at += 1) {
      expect(await tryOn(at % 2 === 0 ? first : second, `wrong-${at}`)).toBe(401);
    }
    expect(await tryOn(first, "wrong")).toBe(429);
    expect(await tryOn(second, PASSWORD)).toBe(429);
    expect(await tryOn(await open({}, first), PASSWORD)).toBe(429);
  });

  test("reject at once a session that another one ended", async () => {
    const { token } = await first.signInAs();
    const read = async (app: TestApp) => (await app.call("GET", "/v1/auth/sessions", { token })).status;
    expect([await read(first), await read(second)]).toEqual([200, 200]);
    const { body: list } = await first.call("GET", "/v1/auth/sessions", { token });
    await first.call("DELETE", `/v1/auth/sessions/${list.sessions[0].id}`, { token });
    expect([await read(first), await read(second)]).toEqual([401, 401]);
  });

  test("make a call only once if a client repeats it on another process, even at the same time", async () => {
    const now = first.clock.now();
    const { token } = await first.signInAs({ phoneVerifiedAt: now, emailVerifiedAt: now });
    const { headers, body } = buildListingForm({ title: "Bakery with two ovens" });
    const keyed = { ...headers, "idempotency-key": randomUUID() };
    const post = (app: TestApp) => app.call("POST", "/v1/property/", { token, body, headers: keyed });
    const answers = [...(await Promise.all([post(first), post(second)])), await post(second)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  });

  test("a worker serves its health, and answers nothing else", async () => {
    const worker = await open({ ROLE: "worker", DATABASE_URL: first.databaseUrl }, first);
    const { email } = await first.addAccount();
    const signIn = { body: { email, password: PASSWORD } };
    expect((await worker.call("GET", "/healthz")).status).toBe(200);
    expect((await worker.call("GET", "/readyz")).status).toBe(200);
    expect((await worker.call("GET", "/metrics")).text).toContain("job_failures_total");
    expect((await worker.call("POST", "/v1/auth/sign-in", signIn)).status).toBe(404);
    expect((await worker.call("GET", "/v1/lookups/cities")).status).toBe(404);
    expect((await worker.call("GET", "/")).status).toBe(404);
  });
});
