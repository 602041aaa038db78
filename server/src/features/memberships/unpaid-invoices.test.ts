import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  askToJoin,
  buildMembershipDeps,
  getMembership,
  joinAgentPro,
  payCheckout,
  renewNow,
} from "../../testing/memberships.ts";
import { buildEvent } from "../../testing/payment-events.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { prepareMembershipEvent } from "./membership-events.usecases.ts";
import { findMembership } from "./memberships.queries.ts";
import { retrieveSubscription } from "./subscription-lookup.usecases.ts";

/** Cards that pay the first year: at each renewal, one is declined and the other requires the bank's confirmation. */
const RENEWS_NEVER = "4000000000000341";
const ASKS_ALWAYS = "4000002760003184";

const alarms: string[] = [];

let site: TestApp;
// An app for each test: they move the clock by a year.
beforeEach(async () => {
  alarms.length = 0;
  const log = pino({ level: "error" }, { write: (line: string) => alarms.push(line) });
  site = await buildTestApp({}, { takesPayments: true, log });
});
afterEach(() => site.close());

function toAddress(url: string): string {
  const { host, port } = site.sandbox;
  return url.replace(`${site.config.publicUrl}/sandbox`, `http://${host}:${port}`);
}

/** Completes the bank's challenge and returns the page that follows. */
async function answerBank(challengeUrl: string, result: "complete" | "fail" = "complete"): Promise<string> {
  const { origin, pathname, searchParams } = new URL(toAddress(challengeUrl));
  const secret = searchParams.get("client_secret") ?? "";
  const body = new URLSearchParams({ client_secret: secret, result });
  const response = await fetch(`${origin}${pathname}`, { method: "POST", redirect: "manual", body });
  await site.sandbox.faults.settled();
  return response.headers.get("location") ?? "";
}

async function payInvoice(url: string, number: string, language = "en"): Promise<Response> {
  const response = await fetch(toAddress(url), {
    method: "POST",
    redirect: "manual",
    headers: { "accept-language": language },
    body: new URLSearchParams({ number, expiry: "12 / 34", cvc: "123" }),
  });
  await site.sandbox.faults.settled();
  return response;
}

/** Adds a member whose renewal was not paid. */
async function failToRenew(number: string): Promise<{ uid: string; email: string; token: string }> {
  const member = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  const next = await payCheckout(site, (await askToJoin(site, member.token)).body.checkoutUrl, number);
  if (next.includes("/authenticate/")) await answerBank(next);
  site.clock.advance(365 * DAY_MS + HOUR_MS);
  await renewNow(site, String((await findMembership(site.db, member.uid))?.subscriptionId));
  return { ...member, token: await site.signIn(member.email) };
}

async function readMails(email: string): Promise<{ subject: string }[]> {
  return (await site.call("GET", `/dev/outbox.json?to=${email}`)).body.messages;
}

const CONFIRM = "Please confirm your Agent Pro renewal";
const FAILED = "Your membership could not be renewed";

describe("a renewal that requires the bank's confirmation", () => {
  test("is mailed once with the page where it is confirmed, and shown with it", async () => {
    const { email, token } = await failToRenew(ASKS_ALWAYS);
    const { unpaidInvoice, ...membership } = await getMembership(site, token);
    expect(membership).toMatchObject({ isSubscribed: false, hasFailedRenewal: true });
    expect(unpaidInvoice).toMatchObject({ bankAsks: true });
    expect(unpaidInvoice.url).toMatch(/\/sandbox\/invoice\/in_\w+$/u);
    const mails = await readMails(email);
    expect(mails.filter(({ subject }) => subject === CONFIRM)).toHaveLength(1);
    expect(mails.filter(({ subject }) => subject === FAILED)).toEqual([]);
    expect(JSON.stringify(mails)).toContain(unpaidInvoice.url);
  });

  test("is paid there after the bank's challenge, and the membership continues", async () => {
    const { token } = await failToRenew(ASKS_ALWAYS);
    const { url } = (await getMembership(site, token)).unpaidInvoice;
    const refused = await answerBank((await payInvoice(url, ASKS_ALWAYS)).headers.get("location") ?? "", "fail");
    expect(await (await fetch(toAddress(refused))).text()).toContain("We are unable to authenticate");
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: false });
    const back = await answerBank((await payInvoice(url, ASKS_ALWAYS)).headers.get("location") ?? "");
    expect(await (await fetch(toAddress(back))).text()).toContain("Paid");
    expect(await getMembership(site, token)).toMatchObject({
      isSubscribed: true,
      hasFailedRenewal: false,
      unpaidInvoice: null,
    });
    const { orders } = (await site.call("GET", "/v1/orders", { token })).body;
    expect(orders.map(({ status }: { status: string }) => status)).toEqual(["paid", "paid"]);
  });
});

