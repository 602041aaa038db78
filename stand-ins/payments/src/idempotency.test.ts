import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect, startTestSandbox, type TestSandbox } from "./testing.ts";

let house: TestSandbox;
beforeAll(async () => {
  house = await startTestSandbox();
});
afterAll(() => house.close());

const PARAMS = { amount: 6499, currency: "cad" };
const create = (idempotencyKey: string, more: object = {}) =>
  house.stripe.paymentIntents.create({ ...PARAMS, ...more }, { idempotencyKey });
const countIntents = async () => (await house.stripe.paymentIntents.list({ limit: 100 })).data.length;

describe("an idempotency key", () => {
  test("replays the first response, whatever the order of the parameters", async () => {
    const first = await create("replay", { metadata: { a: "1", b: "2" } });
    const again = await create("replay", { metadata: { b: "2", a: "1" } });
    expect(again).toEqual(first);
    expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  });

  test("replays a declined payment without a second attempt", async () => {
    const { id } = await create("refused");
    const confirm = () =>
      house.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_chargeDeclined" }, { idempotencyKey: "no" });
    const first = await confirm().catch((error: { raw: object }) => error.raw);
    const again = await confirm().catch((error: { raw: object }) => error.raw);
    expect(again).toMatchObject({ code: "card_declined", charge: (first as { charge: string }).charge });
    expect((await house.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test("is rejected with other parameters or another path", async () => {
    const { id } = await create("other");
    const refused = { type: "StripeIdempotencyError", statusCode: 400, rawType: "idempotency_error" };
    await expect(create("other", { amount: 6500 })).rejects.toMatchObject(refused);
    await expect(house.stripe.paymentIntents.cancel(id, undefined, { idempotencyKey: "other" })).rejects.toMatchObject(
      refused,
    );
  });

  test("can be used again after a request that was rejected without effect", async () => {
    await expect(create("mistake", { amount: 1 })).rejects.toMatchObject({ code: "amount_too_small" });
    expect(await create("mistake")).toMatchObject({ amount: 6499 });
  });

  test("replays any failure for a day, once execution began", async () => {
    const { id } = await create("to cancel");
    await house.stripe.paymentIntents.cancel(id);
    const update = (intent: string, idempotencyKey: string) =>
      house.stripe.paymentIntents.update(intent, { amount: 7000 }, { idempotencyKey });
    await expect(update(id, "too late")).rejects.toMatchObject({ code: "payment_intent_unexpected_state" });
    const kept = { headers: { "idempotent-replayed": "true" } };
    await expect(update(id, "too late")).rejects.toMatchObject(kept);
    house.faults.inject({ path: "/v1/payment_intents", kind: "500-kept" });
    await expect(create("broken")).rejects.toMatchObject({ statusCode: 500 });
    await expect(create("broken")).rejects.toMatchObject({ statusCode: 500, ...kept });
    house.advance(24 * 3600 + 1);
    expect(await create("broken")).toMatchObject({ amount: 6499 });
  });

  test("expires after a day", async () => {
    const first = await create("day");
    house.advance(24 * 3600 - 1);
    expect(await create("day")).toEqual(first);
    house.advance(2);
    expect((await create("day")).id).not.toBe(first.id);
  });

  test("creates one intent for fifty parallel requests", async () => {
    const before = await countIntents();
    const stripe = connect(house.sandbox, { key: house.sandbox.secretKey, maxNetworkRetries: 5 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => stripe.paymentIntents.create(PARAMS, { idempotencyKey: "fifty" })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await countIntents()).toBe(before + 1);
  });

  test("is locked while its first request runs", async () => {
    // Whichever comes first holds the key for the whole delay.
    house.faults.inject({ path: "/v1/payment_intents", kind: "delay", milliseconds: 2000, times: 2 });
    const answers = await Promise.allSettled([create("busy"), create("busy")]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = answers.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
    house.faults.clear();
  });
});

describe("faults", () => {
  test("lose the response, not the effect: a retry returns the same intent", async () => {
    const before = await countIntents();
    house.faults.inject({ path: "/v1/payment_intents", kind: "reset-after", times: 2 });
    await expect(create("lost")).rejects.toMatchObject({ type: "StripeConnectionError" });
    const found = await create("lost");
    expect(found.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(await countIntents()).toBe(before + 1);
  });

  test("before processing leave nothing behind, not even the key", async () => {
    const before = await countIntents();
    house.faults.inject({ path: /intents$/u, kind: "reset-before", times: 2 });
    await expect(create("early")).rejects.toMatchObject({ type: "StripeConnectionError" });
    house.faults.inject({ path: "*", kind: "500" });
    await expect(create("early")).rejects.toMatchObject({ statusCode: 500, rawType: "api_error" });
    house.faults.inject({ path: "*", kind: "429" });
    await expect(create("early")).rejects.toMatchObject({ type: "StripeRateLimitError", code: "rate_limit" });
    expect(await countIntents()).toBe(before);
    expect(await create("early")).toMatchObject({ amount: 6499 });
  });

  test("can be cleared", async () => {
    house.faults.inject({ path: "*", kind: "500", times: 100 });
    house.faults.clear();
    expect(await create("cleared")).toMatchObject({ amount: 6499 });
  });

  test("every request is recorded with its key and its decoded body", async () => {
    await create("seen", { metadata: { order: "7" } });
    expect(house.faults.requests.at(-1)).toEqual({
      method: "POST",
      path: "/v1/payment_intents",
      idempotencyKey: "seen",
      body: { amount: "6499", currency: "cad", metadata: { order: "7" } },
    });
  });
});

test("a restart keeps all objects and keys", async () => {
  const { secretKey, publishableKey, webhookSecret } = house.sandbox;
  const first = await create("restart");
  await house.restart();
  expect(house.sandbox).toMatchObject({ secretKey, publishableKey, webhookSecret });
  expect(await house.stripe.paymentIntents.retrieve(first.id)).toEqual(first);
  expect(await create("restart")).toEqual(first);
});
