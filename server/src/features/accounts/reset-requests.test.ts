import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, toComparable } from "../../testing/account-journeys.ts";
import { createKeptJobs } from "../../testing/kept-jobs.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { RESET_QUEUE } from "./resets.usecases.ts";

describe("requesting a reset link", () => {
  const { jobs, run } = createKeptJobs();
  const statements: string[] = [];
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp(
      { BOT_CHECK: "off" },
      {
        jobs,
        watchDatabase: ({ $client }) =>
          $client.on("connect", (client) => {
            const query = client.query.bind(client) as (...given: unknown[]) => unknown;
            const noted = (...given: unknown[]) => {
              const [asked] = given as [string | { text: string }];
              statements.push(typeof asked === "string" ? asked : asked.text);
              return query(...given);
            };
            Object.assign(client, { query: noted });
          }),
      },
    );
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const listDone = async (email: string) => {
    statements.length = 0;
    const answer = await people.post("/v1/auth/forgot-password", { email });
    return { answer: toComparable(answer), done: [...statements] };
  };

  test("does the same work for an address with an account, a disabled one, and one without", async () => {
    const known = await listDone((await site.addAccount()).email);
    expect(known.done.length).toBeGreaterThan(1);
    expect(known.done.join("\n")).not.toMatch(/accounts|messages/u);
    const disabled = await site.addAccount({ disabledAt: site.clock.now() });
    expect(await listDone(disabled.email)).toEqual(known);
    expect(await listDone("nobody@example.ca")).toEqual(known);
    expect(await run(RESET_QUEUE)).toBe(3);
  });

  test("mails the link from a job, and records the requester's address", async () => {
    const { email, uid } = await site.addAccount();
    const address = "203.0.113.77";
    expect((await people.post("/v1/auth/forgot-password", { email }, { address })).status).toBe(202);
    expect(await people.readMessages(email)).toEqual([]);
    expect(await run(RESET_QUEUE)).toBe(1);
    expect((await people.resetPassword(await people.readResetCode(email), "a-new-pass-7")).status).toBe(200);
    const { rows } = await site.db.$client.query(
      "SELECT address FROM audit_entries WHERE action = 'accounts.reset_asked' AND subject_id = $1",
      [uid],
    );
    expect(rows).toEqual([{ address }]);
  });
});
