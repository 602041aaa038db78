import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createKeptJobs } from "../../testing/kept-jobs.ts";
import { askToJoin, getMembership, joinAgentPro, payCheckout, renewNow } from "../../testing/memberships.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findMembership } from "./memberships.queries.ts";

const YEAR_MS = 365 * DAY_MS;
/** A card that pays now and is declined at each renewal. */
const RENEWS_NEVER = "4000000000000341";

let site: TestApp;
let jobs: ReturnType<typeof createKeptJobs>;
// An app for each test: they move the clock by a year.
beforeEach(async () => {
  jobs = createKeptJobs();
  site = await buildTestApp({}, { takesPayments: true, jobs: jobs.jobs });
});
afterEach(() => site.close());

async function askAsAdministrator(path: string, body: object = {}): Promise<void> {
  const { token } = await site.signInAsAdministrator();
  expect((await site.call("POST", `/v1/admin/users/${path}`, { token, body })).status).toBe(200);
}
const disable = (uid: string) => askAsAdministrator(`${uid}/disable`, { reason: "Listings that are not theirs" });
const enable = (uid: string) => askAsAdministrator(`${uid}/enable`);
const runJobs = () => jobs.run("memberships.disabled");

const subscriptionOf = async (uid: string) => String((await findMembership(site.db, uid))?.subscriptionId);
const getSubscription = (id: string) =>
  site.payments.ask((stripe) => stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] }));

describe("the membership of an account that is disabled", () => {
  test("runs to its end and is not charged again", async () => {
    const { uid } = await joinAgentPro(site);
    const id = await subscriptionOf(uid);
    await disable(uid);
    expect(await runJobs()).toBe(1);
    expect(await getSubscription(id)).toMatchObject({ status: "active", cancel_at_period_end: true });
    expect(await findMembership(site.db, uid)).toMatchObject({ subscriptionId: id, endsAtPeriodEnd: true });
    const { rows } = await site.db.$client.query(
      "SELECT actor_id FROM audit_entries WHERE action = 'memberships.cancel' AND subject_id = $1",
      [uid],
    );
    expect(rows).toEqual([{ actor_id: null }]);
    site.clock.advance(YEAR_MS + DAY_MS);
    await site.sandbox.faults.passTime();
    expect((await site.payments.ask((stripe) => stripe.invoices.list({ subscription: id }))).data).toHaveLength(1);
    expect((await getSubscription(id)).status).toBe("canceled");
  });

  test("still ends once the account is enabled again, until the member resumes it", async () => {
    const { uid, email } = await joinAgentPro(site);
    await disable(uid);
    await runJobs();
    await enable(uid);
    const token = await site.signIn(email);
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: true, endsAtPeriodEnd: true });
    await site.call("POST", "/v1/checkout-session/resume-subscription", { token, body: {} });
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: true, endsAtPeriodEnd: false });
    expect((await getSubscription(await subscriptionOf(uid))).cancel_at_period_end).toBe(false);
  });

  test("is left alone if the account is enabled again before the provider could be asked", async () => {
    const { uid } = await joinAgentPro(site);
    await disable(uid);
    await enable(uid);
    expect(await runJobs()).toBe(1);
    expect((await getSubscription(await subscriptionOf(uid))).cancel_at_period_end).toBe(false);
  });

  test("ends at once if a renewal is waiting for its payment, which is never collected", async () => {
    const { uid } = await joinAgentPro(site, RENEWS_NEVER);
    const id = await subscriptionOf(uid);
    site.clock.advance(YEAR_MS + HOUR_MS);
    await renewNow(site, id);
    await disable(uid);
    await runJobs();
    expect(await getSubscription(id)).toMatchObject({ status: "canceled", latest_invoice: { status: "void" } });
    expect((await findMembership(site.db, uid))?.subscriptionId).toBeNull();
  });

  test("cannot begin with a checkout that was open", async () => {
    const { uid, token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const { checkoutUrl } = (await askToJoin(site, token)).body;
    await disable(uid);
    await runJobs();
    expect(await payCheckout(site, checkoutUrl)).toBe("410");
    const { rows } = await site.db.$client.query("SELECT status FROM orders WHERE account_id = $1", [uid]);
    expect(rows).toEqual([{ status: "cancelled" }]);
  });

  test("ends for each of several accounts that are disabled together", async () => {
    const members = [await joinAgentPro(site), await joinAgentPro(site)];
    await askAsAdministrator("disable", { ids: members.map(({ uid }) => uid), reason: "The same person" });
    expect(await runJobs()).toBe(2);
    for (const { uid } of members) {
      expect((await getSubscription(await subscriptionOf(uid))).cancel_at_period_end).toBe(true);
    }
  });
});
