import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import * as searchCalls from "@vestpocket/domain/searches/searches.contract";
import type { Contract } from "@vestpocket/domain/shared/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCounter } from "../../testing/metrics.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const ACCOUNTS = 4;
/** Per account: four run or queue with everyone's, twelve queue behind them, four are rejected. */
const SEARCHES = 20;
const REFUSED_OF_EACH = 4;
const SHED = 'http_requests_shed_total{route="/v1/property/search"}';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

test("under a flood of slow searches, listings and log-ins still respond, and the excess is rejected at once", async () => {
  const shedBefore = await readCounter(site, SHED);
  const people = await Promise.all(Array.from({ length: ACCOUNTS }, () => site.signInAs()));
  const [first] = people;
  const [listing] = await site.addListings([{ ownerId: first?.uid ?? "" }]);
  const statuses: number[] = [];
  const search = async (token: string) => {
    const answer = await site.call("POST", "/v1/property/search", { body: {}, token });
    statuses.push(answer.status);
    if (answer.status === 503) expect(answer.headers["retry-after"]).toBe("5");
  };

  let flood: Promise<void>[] = [];
  await site.db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE search_counts IN ACCESS EXCLUSIVE MODE`);
    flood = people.flatMap(({ token }) => Array.from({ length: SEARCHES }, () => search(token)));
    await expect.poll(() => statuses.length).toBe(ACCOUNTS * REFUSED_OF_EACH);
    expect(new Set(statuses)).toEqual(new Set([503]));

    const read = await site.call("GET", `/v1/property/getProperty/${listing}`, { token: first?.token ?? "" });
    expect(read.status).toBe(200);
    const signIn = await site.call("POST", "/v1/auth/sign-in", {
      body: { email: first?.email ?? "", password: PASSWORD, tokenTransport: "body" },
    });
    expect(signIn.status).toBe(200);
  });
  await Promise.all(flood);
  expect(statuses.filter((status) => status === 200)).toHaveLength(ACCOUNTS * (SEARCHES - REFUSED_OF_EACH));
  expect((await readCounter(site, SHED)) - shedBefore).toBe(ACCOUNTS * REFUSED_OF_EACH);
});

test("at most two keyword searches run at once, and however many are queued, other heavy calls get their turn", async () => {
  const people = await Promise.all(Array.from({ length: ACCOUNTS }, () => site.signInAs()));
  let flood: Promise<unknown>[] = [];
  await site.db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE listings IN ACCESS EXCLUSIVE MODE`);
    const countBlocked = async () => {
      const { rows } = await tx.execute<{ blocked: number }>(
        sql`SELECT count(*)::integer AS blocked FROM pg_locks WHERE NOT granted AND relation = 'listings'::regclass`,
      );
      return rows[0]?.blocked;
    };
    const body = { keywords: ["harbour"] };
    flood = people.flatMap(({ token }) =>
      ["search", "map", "facets"].flatMap((call) =>
        Array.from({ length: 4 }, () => site.call("POST", `/v1/property/${call}`, { body, token })),
      ),
    );
    await expect.poll(countBlocked).toBe(2);
    for (const { token } of people) {
      const directory = await site.call("GET", "/v1/users/agents", { token });
      expect(directory.status).toBe(200);
    }
    expect(await countBlocked()).toBeLessThanOrEqual(2);
  });
  await Promise.all(flood);
});

test("searches whose clients hang up leave the queue at once, and others take their place", async () => {
  const { port } = new URL(await site.app.listen({ host: "127.0.0.1", port: 0 }));
  const [many, one] = [await site.signInAs(), await site.signInAs()];
  const search = (token: string, signal?: AbortSignal) =>
    new Promise<number>((resolve, reject) => {
      const headers = { host: new URL(site.config.publicUrl).host, authorization: `Bearer ${token}` };
      const asked = { host: "127.0.0.1", port, method: "POST", path: "/v1/property/search", agent: false };
      const sent = request({ ...asked, headers: { ...headers, "content-type": "application/json" }, signal });
      sent.on("response", (answer) => resolve(answer.resume().statusCode ?? 0)).on("error", reject);
      sent.end("{}");
    });
  const gone = new AbortController();
  let answers: Promise<number>[] = [];
  await site.db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE search_counts IN ACCESS EXCLUSIVE MODE`);
    const countBlocked = async () => {
      const { rows } = await tx.execute<{ blocked: number }>(
        sql`SELECT count(*)::integer AS blocked FROM pg_locks WHERE NOT granted AND relation = 'search_counts'::regclass`,
      );
      return rows[0]?.blocked;
    };
    const running = Array.from({ length: 4 }, () => search(many.token));
    await expect.poll(countBlocked).toBe(4);
    // One more than may queue: its rejection shows that all others are queued.
    const leaving = Array.from({ length: 13 }, () => search(many.token, gone.signal).catch(() => undefined));
    expect(await Promise.race(leaving)).toBe(503);
    gone.abort();
    await Promise.all(leaving);
    // The server notices a hang-up a moment after the client.
    const taken: Promise<number>[] = [];
    await expect
      .poll(async () => {
        const next = search(many.token);
        const isRefused = await Promise.race([next.then((status) => status === 503), wait(100, false)]);
        if (!isRefused) taken.push(next);
        return isRefused;
      })
      .toBe(false);
    answers = [...running, ...taken, search(one.token)];
    await expect.poll(countBlocked).toBe(5);
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
});

test("every search for members is a heavy call", () => {
  const searches = Object.values<Contract>(searchCalls).filter(({ access }) => access === "members");
  expect(searches.length).toBeGreaterThan(3);
  expect(searches.filter(({ isHeavy }) => !isHeavy).map(({ path }) => path)).toEqual([]);
});
