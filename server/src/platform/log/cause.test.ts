import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startMailServer } from "../../testing/mail-server.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { readTraceparent } from "./cause.ts";
import { createLogger } from "./log.ts";

interface Line {
  readonly msg: string;
  readonly requestId?: string;
  readonly traceId?: string;
  readonly route?: string;
}

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

describe("the log", () => {
  const lines: Line[] = [];
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let site: TestApp;
  beforeAll(async () => {
    mail = await startMailServer();
    const log = createLogger("debug", { write: (line: string) => void lines.push(JSON.parse(line)) });
    site = await buildTestApp({ SMTP_URL: mail.url, BOT_CHECK: "off" }, { log, delivers: true });
  });
  afterAll(async () => {
    await site.close();
    await mail.close();
  });

  const findAnswered = (route: string) => lines.findLast((line) => line.route === route);

  test("names a mail's request in its delivery line", async () => {
    const { email } = await site.addAccount();
    const asked = await site.call("POST", "/v1/auth/forgot-password", {
      body: { email },
      headers: { traceparent: TRACEPARENT },
    });
    expect(asked.status).toBe(202);
    await expect.poll(() => lines.find(({ msg }) => msg === "a message was delivered")).toBeDefined();
    const delivered = lines.find(({ msg }) => msg === "a message was delivered");
    const answered = findAnswered("/v1/auth/forgot-password");
    expect(answered).toMatchObject({ requestId: expect.stringMatching(/^[\da-f-]{36}$/u), traceId: TRACE });
    expect(delivered).toMatchObject({ requestId: answered?.requestId, traceId: TRACE });
  });

  test("names the request that queued a job in the job's log lines, whatever the job logs", async () => {
    const failed = await site.call("POST", "/v1/auth/sign-in", { body: {} });
    expect(failed.status).toBe(400);
    expect(findAnswered("/v1/auth/sign-in")?.requestId).toBe(failed.body.requestId);
    const { rows } = await site.db.execute<{ cause: { requestId?: string; traceparent?: string } }>(
      sql`SELECT data->'cause' AS cause FROM pgboss.job WHERE name = 'messages.email'`,
    );
    expect(rows.map(({ cause }) => cause)).toEqual([
      { requestId: findAnswered("/v1/auth/forgot-password")?.requestId, traceparent: TRACEPARENT },
    ]);
  });

  test("trusts a trace header only from this machine and proxies, and only if well-formed", async () => {
    const headers = { traceparent: TRACEPARENT };
    await site.call("GET", "/healthz", { headers, address: "203.0.113.7" });
    expect(findAnswered("/healthz")?.traceId).toBeUndefined();
    await site.call("GET", "/healthz", { headers });
    expect(findAnswered("/healthz")?.traceId).toBe(TRACE);
    for (const wrong of [
      "",
      "00-0-0-0",
      `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
      `ff${TRACEPARENT.slice(2)}`,
      7,
      undefined,
    ])
      expect(readTraceparent(wrong)).toBeUndefined();
  });
});
