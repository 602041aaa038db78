import { expect, test } from "vitest";
import { joinAgentPro } from "../../testing/memberships.ts";
import { buildTestApp, PASSWORD } from "../../testing/test-app.ts";
import { findMembership } from "./memberships.queries.ts";

test("a subscription ends although the provider did not answer while its account was deleted", async () => {
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
