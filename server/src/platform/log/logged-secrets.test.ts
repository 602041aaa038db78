import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventAddress, inventPerson } from "../../testing/account-journeys.ts";
import { createFailingStatements } from "../../testing/failing-statements.ts";
import { buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { buildEvent, buildIntent, sign } from "../../testing/payment-events.ts";
import { askToPay, makePayer } from "../../testing/payments.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { createLogger } from "./log.ts";

/** More statements than any request has: reaching it means an endless loop. */
const STATEMENTS_MAX = 100;

const NAMES = { firstName: "Wilhelmina", lastName: "Featherstonehaugh" };
const TITLE = "Quincaillerie Beaulieu";
const CARD = { last4: "4242", fingerprint: "Xt5EWLLDS7FJjR1c", name: "W. Featherstonehaugh" };

const failing = createFailingStatements();
let logged = "";
let answered = "";
let failures = 0;
const secrets = new Set<string>([PASSWORD, NAMES.firstName, NAMES.lastName, TITLE, CARD.fingerprint, "$argon2"]);

let site: TestApp;
let journeys: ReturnType<typeof createJourneys>;
beforeAll(async () => {
  const log = createLogger("trace", {
    write(line: string) {
      logged += line;
    },
  });
  const options = { log, takesPayments: true, watchDatabase: failing.watch };
  site = await buildTestApp({ BOT_CHECK: "off", LOG_LEVEL: "trace" }, options);
  site.sandbox.faults.holdEvents();
  journeys = createJourneys(site);
});
afterAll(() => site.close());

/** Repeats a request, each time with the next of its statements failing, until it has no more. */
async function failEachStatement(prepare: () => Promise<InjectOptions>): Promise<void> {
  for (let statement = 1; statement <= STATEMENTS_MAX; statement += 1) {
    const request = await prepare();
    failing.at(statement);
    const { statusCode, body } = await site.app.inject(request);
    const { hasFailed } = failing;
    failing.never();
    if (!hasFailed) {
      expect(statusCode).toBeLessThan(300);
      expect(statement).toBeGreaterThan(3);
      return;
    }
    answered += body;
    failures += 1;
  }
  expect.unreachable("a request without end");
}

function expectNoSecret(): void {
  for (const secret of secrets) {
    expect(
      logged
        .split("\n")
        .filter((line) => line.includes(secret))
        .map((line) => line.slice(0, 600)),
      `the log has ${secret}`,
    ).toEqual([]);
    expect(answered.includes(secret), `an answer has ${secret}`).toBe(false);
  }
}

async function makePerson() {
  const person = inventPerson(NAMES);
  await journeys.sendCode(person.phoneNumber);
  const verificationCode = await journeys.readPhoneCode(person.phoneNumber);
  const { firstName, lastName, email, password, phoneNumber } = person;
  for (const value of [email, phoneNumber, phoneNumber.slice(2), password]) secrets.add(value);
  return { firstName, lastName, email, password, phoneNumber, verificationCode };
}

async function makeSecretPayer() {
  const payer = await makePayer(site);
  secrets.add(payer.email).add(payer.token);
  return { ...payer, headers: { authorization: `Bearer ${payer.token}` } };
}

describe("the log, when a statement fails", () => {
  test("contains no sign-up input", async () => {
    await failEachStatement(async () => ({
      method: "POST",
      url: "/v1/auth/sign-up",
      payload: await makePerson(),
      remoteAddress: inventAddress(),
    }));
    expectNoSecret();
  });

  test("contains no phone number of a code", async () => {
    await failEachStatement(async () => {
      const { phoneNumber } = inventPerson();
      secrets.add(phoneNumber);
      return { method: "POST", url: "/v1/auth/send-code", payload: { phoneNumber }, remoteAddress: inventAddress() };
    });
    expectNoSecret();
  });

  test("contains no log-in password or token", async () => {
    await failEachStatement(async () => {
      const { email } = await site.addAccount(NAMES);
      secrets.add(email);
      const payload = { email, password: PASSWORD };
      return { method: "POST", url: "/v1/auth/sign-in", payload, remoteAddress: inventAddress() };
    });
    expectNoSecret();
  });

  test("contains nothing of a listing being posted", async () => {
    const form = buildListingForm({ title: TITLE }, [
      { name: "images", filename: "front.png", type: "image/png", content: await drawPng() },
      { name: "documents", filename: `${TITLE}.pdf`, type: "application/pdf", content: PDF },
    ]);
    await failEachStatement(async () => {
      const { headers } = await makeSecretPayer();
      return { method: "POST", url: "/v1/property/", payload: form.body, headers: { ...form.headers, ...headers } };
    });
    expectNoSecret();
  });

  test("contains nothing of a payment being started", async () => {
    await failEachStatement(async () => {
      const { headers, listingId, address } = await makeSecretPayer();
      const payload = { planType: "Basic", listingId };
      const url = "/v1/checkout-session/generate-payment-intent";
      return { method: "POST", url, payload, headers, remoteAddress: address };
    });
    expectNoSecret();
  });

  test("contains nothing of the card and its holder in a payment event", async () => {
    await failEachStatement(async () => {
      const payer = await makeSecretPayer();
      const { orderId, clientSecret } = (await askToPay(site, payer)).body;
      secrets.add(clientSecret);
      const intentId = String(clientSecret.split("_secret")[0]);
      const card = { receipt_email: payer.email, payment_method_details: { card: CARD } };
      const intent = buildIntent({ intentId, orderId, listingId: payer.listingId, cents: 64_99, ...card });
      const payload = buildEvent("payment_intent.succeeded", intent);
      const headers = { "content-type": "application/json", "stripe-signature": sign(site, payload) };
      return { method: "POST", url: "/v1/checkout-session/webhook", headers, payload };
    });
    expectNoSecret();
  });

  test("still says which statement failed and why", () => {
    expect(failures).toBeGreaterThanOrEqual(40);
    expect(logged.split("unexpected error").length).toBeGreaterThan(failures / 2);
    expect(logged.includes('"code":"23505"')).toBe(true);
    expect(logged.includes('"constraint":"planted_key"')).toBe(true);
    expect(/"statement":"insert into \\"accounts\\"/u.test(logged)).toBe(true);
    expect(/"stack":" {4}at /u.test(logged)).toBe(true);
  });
});
