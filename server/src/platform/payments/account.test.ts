import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NO_PROVIDER } from "../../testing/no-provider.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { verifyAccount } from "./account.ts";
import { createPayments } from "./payments.ts";
import { toSettings } from "./sandbox.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterAll(() => site.close());

/** What a server logs at startup, by level. */
async function start(payments: Parameters<typeof verifyAccount>[0]) {
  const lines: { level: number; alarm?: string; account?: string }[] = [];
  await verifyAccount(payments, pino({}, { write: (line: string) => lines.push(JSON.parse(line)) }));
  return lines;
}

describe("the account at the payment provider, at server startup,", () => {
  test("is named in the log, with its mode", async () => {
    const lines = await start(createPayments(toSettings(site.sandbox)));
    expect(lines).toMatchObject([{ level: 30, account: "acct_sandbox/test" }]);
  });

  test("has to be known: a wrong key is reported", async () => {
    const payments = createPayments({ ...toSettings(site.sandbox), secretKey: "sk_test_wrong" });
    await expect(start(payments)).rejects.toThrow(/^STRIPE_SECRET_KEY: /u);
  });

  test("raises an alarm if it cannot take charges", async () => {
    const lines = await start({ getAccount: async () => ({ name: "acct_1/live", takesCharges: false }) });
    expect(lines).toMatchObject([{ level: 50, alarm: "payment", account: "acct_1/live" }]);
  });

  test("may be unknown while the provider does not respond", async () => {
    expect(await start(createPayments(NO_PROVIDER))).toMatchObject([{ level: 40 }]);
  });
});
