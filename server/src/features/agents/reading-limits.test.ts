import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAgent } from "../../testing/agents.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("reading the directory", () => {
  let site: TestApp;
  let agent: string;
  beforeAll(async () => {
    site = await buildTestApp();
    ({ uid: agent } = await addAgent(site));
  });
  afterAll(() => site.close());

  const countFlags = async (uid: string): Promise<number> => {
    const { rows } = await site.db.execute(
      sql`SELECT 1 FROM audit_entries WHERE action = 'agents.scraping_suspected' AND actor_id = ${uid} AND subject_id = ${uid}`,
    );
    return rows.length;
  };
  /** The statuses of this many reads, in request order. */
  async function readProfiles(token: string, times: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let done = 0; done < times; done += 1) {
      statuses.push((await site.call("GET", `/v1/users/agents/${agent}`, { token })).status);
    }
    return statuses;
  }

  test("allows 60 profiles an hour; more are rejected until the hour is over, without an alarm", async () => {
    const { token, uid } = await site.signInAs();
    expect(await readProfiles(token, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    const refused = await site.call("GET", `/v1/users/agents/${agent}`, { token });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: "agents.too_many",
      msg: "You have viewed many agents in a short time.",
    });
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(3_000);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect(await countFlags(uid)).toBe(0);
    expect((await readProfiles((await site.signInAs()).token, 1))[0]).toBe(200);
  });

  test("throttles a reader who continues to the 300th profile for the day, and flags them once", async () => {
    const { token, uid } = await site.signInAs();
    const statuses = await readProfiles(token, 320);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(60).every((status) => status === 429)).toBe(true);
    expect(await countFlags(uid)).toBe(1);
    const refused = await site.call("GET", `/v1/users/agents/${agent}`, { token });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_600);
  });

  test("counts across all processes, even for parallel reads", async () => {
    const { token } = await site.signInAs();
    const answers = await Promise.all(
      Array.from({ length: 90 }, () => site.call("GET", `/v1/users/agents/${agent}`, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  });

  test("counts nonexistent profiles, but not the viewer's own", async () => {
    const { uid, email } = await addAgent(site);
    const token = await site.signIn(email);
    for (let done = 0; done < 60; done += 1) {
      await site.call("GET", "/v1/users/agents/01900000-0000-7000-8000-000000000000", { token });
    }
    expect((await readProfiles(token, 1))[0]).toBe(429);
    for (const id of [uid, uid.toUpperCase()]) {
      expect((await site.call("GET", `/v1/users/agents/${id}`, { token })).status).toBe(200);
    }
  });

  test("allows 300 pages of the list an hour", async () => {
    const { token } = await site.signInAs();
    const statuses: number[] = [];
    for (let done = 0; done < 301; done += 1) {
      statuses.push((await site.call("GET", "/v1/users/agents", { token })).status);
    }
    expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true);
    expect(statuses[300]).toBe(429);
  });
});
