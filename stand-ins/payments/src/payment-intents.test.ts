import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connect, startTestSandbox, type TestSandbox } from "./testing.ts";

let house: TestSandbox;
beforeAll(async () => {
  house = await startTestSandbox();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.faults.settled();
  house.received.length = 0;
});

const CARD = { exp_month: 12, exp_year: 2040, cvc: "123" };
const typed = (number: string, card: object = {}) => ({
  payment_method_data: { type: "card" as const, card: { number, ...CARD, ...card } as never },
});
const create = (more: object = {}) =>
  house.stripe.paymentIntents.create({ amount: 6499, currency: "cad", metadata: { order: "7" }, ...more });

describe("a payment intent", () => {
  test("starts without a payment method and can be retrieved", async () => {
    const intent = await create();
    expect(intent).toMatchObject({ status: "requires_payment_method", amount: 6499, currency: "cad", livemode: false });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{25}$`, "u"));
    expect(await house.stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
    await house.faults.settled();
    expect(house.types()).toEqual(["payment_intent.created"]);
  });

  test("is paid by a good card", async () => {
    const { id } = await create();
    const paid = await house.stripe.paymentIntents.confirm(id, {
      ...typed("4242 4242 4242 4242"),
      expand: ["latest_charge"],
    });
    expect(paid).toMatchObject({
      status: "succeeded",
      amount_received: 6499,
      latest_charge: {
        object: "charge",
        paid: true,
        amount: 6499,
        payment_method_details: { card: { last4: "4242" } },
      },
    });
    await house.faults.settled();
    expect(house.types()).toEqual(["payment_intent.created", "charge.succeeded", "payment_intent.succeeded"]);
  });

  test.each([
    ["4000000000000002", "card_declined", "generic_decline", "Your card was declined."],
    ["4000000000009995", "card_declined", "insufficient_funds", "Your card has insufficient funds."],
    ["4000000000000069", "expired_card", undefined, "Your card has expired."],
    ["4000000000000127", "incorrect_cvc", undefined, "Your card's security code is incorrect."],
  ])("is declined with the card %s: %s, %s", async (number, code, declineCode, message) => {
    const { id } = await create();
    const refused = house.stripe.paymentIntents.confirm(id, typed(number));
    await expect(refused).rejects.toMatchObject({
      type: "StripeCardError",
      statusCode: 402,
      code,
      message,
      raw:
        declineCode === undefined
          ? expect.not.objectContaining({ decline_code: expect.anything() })
          : { decline_code: declineCode },
      payment_intent: { id, status: "requires_payment_method" },
    });
    const intent = await house.stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
    expect(intent).toMatchObject({
      status: "requires_payment_method",
      payment_method: null,
      last_payment_error: { type: "card_error", code, message },
      latest_charge: { status: "failed", paid: false, failure_code: code },
    });
    await house.faults.settled();
    expect(house.types()).toEqual(["payment_intent.created", "charge.failed", "payment_intent.payment_failed"]);
    expect(await house.stripe.paymentIntents.confirm(id, typed("4242424242424242"))).toMatchObject({
      status: "succeeded",
      last_payment_error: null,
    });
  });

  test.each([
    [typed("4242424242424241"), "incorrect_number", "number", "Your card number is incorrect."],
    [typed("5555555555554445"), "incorrect_number", "number", "Your card number is incorrect."],
    [typed("4242424242424242", { exp_month: 13 }), "invalid_expiry_month", "exp_month", /month is invalid/u],
    [typed("4242424242424242", { exp_year: 2019 }), "invalid_expiry_year", "exp_year", /year is invalid/u],
    [typed("4242424242424242", { cvc: "12" }), "invalid_cvc", "cvc", "Your card's security code is invalid."],
  ])("is unchanged by an invalid card: case %#", async (card, code, param, message) => {
    const { id } = await create();
    await expect(house.stripe.paymentIntents.confirm(id, card)).rejects.toMatchObject({
      statusCode: 402,
      code,
      param,
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    });
    expect(await house.stripe.paymentIntents.retrieve(id)).toMatchObject({ latest_charge: null });
  });

  test.each([
    ["pm_card_visa", "succeeded"],
    ["pm_card_threeDSecure2Required", "requires_action"],
    ["pm_card_authenticationRequired", "requires_action"],
  ])("accepts the test token %s and is then %s", async (token, status) => {
    const intent = await create({ confirm: true, payment_method: token, return_url: "http://127.0.0.1/back" });
    expect(intent.status).toBe(status);
  });

  test.each([
    ["pm_card_chargeDeclined", "generic_decline"],
    ["pm_card_chargeDeclinedInsufficientFunds", "insufficient_funds"],
  ])("is declined with the test token %s", async (token, declineCode) => {
    const refused = create({ confirm: true, payment_method: token });
    await expect(refused).rejects.toMatchObject({ decline_code: declineCode });
  });

  test("can change its amount and metadata until it is paid", async () => {
    const { id } = await create();
    const changed = await house.stripe.paymentIntents.update(id, {
      amount: 9494,
      description: "Showcase",
      metadata: { order: "", plan: "showcase" },
    });
    expect(changed).toMatchObject({ amount: 9494, description: "Showcase", metadata: { plan: "showcase" } });
    await house.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    for (const ask of [
      () => house.stripe.paymentIntents.update(id, { amount: 50 }),
      () => house.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" }),
      () => house.stripe.paymentIntents.cancel(id),
    ]) {
      await expect(ask()).rejects.toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
    }
  });

  test("is canceled once, and cannot change after that", async () => {
    const { id } = await create();
    const canceled = await house.stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" });
    expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
    const refused = { code: "payment_intent_unexpected_state" };
    await expect(house.stripe.paymentIntents.cancel(id)).rejects.toMatchObject(refused);
    await expect(house.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" })).rejects.toMatchObject(
      refused,
    );
    await house.faults.settled();
    expect(house.types()).toEqual(["payment_intent.created", "payment_intent.canceled"]);
  });

  test("is charged once by many parallel confirmations", async () => {
    const { id } = await create();
    const confirm = () => house.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    const answers = await Promise.allSettled(Array.from({ length: 10 }, confirm));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await house.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test.each([
    [{ amount: 49 }, "amount_too_small", "amount"],
    [{ amount: 100_000_000 }, "amount_too_large", "amount"],
    [{ amount: 10.5 }, "parameter_invalid_integer", "amount"],
    [{ currency: "xyz" }, undefined, "currency"],
    [{ currency: "CAD" }, undefined, "currency"],
    [{ currency: "" }, "parameter_invalid_empty", "currency"],
    [{ customer: "cus_none" }, "resource_missing", "customer"],
    [{ nonsense: "1" }, "parameter_unknown", "nonsense"],
    [{ description: "a\u0000b" }, undefined, undefined],
  ])("is rejected with %j", async (more, code, param) => {
    await expect(create(more)).rejects.toMatchObject({ type: "StripeInvalidRequestError", code, param });
  });

  test("is listed newest first, in pages", async () => {
    const made = [await create(), await create(), await create()].map(({ id }) => id).reverse();
    const first = await house.stripe.paymentIntents.list({ limit: 2 });
    expect(first).toMatchObject({ object: "list", has_more: true, data: [{ id: made[0] }, { id: made[1] }] });
    const rest = await house.stripe.paymentIntents.list({ limit: 1, starting_after: made[1] ?? "" });
    expect(rest.data[0]?.id).toBe(made[2]);
  });
});

describe("a publishable key", () => {
  const publishable = () => connect(house.sandbox, { key: house.sandbox.publishableKey });

  test("reads and confirms an intent with its client secret, with only the fields that Stripe shows", async () => {
    const intent = await create();
    const secret = { client_secret: intent.client_secret ?? "" };
    const seen = await publishable().paymentIntents.retrieve(intent.id, secret);
    expect(seen).not.toHaveProperty("metadata");
    const form = new URLSearchParams({
      ...secret,
      key: house.sandbox.publishableKey,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": "4242424242424242",
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "40",
      "payment_method_data[card][cvc]": "123",
      return_url: "http://127.0.0.1:3000/success",
    });
    const answer = await fetch(`${house.base}/v1/payment_intents/${intent.id}/confirm`, { method: "POST", body: form });
    const paid = (await answer.json()) as Stripe.PaymentIntent;
    expect([answer.status, paid.status]).toEqual([200, "succeeded"]);
    expect(paid).not.toHaveProperty("latest_charge");
    expect(paid).not.toHaveProperty("metadata");
  });

  test("gets only those fields in an error too", async () => {
    const { id, client_secret } = await create();
    const form = { client_secret: client_secret ?? "", payment_method: "pm_card_chargeDeclined" };
    const answer = await fetch(`${house.base}/v1/payment_intents/${id}/confirm`, {
      method: "POST",
      headers: { authorization: `Bearer ${house.sandbox.publishableKey}` },
      body: new URLSearchParams(form),
    });
    expect(answer.status).toBe(402);
    const { error } = (await answer.json()) as { error: Stripe.StripeRawError };
    expect(error).toMatchObject({ type: "card_error", code: "card_declined", payment_intent: { id } });
    expect(error.payment_intent).not.toHaveProperty("metadata");
  });

  test("gets card errors in the browser's language, unlike a secret key", async () => {
    const { id, client_secret } = await create();
    const ask = async (key: string, paymentMethod: object) => {
      const answer = await fetch(`${house.base}/v1/payment_intents/${id}/confirm`, {
        method: "POST",
        headers: { "accept-language": "fr-CA", authorization: `Bearer ${key}` },
        body: new URLSearchParams({ client_secret: client_secret ?? "", ...paymentMethod }),
      });
      return ((await answer.json()) as { error: Stripe.StripeRawError }).error.message;
    };
    const { publishableKey, secretKey } = house.sandbox;
    const declined = { payment_method: "pm_card_chargeDeclined" };
    const wrong = { "payment_method_data[type]": "card", "payment_method_data[card][number]": "4242" };
    expect(await ask(publishableKey, declined)).toBe("Votre carte a été refusée.");
    expect(await ask(publishableKey, wrong)).toBe("Le numéro de votre carte est incorrect.");
    expect(await ask(secretKey, declined)).toBe("Your card was declined.");
  });

  test("is rejected without the client secret, with a wrong one, and on every other endpoint", async () => {
    const { id, client_secret } = await create();
    const { paymentIntents } = publishable();
    await expect(paymentIntents.retrieve(id)).rejects.toMatchObject({ code: "parameter_missing" });
    await expect(paymentIntents.retrieve(id, { client_secret: `${client_secret}x` })).rejects.toMatchObject({
      param: "client_secret",
    });
    const wrong = { client_secret: "wrong", payment_method: "pm_card_visa" };
    await expect(paymentIntents.confirm(id, wrong as never)).rejects.toMatchObject({ param: "client_secret" });
    await expect(paymentIntents.create({ amount: 100, currency: "cad" })).rejects.toMatchObject({ statusCode: 403 });
    await expect(paymentIntents.cancel(id)).rejects.toMatchObject({ type: "StripePermissionError" });
  });
});

describe("every error has Stripe's shape", () => {
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${house.base}${path}`, init);
    expect(answer.headers.get("request-id")).toMatch(/^req_\w+$/u);
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  test("without a key, with a wrong key, and on an unknown path", async () => {
    expect(await ask("/v1/payment_intents")).toMatchObject({
      status: 401,
      error: { type: "invalid_request_error", message: expect.stringContaining("did not provide an API key") },
    });
    expect(await ask("/v1/events", { headers: { authorization: "Bearer sk_test_wrong_wrong_wrong" } })).toMatchObject({
      status: 401,
      error: { message: expect.stringMatching(/^Invalid API Key provided: sk_test_\*+rong$/u) },
    });
    expect(await ask("/v1/nothing")).toMatchObject({
      status: 404,
      error: {
        type: "invalid_request_error",
        message: expect.stringContaining("Unrecognized request URL (GET: /v1/nothing)"),
      },
    });
  });

  test("with basic authentication, where the key is the user name", async () => {
    const authorization = `Basic ${Buffer.from(`${house.sandbox.secretKey}:`).toString("base64")}`;
    expect(await ask("/v1/events?limit=1", { headers: { authorization } })).toMatchObject({ status: 200 });
  });

  test("for a body that is too long or is not a form", async () => {
    const authorization = `Bearer ${house.sandbox.secretKey}`;
    const long = { method: "POST", headers: { authorization }, body: new URLSearchParams({ a: "x".repeat(300_000) }) };
    expect(await ask("/v1/payment_intents", long)).toMatchObject({
      status: 413,
      error: { type: "invalid_request_error" },
    });
    const json = { method: "POST", headers: { authorization, "content-type": "application/json" }, body: "{}" };
    expect(await ask("/v1/payment_intents", json)).toMatchObject({
      status: 415,
      error: { type: "invalid_request_error" },
    });
  });

  test("for an unknown intent", async () => {
    await expect(house.stripe.paymentIntents.retrieve("pi_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such payment_intent: 'pi_none'",
    });
  });
});
