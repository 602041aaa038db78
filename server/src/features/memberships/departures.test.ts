import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { askToJoin, joinAgentPro, payCheckout } from "../../testing/memberships.ts";
import { buildTestApp, PASSWORD } from "../../testing/test-app.ts";
import { findMembership } from "./memberships.queries.ts";

const ADMIN_TOOL = fileURLToPath(new URL("../../../../tools/admin.ts", import.meta.url));

test("a subscription taken out as a demo account ends when the demo is removed", async () => {
  const site = await buildTestApp({}, { takesPayments: true, delivers: true });
  try {
    // The demo's ids are UUIDs of version 5.
    const uid = "01900000-0000-5000-8000-000000000000";
    const { email } = await site.addAccount({ id: uid, phoneVerifiedAt: site.clock.now() });
    await payCheckout(site, (await askToJoin(site, await site.signIn(email))).body.checkoutUrl);
    const id = String((await findMembership(site.db, uid))?.subscriptionId);
    const readStatus = async () =>
      (await site.payments.ask((stripe) => stripe.subscriptions.retrieve(id)).catch(() => undefined))?.status;
    expect(await readStatus()).toBe("active");
    const env = { PATH: process.env.PATH, DATA_DIR: site.config.dataDir, DATABASE_URL: site.databaseUrl };
    const { stdout } = await promisify(execFile)(process.execPath, [ADMIN_TOOL, "remove-demo", "--yes"], { env });
    expect(stdout).toBe("Removed 1 demo accounts and all that belonged to them.\n");
    await expect.poll(readStatus).toBe("canceled");
  } finally {
    await site.close();
  }
});

test("a subscription ends even if the provider did not respond while its account was deleted", async () => {
  const site = await buildTestApp({}, { takesPayments: true, delivers: true });
  try {
    const { uid, token } = await joinAgentPro(site);
    const id = String((await findMembership(site.db, uid))?.subscriptionId);
    site.sandbox.faults.inject({ path: /^\/v1\/subscriptions/u, kind: "500", times: 3 });
    const body = { password: PASSWORD };
    expect((await site.call("POST", "/v1/auth/delete-account", { token, body })).status).toBe(200);
    const readStatus = async () =>
      (await site.payments.ask((stripe) => stripe.subscriptions.retrieve(id)).catch(() => undefined))?.status;
    await expect.poll(readStatus).toBe("canceled");
  } finally {
    await site.close();
  }
});
