import type { InjectOptions } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { openDatabase } from "../../platform/database/database.ts";
import type { Api } from "../../platform/http/api.ts";
import { createPayments } from "../../platform/payments/payments.ts";
import { toSettings } from "../../platform/payments/sandbox.ts";
import { createJourneys, inventAddress, inventPerson } from "../../testing/account-journeys.ts";
import { createCrash } from "../../testing/crash.ts";
import { buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { AGENT, getMembership } from "../../testing/memberships.ts";
import { PATIENCE_MS } from "../../testing/patience.ts";
import { buildEvent, buildIntent, sign } from "../../testing/payment-events.ts";
import { askToPay, makePayer, type Payer } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { insertMemberships } from "../memberships/memberships.queries.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** More points than any request has: reaching it means an endless loop. */
const POINTS_MAX = 80;

let site: TestApp;
let points = 0;
beforeAll(async () => {
  site = await buildTestApp({ BOT_CHECK: "off" }, { takesPayments: true });
  site.sandbox.faults.holdEvents();
});
afterAll(() => site.close());

/** Sends a request to another process on the same database, which is killed at one of its points. */
async function sendToDoomed(point: number, request: InjectOptions): Promise<{ hasCrashed: boolean; status: number }> {
  const log = pino({ level: "silent" });
  const crash = createCrash();
  const db = openDatabase({ url: site.databaseUrl, log, timeoutMs: PATIENCE_MS });
  crash.watchDatabase(db);
  const payments = crash.watchPayments(createPayments({ ...toSettings(site.sandbox), timeoutMs: PATIENCE_MS }));
  const app: Api = await buildApp({ config: site.config, log, db, clock: site.clock, payments, hasSite: false });
  await app.ready();
  crash.at(point);
  const { statusCode } = await app.inject(request);
  await app.close();
  await db.close().catch(() => undefined);
  return { hasCrashed: crash.hasCrashed, status: statusCode };
}

/**
 * Kills a process at each point of a request, repeats the request on a live one, and checks the effect; until the
 * request has no more points. Each attempt gets its own data.
 */
async function atEachPoint<Given>(scenario: {
  prepare: () => Promise<Given>;
  request: (given: Given) => InjectOptions;
  /** Called after the repeated request; `status` is its response's. */
  expectOneEffect: (given: Given, status: number) => Promise<void>;
}): Promise<void> {
  for (let point = 1; point <= POINTS_MAX; point += 1) {
    const given = await scenario.prepare();
    const doomed = await sendToDoomed(point, scenario.request(given));
    if (!doomed.hasCrashed) {
      expect(doomed.status).toBeLessThan(300);
      expect(point).toBeGreaterThan(4);
      return;
    }
    points += 1;
    const { statusCode } = await site.app.inject(scenario.request(given));
    await scenario.expectOneEffect(given, statusCode);
  }
  expect.unreachable("a request without end");
}

const post = (url: string, { token, address }: Payer, payload: object): InjectOptions => ({
  method: "POST",
  url,
  payload,
  remoteAddress: address,
  headers: { authorization: `Bearer ${token}` },
});

async function count(text: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await site.db.$client.query(`SELECT count(*)::int AS count FROM ${text}`, [...values]);
  return rows[0].count;
}

async function makeMember(): Promise<Payer> {
  const payer = await makePayer(site);
  const paidThrough = new Date(site.clock.now().getTime() + YEAR_MS);
  await insertMemberships(site.db, [{ accountId: payer.uid, paidThrough }]);
  return payer;
}

async function countIntents({ listingId }: Payer): Promise<number> {
  const intents = await site.payments.ask((stripe) => stripe.paymentIntents.list({ limit: 100 }));
  return intents.data.filter(({ metadata }) => metadata.listingId === listingId).length;
}

/** How many e-mails a person got with a subject. */
async function countMails({ email }: { email: string }, subject: string): Promise<number> {
  const { messages } = (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(email)}`)).body;
  return messages.filter((message: { subject: string }) => message.subject === subject).length;
}

describe("a request that is killed at any point and repeated", () => {
  test("starts a payment with a discount once", async () => {
    await atEachPoint({
      prepare: async () => {
        const payer = await makeMember();
        const body = { listingId: payer.listingId };
        const { token } = (await site.call("POST", "/v1/property/resend-code", { token: payer.token, body })).body;
        const { messages } = (await site.call("GET", `/dev/outbox.json?to=${payer.email}`)).body;
        const code = /\b([A-Z2-9]{6}) gives you 25%/u.exec(messages[0].text)?.[1];
        return { payer, choice: { planType: "Showcase", listingId: payer.listingId, code, token } };
      },
      request: ({ payer, choice }) => post("/v1/checkout-session/generate-payment-intent", payer, choice),
      expectOneEffect: async ({ payer }, status) => {
        expect(status).toBe(200);
        expect(await countIntents(payer)).toBe(1);
        expect(await count("orders WHERE listing_id = $1 AND status = 'open'", [payer.listingId])).toBe(1);
        expect(await count("discount_codes WHERE listing_id = $1 AND order_id IS NOT NULL", [payer.listingId])).toBe(1);
      },
    });
  });

  test("changes the choice of a started payment once", async () => {
    await atEachPoint({
      prepare: async () => {
        const payer = await makePayer(site);
        const { orderId, clientSecret } = (await askToPay(site, payer)).body;
        return { payer, orderId, intentId: String(clientSecret.split("_secret")[0]) };
      },
      request: ({ payer }) =>
        post("/v1/checkout-session/generate-payment-intent", payer, {
          planType: "Showcase Plus",
          listingId: payer.listingId,
        }),
      expectOneEffect: async ({ payer, intentId }, status) => {
        expect(status).toBe(200);
        const intent = await site.payments.ask((stripe) => stripe.paymentIntents.retrieve(intentId));
        expect([intent.amount, intent.metadata.revision]).toEqual([149_99, "2"]);
        expect(await countIntents(payer)).toBe(1);
      },
    });
  });

  test("applies the webhook event of a payment once", async () => {
    await atEachPoint({
      prepare: async () => {
        const payer = await makePayer(site);
        const { orderId, clientSecret } = (await askToPay(site, payer)).body;
        const intentId = String(clientSecret.split("_secret")[0]);
        const intent = buildIntent({ intentId, orderId, listingId: payer.listingId, cents: 64_99 });
        return { payer, orderId, body: buildEvent("payment_intent.succeeded", intent) };
      },
      request: ({ body }) => ({
        method: "POST",
        url: "/v1/checkout-session/webhook",
        headers: { "content-type": "application/json", "stripe-signature": sign(site, body) },
        payload: body,
      }),
      expectOneEffect: async ({ payer, orderId }, status) => {
        expect(status).toBe(200);
        expect(await count("orders WHERE id = $1 AND status = 'paid' AND number IS NOT NULL", [orderId])).toBe(1);
        expect(await count("listings WHERE id = $1 AND status = 'active'", [payer.listingId])).toBe(1);
        expect(await countMails(payer, "Your listing is live")).toBe(1);
      },
    });
    const { rows } = await site.db.$client.query(
      "SELECT array_agg(number ORDER BY number) AS numbers FROM orders WHERE number IS NOT NULL",
    );
    const numbers: string[] = rows[0].numbers;
    expect(numbers.map(Number)).toEqual(numbers.map((_, index) => index + 1));
  });

  test("starts the checkout of a membership once", async () => {
    await atEachPoint({
      prepare: () => makePayer(site),
      request: (payer) =>
        post("/v1/checkout-session/generate-session", payer, { subscriptionType: "agent", agentProData: AGENT }),
      expectOneEffect: async (payer, status) => {
        expect(status).toBe(200);
        expect(await count("orders WHERE account_id = $1 AND status = 'open'", [payer.uid])).toBe(1);
        expect(await count("membership_checkouts WHERE account_id = $1 AND session_id IS NOT NULL", [payer.uid])).toBe(
          1,
        );
        expect((await getMembership(site, payer.token)).isSubscribed).toBe(false);
      },
    });
  });

  test("sends a new discount code once", async () => {
    await atEachPoint({
      prepare: makeMember,
      request: (payer) => post("/v1/property/resend-code", payer, { listingId: payer.listingId }),
      expectOneEffect: async (payer, status) => {
        expect(status).toBe(200);
        expect(await count("discount_codes WHERE listing_id = $1 AND replaced_at IS NULL", [payer.listingId])).toBe(1);
      },
    });
  });

  test("saves a listing with its files once", async () => {
    const form = buildListingForm({}, [
      { name: "images", filename: "front.png", type: "image/png", content: await drawPng() },
      { name: "documents", filename: "plan.pdf", type: "application/pdf", content: PDF },
    ]);
    await atEachPoint({
      prepare: makeMember,
      request: (payer) => ({
        method: "POST",
        url: "/v1/property/",
        payload: form.body,
        headers: { ...form.headers, authorization: `Bearer ${payer.token}`, "idempotency-key": `posting-${payer.uid}` },
      }),
      expectOneEffect: async (payer, status) => {
        expect(status).toBe(200);
        expect(
          await count("listings WHERE owner_id = $1 AND title = 'Brick storefront on a corner'", [payer.uid]),
        ).toBe(1);
        const ofPosted = "SELECT id FROM listings WHERE owner_id = $1 AND title = 'Brick storefront on a corner'";
        expect(await count(`listing_pictures WHERE listing_id IN (${ofPosted})`, [payer.uid])).toBe(1);
        expect(await count(`listing_documents WHERE listing_id IN (${ofPosted})`, [payer.uid])).toBe(1);
      },
    });
  });

  test("signs an account up once", async () => {
    const journeys = createJourneys(site);
    await atEachPoint({
      prepare: async () => {
        const person = inventPerson();
        await journeys.sendCode(person.phoneNumber);
        const verificationCode = await journeys.readPhoneCode(person.phoneNumber);
        const { firstName, lastName, email, password, phoneNumber } = person;
        const payload = { firstName, lastName, email, password, phoneNumber, verificationCode };
        return { payload, remoteAddress: inventAddress() };
      },
      request: (given) => ({ method: "POST", url: "/v1/auth/sign-up", ...given }),
      expectOneEffect: async ({ payload: { email } }) => {
        // A code is used up only together with the account it created.
        expect(await count("accounts WHERE email = $1", [email])).toBe(1);
        expect(await countMails({ email }, "Confirm your email")).toBe(1);
      },
    });
  });

  test("was killed at 40 points or more", () => {
    expect(points).toBeGreaterThanOrEqual(40);
  });
});
