import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NO_PROVIDER } from "../../testing/no-provider.ts";
import { buildRestrictedPayments } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { isElsewhere, verifyAccount } from "./account.ts";
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

  test("is not named if the key may not read it", async () => {
    const lines = await start(await buildRestrictedPayments(site, "pk_test_one"));
    expect(lines).toMatchObject([{ level: 30 }]);
    expect(lines[0]).not.toHaveProperty("account");
  });

  test("may be unknown while the provider does not respond", async () => {
    expect(await start(createPayments(NO_PROVIDER))).toMatchObject([{ level: 40 }]);
  });
});

test.each([
  ["the same", "acct_1/live", "acct_1/live", false],
  ["another account", "acct_1/live", "acct_2/live", true],
  ["another mode", "acct_1/live", "acct_1/test", true],
  ["unknown to our key", null, "acct_1/live", false],
  ["not stored", "acct_1/live", null, false],
  ["stored as a publishable key", "acct_1/live", "pk_live_1/live", false],
])(
  "an id whose account is %s counts as another account's only if both are known to differ",
  (_what, name, stored, is) => {
    expect(isElsewhere({ name, takesCharges: true }, stored)).toBe(is);
  },
);
