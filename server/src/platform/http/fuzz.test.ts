import type { Contract } from "@vestpocket/domain/shared/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inventAddress } from "../../testing/account-journeys.ts";
import { listContracts } from "../../testing/contracts.ts";
import { fuzzCount, fuzzSeed } from "../../testing/fuzz.ts";
import { type HostileRequest, requestArbitrary } from "../../testing/hostile-requests.ts";
import { judge } from "../../testing/judge.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const REQUESTS = fuzzCount({ usual: 2_000, full: 20_000 });
const SEED = fuzzSeed(20_261_121);
/** Responds like the payment provider. */
const STAND_IN = "/sandbox/";
/** No request uses this much processor time. On an idle machine none uses a tenth of it. */
const STALL_MS = 20_000;
const TIME_MAX_MS = 300_000 + REQUESTS * 300;

describe(`${REQUESTS} requests to all routes, from the seed ${SEED}`, () => {
  let site: TestApp;
  let contracts: Contract[];
  const known = [PASSWORD, "Office", "Ontario", "Toronto", "For Sale", "1", "123456", "+14165550142", "ada@example.ca"];
  const people = { member: { uid: "", token: "" }, administrator: { uid: "", token: "" } };

  beforeAll(async () => {
    site = await buildTestApp({}, { takesPayments: true });
    contracts = await listContracts();
    await enter();
    const [listing = ""] = await site.addListings([{ ownerId: people.member.uid }]);
    const [draft = ""] = await site.addListings([{ ownerId: people.member.uid, status: "draft" }]);
    known.push(listing, draft, people.member.uid, people.administrator.uid, "01900000-0000-7000-8000-000000000000");
    known.push(`/property/${listing}`, "nonsense");
  });
  afterAll(() => site.close());

  /** Signs both people in; a request may have ended their sessions or deleted their accounts. */
  async function enter(): Promise<void> {
    people.member = await site.signInAs({ phoneVerifiedAt: site.clock.now(), emailVerifiedAt: site.clock.now() });
    people.administrator = await site.signInAsAdministrator();
  }

  /** The response status, and what is wrong with it. */
  async function send({ call, method, url, body, headers, by }: HostileRequest) {
    const { token } = by === "visitor" ? {} : people[by];
    const options = {
      headers: { ...headers },
      address: inventAddress(),
      ...(body && { body }),
      ...(token && { token }),
    };
    const started = performance.now();
    const answer = await site.call(method, url, options);
    const took = performance.now() - started;
    const { status } = answer;
    if (
      status === 401 &&
      by !== "visitor" &&
      (await site.call("GET", "/v1/auth/sessions", { token: token ?? "" })).status === 401
    ) {
      await enter();
    }
    const stalled = took > STALL_MS ? `answered after ${Math.round(took)} ms` : undefined;
    return { status, wrong: (url.startsWith(STAND_IN) ? undefined : judge(answer, call)) ?? stalled };
  }

  test("requests that once caused a server error are rejected", async () => {
    const { token } = people.member;
    const report = { body: { reason: "spam" }, token };
    expect((await site.call("POST", "/v1/inquiries/nonsense/report", report)).status).toBe(404);
    for (const code of ["éééééé", "１２３４５６", "\ud83d\ude00\ud83d\ude00\ud83d\ude00"]) {
      const { status } = await site.call("POST", "/v1/auth/second-factor", {
        body: { code },
        token: people.administrator.token,
      });
      expect({ code, status }).toEqual({ code, status: 400 });
    }
    for (const encoding of ["gzip", "br", "deflate", "zstd"]) {
      const headers = { "content-encoding": encoding, "content-type": "application/json" };
      for (const path of ["/sandbox/0", "/v1/property/featured", "/v1/auth/sign-in"]) {
        const { status } = await site.call("POST", path, { body: Buffer.from("{}"), headers });
        expect({ path, encoding, status }).toEqual({ path, encoding, status: 415 });
      }
    }
  });

  test("each gets a timely response that follows its contract, or an error in the standard shape that exposes no internals", {
    timeout: TIME_MAX_MS,
  }, async () => {
    const failed: string[] = [];
    const statuses = new Map<number, number>();
    for (const request of fc.sample(requestArbitrary(contracts, known), { seed: SEED, numRuns: REQUESTS })) {
      const { status, wrong } = await send(request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (wrong === undefined) continue;
      const { method, url, by, headers, body } = request;
      failed.push(
        `${wrong} ${status} ${method} ${url} by ${by} ${JSON.stringify(headers)} ${body?.toString().slice(0, 2_000)}`,
      );
    }
    expect(failed).toEqual([]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    // Otherwise the requests would not reach what they are meant to test.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
  });
});