describe("a renewal that was declined", () => {
  test("is mailed with its invoice's page, where another card pays it, in French too", async () => {
    const { email, token } = await failToRenew(RENEWS_NEVER);
    const { bankAsks, url } = (await getMembership(site, token)).unpaidInvoice;
    expect(bankAsks).toBe(false);
    const mails = await readMails(email);
    expect(mails.filter(({ subject }) => subject === FAILED)).toHaveLength(1);
    expect(JSON.stringify(mails)).toContain(url);
    const declined = await payInvoice(url, "4000000000000002", "fr");
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain("Votre carte a été refusée.");
    expect(await (await payInvoice(url, "4242424242424242", "fr")).text()).toContain("Payée");
    expect(await getMembership(site, token)).toMatchObject({ isSubscribed: true, unpaidInvoice: null });
    const again = await (await payInvoice(url, "4242424242424242")).text();
    expect(again).not.toContain("<form");
  });

  test.each(["https://invoice.stripe.com.evil.example/i/1", "javascript:alert(1)", "http://invoice.stripe.com/i/1"])(
    "never leads to a foreign page: %s",
    async (hosted) => {
      const { uid } = await joinAgentPro(site);
      const id = String((await findMembership(site.db, uid))?.subscriptionId);
      const subscription = await retrieveSubscription(site, id);
      const invoice = {
        ...(subscription?.latest_invoice as object),
        id: "in_next",
        status: "open",
        billing_reason: "subscription_cycle",
        hosted_invoice_url: hosted,
      };
      const alarms: string[] = [];
      const told: string[] = [];
      const deps = buildMembershipDeps(site, {
        log: pino({ level: "error" }, { write: (line: string) => alarms.push(line) }),
        tell: async (_tx, _to, { mail }) => void told.push(JSON.stringify(mail?.toContent("", String))),
        payments: {
          ...site.payments,
          ask: async (question) => ({ ...(await site.payments.ask(question)), latest_invoice: invoice }),
        },
      });
      const event = JSON.parse(buildEvent("invoice.payment_action_required", invoice));
      const effect = await prepareMembershipEvent(deps, event);
      await site.db.transaction(async (tx) => effect?.(tx));
      expect(await findMembership(site.db, uid)).toMatchObject({ failedInvoiceId: "in_next", failedInvoiceUrl: null });
      expect(told).toHaveLength(1);
      expect(told[0]).not.toContain(hosted);
      expect(alarms.join()).toContain('"alarm":"payment"');
    },
  );
});

