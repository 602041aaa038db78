import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildMembershipDeps, getMembership, joinAgentPro, renewNow } from "../../testing/memberships.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findMembership } from "./memberships.queries.ts";
import { openPortal } from "./portal.usecases.ts";

/** A card that pays now and is declined at each renewal. */
const RENEWS_NEVER = "4000000000000341";
const RETRY_MS = 3 * DAY_MS + HOUR_MS;

let site: TestApp;
// An app for each test: one of them moves the clock by a year.
beforeEach(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterEach(() => site.close());

const open = (token: string, body: object = {}, language = "en") =>
  site.call("POST", "/v1/checkout-session/open-portal", { token, body, headers: { "accept-language": language } });

function toAddress(portalUrl: string): string {
  const { host, port } = site.sandbox;
  return portalUrl.replace(`${site.config.publicUrl}/sandbox`, `http://${host}:${port}`);
}

async function replaceCard(portalUrl: string, number = "5555555555554444"): Promise<string> {
  const body = new URLSearchParams({ number, expiry: "12 / 34", cvc: "123" });
  const response = await fetch(toAddress(portalUrl), { method: "POST", body });
  const page = await response.text();
  await site.sandbox.faults.settled();
  return page;
}

test("the provider's page shows the card and the invoices, in the reader's language", async () => {
  const { token } = await joinAgentPro(site);
  const english = await open(token);
  expect(english.status).toBe(200);
  const page = await (await fetch(toAddress(english.body.portalUrl))).text();
  for (const shown of ["Your card and invoices", "visa •••• 4242", "$240.00 CAD", "Paid", "Replace card"]) {
    expect(page).toContain(shown);
  }
  expect(page).toContain(`${site.config.publicUrl}/account/billing`);
  const french = await (await fetch(toAddress((await open(token, {}, "fr")).body.portalUrl))).text();
  expect(french).toContain("Votre carte et vos factures");
  expect(french).toContain(`${site.config.publicUrl}/fr/account/billing`);
});

test("a card replaced there pays the renewal that the old one could not", async () => {
  const { uid, email } = await joinAgentPro(site, RENEWS_NEVER);
  site.clock.advance(365 * DAY_MS + HOUR_MS);
  await renewNow(site, String((await findMembership(site.db, uid))?.subscriptionId));
  const token = await site.signIn(email);
  expect(await getMembership(site, token)).toMatchObject({
    isSubscribed: false,
    hasPortal: true,
    hasFailedRenewal: true,
  });
  const { messages } = (await site.call("GET", `/dev/outbox.json?to=${email}`)).body;
  expect(JSON.stringify(messages)).toContain(`${site.config.publicUrl}/account/billing`);
  const { portalUrl } = (await open(token, { start: "card" })).body;
  expect(await replaceCard(portalUrl)).toContain("mastercard •••• 4444");
  site.clock.advance(RETRY_MS);
  await site.sandbox.faults.passTime();
  await site.sandbox.faults.settled();
  const renewed = await getMembership(site, await site.signIn(email));
  expect(renewed).toMatchObject({ isSubscribed: true, hasFailedRenewal: false });
});

test("a mistyped card changes nothing there and shows an error", async () => {
  const { token } = await joinAgentPro(site);
  const page = await replaceCard((await open(token)).body.portalUrl, "4242424242424241");
  expect(page).toContain("Your card number is incorrect.");
  expect(page).toContain("visa •••• 4242");
});

test("an account that never paid has no such page, and the request must come from our site", async () => {
  const { token } = await site.signInAs();
  const refused = await open(token);
  expect([refused.status, refused.body.code]).toEqual([404, "memberships.no_portal"]);
  expect((await open(token, { start: "invoices" })).status).toBe(400);
});

test("nobody is redirected to a foreign page", async () => {
  const { uid } = await joinAgentPro(site);
  const ask = (url: string) =>
    openPortal(
      buildMembershipDeps(site, { payments: { ...site.payments, ask: async () => ({ id: "bps_1", url }) as never } }),
      { uid, start: undefined, language: "en" },
    );
  expect(await ask("https://billing.stripe.com/p/session/1")).toContain("billing.stripe.com");
  for (const foreign of ["https://billing.stripe.com.evil.example/p", "http://billing.stripe.com/p"]) {
    await expect(ask(foreign)).rejects.toMatchObject({ code: "memberships.no_checkout" });
  }
});
