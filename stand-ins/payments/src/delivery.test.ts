import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startPaymentSandbox } from "./sandbox.ts";
import { type Received, startTestSandbox, type TestSandbox } from "./testing.ts";

let house: TestSandbox;
beforeEach(async () => {
  house = await startTestSandbox();
});
afterEach(() => house.close());

const create = () => house.stripe.paymentIntents.create({ amount: 6499, currency: "cad" });
const pay = () =>
  house.stripe.paymentIntents.create({ amount: 6499, currency: "cad", payment_method: "pm_card_visa", confirm: true });

describe("an event", () => {
  test("is signed so that the SDK accepts it, and can be retrieved", async () => {
    const { id } = await create();
    await house.faults.settled();
    const { body, signature } = house.received[0] as Received;
    const event = house.stripe.webhooks.constructEvent(body, signature, house.sandbox.webhookSecret);
    expect(event).toMatchObject({
      type: "payment_intent.created",
      api_version: "2026-10-28.endive",
      livemode: false,
      data: { object: { id } },
      request: { id: expect.stringMatching(/^req_/u), idempotency_key: expect.any(String) },
    });
    expect(await house.stripe.events.retrieve(event.id)).toEqual(event);
    expect((await house.stripe.events.list({ type: "payment_intent.created" })).data).toEqual([event]);
    expect(() => house.stripe.webhooks.constructEvent(body, signature, "whsec_other")).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
  });

  test("is not recorded if its transaction is rolled back", async () => {
    await expect(house.stripe.paymentIntents.create({ amount: 1, currency: "cad" })).rejects.toThrow();
    await house.faults.settled();
    expect(house.received).toEqual([]);
  });

  test("is retried with growing delays until it is accepted", async () => {
    house.receiver.status = 500;
    await create();
    await house.faults.settled();
    for (const pause of [1, 2, 4]) {
      const before = house.received.length;
      house.advance(pause - 0.001);
      await house.faults.settled();
      expect(house.received).toHaveLength(before);
      house.advance(0.001);
      await house.faults.settled();
      expect(house.received).toHaveLength(before + 1);
    }
    house.receiver.status = 200;
    house.advance(8);
    await house.faults.settled();
    house.advance(600);
    await house.faults.settled();
    expect(house.received).toHaveLength(5);
    expect(new Set(house.received.map(({ event }) => event.id)).size).toBe(1);
  });

  test("is given up after three days", async () => {
    house.receiver.status = 500;
    await create();
    for (let hour = 0; hour <= 73; hour += 1) {
      await house.faults.settled();
      house.advance(3600);
    }
    const before = house.received.length;
    house.advance(24 * 3600);
    await house.faults.settled();
    expect(before).toBeGreaterThan(60);
    expect(house.received).toHaveLength(before);
  });

  test("survives a restart", async () => {
    house.faults.holdEvents();
    await create();
    await house.restart();
    await house.faults.settled();
    expect(house.types()).toEqual(["payment_intent.created"]);
  });

  test("is sent once by two sandboxes on one database", async () => {
    const other = await startPaymentSandbox(house.options);
    await Promise.all(Array.from({ length: 20 }, create));
    await Promise.all([house.faults.settled(), other.faults.settled()]);
    await other.close();
    expect(house.received).toHaveLength(20);
    expect(new Set(house.received.map(({ event }) => event.id)).size).toBe(20);
  });
});

describe("held events", () => {
  beforeEach(() => house.faults.holdEvents());

  test("wait, and are then delivered oldest first", async () => {
    await pay();
    await house.faults.settled();
    expect(house.received).toEqual([]);
    await house.faults.releaseEvents();
    expect(house.types()).toEqual(["payment_intent.created", "charge.succeeded", "payment_intent.succeeded"]);
  });

  test("can be delivered in another order, several times, or not at all", async () => {
    await pay();
    await house.faults.releaseEvents({
      order: (ids) => ids.toReversed(),
      copies: 2,
      drop: (type) => type === "charge.succeeded",
    });
    expect(house.types()).toEqual([
      "payment_intent.succeeded",
      "payment_intent.succeeded",
      "payment_intent.created",
      "payment_intent.created",
    ]);
    house.advance(600);
    await house.faults.settled();
    expect(house.received).toHaveLength(4);
  });

  test("that were rejected can be delivered again at once", async () => {
    house.receiver.status = 503;
    await create();
    await house.faults.releaseEvents();
    house.receiver.status = 200;
    await house.faults.releaseEvents();
    await house.faults.releaseEvents();
    expect(house.types()).toEqual(["payment_intent.created", "payment_intent.created"]);
  });

  test("that the order omits are delivered last", async () => {
    await pay();
    await house.faults.releaseEvents({ order: (ids) => ids.slice(2) });
    expect(house.types()).toEqual(["payment_intent.succeeded", "payment_intent.created", "charge.succeeded"]);
  });
});

test("events are posted to the webhook URL", async () => {
  const posted: { signature: unknown; body: string }[] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      posted.push({ signature: request.headers["stripe-signature"], body: Buffer.concat(chunks).toString() });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks`;
  const { databaseUrl, seed, pagesUrl } = house.options;
  house.faults.holdEvents();
  const poster = await startPaymentSandbox({ databaseUrl, seed, pagesUrl, webhookUrl });
  await create();
  await poster.faults.settled();
  await poster.close();
  await new Promise((resolve) => receiver.close(resolve));
  expect(posted).toHaveLength(1);
  const { body, signature } = posted[0] as { body: string; signature: string };
  expect(house.stripe.webhooks.constructEvent(body, signature, poster.webhookSecret)).toMatchObject({
    type: "payment_intent.created",
  });
});