describe("the unpaid invoice of a subscription that has ended", () => {
  type Member = Awaited<ReturnType<typeof failToRenew>>;
  const leave = ({ token }: Member) =>
    site.call("POST", "/v1/auth/delete-account", { token, body: { password: PASSWORD } });
  const rejoin = async ({ token }: Member) => payCheckout(site, (await askToJoin(site, token)).body.checkoutUrl);
  const refund = async ({ uid }: Member) => {
    const { rows } = await site.db.$client.query("SELECT intent_id FROM orders WHERE account_id = $1", [uid]);
    await site.payments.ask((stripe) => stripe.refunds.create({ payment_intent: rows[0].intent_id }));
    await site.sandbox.faults.settled();
  };
  const endAtProvider = async ({ uid }: Member) => {
    const id = String((await findMembership(site.db, uid))?.subscriptionId);
    await site.payments.ask((stripe) => stripe.subscriptions.cancel(id));
    await site.sandbox.faults.settled();
  };
  const waitForLastAttempt = async () => {
    for (let attempts = 1; attempts < 4; attempts += 1) {
      site.clock.advance(8 * DAY_MS);
      await site.sandbox.faults.passTime();
    }
    await site.sandbox.faults.settled();
  };
  /** The account is gone before its subscription ends, so only the event tells of that. */
  const leaveAndEndAtProvider = async ({ uid }: Member) => {
    const id = String((await findMembership(site.db, uid))?.subscriptionId);
    await site.db.$client.query("DELETE FROM accounts WHERE id = $1", [uid]);
    await site.payments.ask((stripe) => stripe.subscriptions.cancel(id));
    await site.sandbox.faults.settled();
  };

  async function listPaid(): Promise<string[]> {
    const { data } = await site.payments.ask((stripe) => stripe.charges.list({ limit: 100 }));
    return data.filter(({ paid }) => paid).map(({ id }) => id);
  }

  test.each([
    ["the member joins again", rejoin],
    ["the year before is refunded", refund],
    ["the provider's last attempt fails", waitForLastAttempt],
    ["it is ended at the provider", endAtProvider],
    ["the account is deleted", leave],
    ["it ends later than its account", leaveAndEndAtProvider],
  ])("can no longer be paid once %s", async (_, end) => {
    const member = await failToRenew(RENEWS_NEVER);
    const { url } = (await getMembership(site, member.token)).unpaidInvoice;
    await end(member);
    const before = await listPaid();
    expect(await (await payInvoice(url, "4242424242424242")).text()).toContain("Canceled");
    expect(await listPaid()).toEqual(before);
    expect(alarms).toEqual([]);
  });

  test.each([
    ["the year before was refunded", refund],
    ["the member has joined again", rejoin],
    ["the account was deleted", leave],
  ])("raises an alarm if it was paid all the same after %s", async (_, end) => {
    const member = await failToRenew(RENEWS_NEVER);
    const { url } = (await getMembership(site, member.token)).unpaidInvoice;
    site.sandbox.faults.inject({ path: /\/void$/u, kind: "400-kept", times: 10 });
    await end(member);
    expect(alarms).toEqual([]);
    site.sandbox.faults.clear();
    const invoice = url.split("/").at(-1);
    expect(await (await payInvoice(url, "4242424242424242")).text()).toContain("Paid");
    expect(alarms.join()).toContain("no order for a paid invoice, whose subscription has ended");
    expect(alarms.join()).toContain(invoice);
    const { rows } = await site.db.$client.query("SELECT 1 FROM orders WHERE invoice_id = $1", [invoice]);
    expect(rows).toEqual([]);
  });

  test("of something else that the provider's account sells is left alone", async () => {
    const { uid, token } = await failToRenew(RENEWS_NEVER);
    const { url } = (await getMembership(site, token)).unpaidInvoice;
    const id = String((await findMembership(site.db, uid))?.subscriptionId);
    await site.payments.ask((stripe) => stripe.subscriptions.update(id, { metadata: { accountId: "" } }));
    await site.sandbox.faults.settled();
    alarms.length = 0;
    await site.payments.ask((stripe) => stripe.subscriptions.cancel(id));
    await site.sandbox.faults.settled();
    expect(await (await payInvoice(url, "4242424242424242")).text()).toContain("Paid");
    expect(alarms).toEqual([]);
  });

  test("is mailed without its page if we hear of the failed renewal only afterward", async () => {
    const { uid, email } = await joinAgentPro(site, RENEWS_NEVER);
    const id = String((await findMembership(site.db, uid))?.subscriptionId);
    site.clock.advance(365 * DAY_MS + HOUR_MS);
    await site.sandbox.faults.endPeriod(id);
    await site.sandbox.faults.settled();
    site.sandbox.faults.holdEvents();
    await site.sandbox.faults.endPeriod(id);
    await site.payments.ask((stripe) => stripe.subscriptions.cancel(id));
    await site.sandbox.faults.releaseEvents();
    const failed = (await readMails(email)).filter(({ subject }) => subject === FAILED);
    expect(failed).toHaveLength(1);
    expect(JSON.stringify(failed)).not.toContain("/invoice/");
  });
});
