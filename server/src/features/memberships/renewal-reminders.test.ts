import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { afterEach, beforeEach, expect, test } from "vitest";
import { composeMail } from "../../platform/messages/compose-mail.ts";
import { createPageUrl } from "../../platform/messages/page-url.ts";
import { askToJoin, buildMembershipDeps, payCheckout, renewNow } from "../../testing/memberships.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { TAXED } from "../../testing/test-config.ts";
import { saveAgent } from "../agents/agents.queries.ts";
import { quoteYear } from "../orders/membership-orders.usecases.ts";
import { findMembership } from "./memberships.queries.ts";
import { remindOfRenewals } from "./renewal-reminders.usecases.ts";

let site: TestApp;
// An app for each test: they move the clock by a year.
beforeEach(async () => {
  site = await buildTestApp(TAXED, { takesPayments: true });
});
afterEach(() => site.close());

interface Place {
  readonly province: string;
  readonly city: string;
}

async function join(place: Place, language: "en" | "fr" = "en") {
  const account = await site.signInAs({ phoneVerifiedAt: site.clock.now(), language });
  await payCheckout(site, (await askToJoin(site, account.token, place)).body.checkoutUrl);
  const membership = await findMembership(site.db, account.uid);
  return { ...account, id: String(membership?.subscriptionId), paidThrough: Number(membership?.paidThrough) };
}

const TORONTO = { province: "Ontario", city: "Toronto" };
const WINNIPEG = { province: "Manitoba", city: "Winnipeg" };
const MONTREAL = { province: "Quebec", city: "Montreal" };

const sent: { to: string; subject: string; text: string }[] = [];
beforeEach(() => {
  sent.length = 0;
});

const runJob = () => {
  const { publicUrl, salesTax } = site.config;
  const pageUrl = createPageUrl(publicUrl);
  const deps = buildMembershipDeps(site, {
    quoteYear: (year) => quoteYear({ salesTax }, year),
    tell: async (_tx, { email: to, language }, { path, mail }) => {
      const content = mail?.toContent(pageUrl(language, path), (page) => pageUrl(language, page));
      if (content !== undefined)
        sent.push({ to, ...composeMail(content, { language, siteUrl: publicUrl, operator: undefined }) });
    },
  });
  return remindOfRenewals(deps);
};

const goTo = (paidThrough: number, { daysBefore }: { daysBefore: number }) =>
  site.clock.advance(paidThrough - daysBefore * DAY_MS - site.clock.now().getTime());

const remindersOf = (email: string) => sent.filter(({ to }) => to === email);

test("a renewal is announced once, 14 days before, with amount, date, card and how to cancel", async () => {
  const { email, paidThrough } = await join(TORONTO);
  goTo(paidThrough, { daysBefore: 15 });
  await runJob();
  expect(remindersOf(email)).toEqual([]);
  goTo(paidThrough, { daysBefore: 13.9 });
  await runJob();
  await runJob();
  const [mail, ...others] = remindersOf(email);
  expect(others).toEqual([]);
  // 240.00 × 13 % = 31.20.
  expect(mail?.subject).toMatch(/^Agent Pro renews on \w+ \d{1,2}, \d{4} for \$271\.20$/u);
  expect(mail?.text).toContain("we will charge $271.20 (HST included) to the card ending in 4242");
  expect(mail?.text).toMatch(/press “Cancel membership” before \w+ \d{1,2}, \d{4}: nothing is charged/u);
  expect(mail?.text).toContain("/agent-pro");
});

test("each renewal has its own reminder", async () => {
  const { uid, email, id, paidThrough } = await join(TORONTO);
  goTo(paidThrough, { daysBefore: 10 });
  await runJob();
  goTo(paidThrough, { daysBefore: 0 });
  await renewNow(site, id);
  await runJob();
  expect(remindersOf(email)).toHaveLength(1);
  goTo(Number((await findMembership(site.db, uid))?.paidThrough), { daysBefore: 10 });
  await runJob();
  expect(remindersOf(email)).toHaveLength(2);
});

test("a cancelled membership has no reminder, until it is resumed", async () => {
  const { email, token, paidThrough } = await join(TORONTO);
  await site.call("POST", "/v1/checkout-session/cancel-subscription", { token, body: {} });
  goTo(paidThrough, { daysBefore: 12 });
  await runJob();
  expect(remindersOf(email)).toEqual([]);
  const again = await site.signIn(email);
  await site.call("POST", "/v1/checkout-session/resume-subscription", { token: again, body: {} });
  await runJob();
  expect(remindersOf(email)).toHaveLength(1);
});

test("a membership cancelled at the provider has no reminder, even if its event never arrived", async () => {
  const { uid, email, id, paidThrough } = await join(TORONTO);
  site.sandbox.faults.holdEvents();
  await site.payments.ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  goTo(paidThrough, { daysBefore: 12 });
  await runJob();
  expect(remindersOf(email)).toEqual([]);
  expect((await findMembership(site.db, uid))?.endsAtPeriodEnd).toBe(true);
});

test("a member who has moved is told the tax of the new province, by its own name", async () => {
  const { uid, email, paidThrough } = await join(TORONTO);
  const details = { brokerageName: "Prairie Realty", isRealEstateMember: false, realEstateBoard: null };
  await saveAgent(site.db, {
    accountId: uid,
    ...details,
    province: "Manitoba",
    city: "Winnipeg",
    now: site.clock.now(),
  });
  goTo(paidThrough, { daysBefore: 12 });
  await runJob();
  // 240.00 × 5 % = 12.00; × 7 % = 16.80.
  expect(remindersOf(email)[0]?.text).toContain("$268.80 (GST and RST included)");
});

test("a reminder is in the member's language", async () => {
  const { email, paidThrough } = await join(MONTREAL, "fr");
  goTo(paidThrough, { daysBefore: 12 });
  await runJob();
  // 240.00 × 5 % = 12.00; × 9.975 % = 23.94.
  const [mail] = remindersOf(email);
  expect(mail?.subject).toMatch(/^Agent Pro se renouvelle le .+ au prix de 275,94\s\$$/u);
  expect(mail?.text).toMatch(/275,94\s\$ \(TPS et TVQ comprises\) à la carte se terminant par 4242/u);
  expect(mail?.text).toMatch(/«\s?Annuler l’adhésion\s?» avant le/u);
});

test("the welcome mail confirms the terms: price with tax, renewal date and how to cancel", async () => {
  const { email } = await join(WINNIPEG);
  const { messages } = (await site.call("GET", `/dev/outbox.json?to=${email}`)).body;
  const welcome = messages.find(({ subject }: { subject: string }) => subject === "Welcome to Agent Pro");
  expect(welcome?.text).toContain("We charged $268.80 (GST and RST included) for the first year.");
  expect(welcome?.text).toMatch(/renews on \w+ \d{1,2}, \d{4}, and then every year/u);
  expect(welcome?.text).toContain("press “Cancel membership”");
});
