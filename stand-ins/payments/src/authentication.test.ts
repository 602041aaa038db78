import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { post, startTestSandbox, type TestSandbox } from "./testing.ts";

let house: TestSandbox;
beforeAll(async () => {
  house = await startTestSandbox();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.faults.settled();
  house.received.length = 0;
});

// The SDK's types have no card number: with the real Stripe, no server ever sees one.
const typed: object = {
  payment_method_data: {
    type: "card",
    card: { number: "4000002500003155", exp_month: 12, exp_year: 2040, cvc: "123" },
  },
};

const RETURN_URL = "http://127.0.0.1:3000/success-payment?order=7";

/** An intent that waits for authentication, and the URL of its page. */
async function challenge(returnUrl: string | undefined = RETURN_URL) {
  const intent = await house.stripe.paymentIntents.create({
    amount: 6499,
    currency: "cad",
    confirm: true,
    ...typed,
    ...(returnUrl !== undefined && { return_url: returnUrl }),
  });
  const { url } = intent.next_action?.redirect_to_url ?? {};
  const page = new URL(String(url).replace(house.options.pagesUrl, house.base));
  const answer = (answered: "complete" | "fail") =>
    post(`${page.origin}${page.pathname}`, { fields: { ...Object.fromEntries(page.searchParams), result: answered } });
  return { intent, page, url, answer };
}
const retrieve = (id: string) => house.stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });

describe("a card that needs authentication", () => {
  test("redirects to a page under the pages' URL, and waits", async () => {
    const { intent, page, url } = await challenge();
    expect(intent).toMatchObject({
      status: "requires_action",
      next_action: { type: "redirect_to_url", redirect_to_url: { return_url: RETURN_URL } },
      latest_charge: null,
    });
    expect(url).toMatch(new RegExp(`^${house.options.pagesUrl}/authenticate/${intent.id}\\?`, "u"));
    const answer = await fetch(page);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const text = await answer.text();
    expect(text).toContain("Complete authentication");
    expect(text).toContain("Fail authentication");
    expect(text).toContain(`action="${house.options.pagesUrl}/authenticate/${intent.id}"`);
    const french = await fetch(page, { headers: { "accept-language": "fr-CA,fr;q=0.9" } });
    expect(await french.text()).toContain("Réussir l’authentification");
  });

  test("is charged once after authentication, and the payer is redirected back", async () => {
    const { intent, answer } = await challenge();
    const answers = await Promise.all([answer("complete"), answer("complete"), answer("fail")]);
    for (const one of answers) expect(one.status).toBe(303);
    expect(new URL(String(answers[0].headers.get("location"))).searchParams.get("order")).toBe("7");
    const paid = await retrieve(intent.id);
    if (paid.status === "succeeded") {
      expect(paid.latest_charge).toMatchObject({
        payment_method_details: { card: { three_d_secure: { result: "authenticated" } } },
      });
    }
    expect((await house.stripe.charges.list({ payment_intent: intent.id })).data.length).toBeLessThanOrEqual(1);
  });

  test("redirects back with the result", async () => {
    const { intent, answer } = await challenge();
    const back = new URL(String((await answer("complete")).headers.get("location")));
    expect(Object.fromEntries(back.searchParams)).toEqual({
      order: "7",
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: "succeeded",
    });
    expect(await retrieve(intent.id)).toMatchObject({ status: "succeeded", next_action: null, amount_received: 6499 });
    await house.faults.settled();
    expect(house.types()).toEqual([
      "payment_intent.created",
      "payment_intent.requires_action",
      "charge.succeeded",
      "payment_intent.succeeded",
    ]);
  });

  test("is not charged if authentication fails, and another card can be used", async () => {
    const { intent, answer } = await challenge();
    expect((await answer("fail")).headers.get("location")).toContain("redirect_status=failed");
    expect(await retrieve(intent.id)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure" },
      latest_charge: null,
    });
    const paid = await house.stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" });
    expect(paid.status).toBe("succeeded");
    await house.faults.settled();
    expect(house.types().slice(2)).toEqual([
      "payment_intent.payment_failed",
      "charge.succeeded",
      "payment_intent.succeeded",
    ]);
  });

  test("stops waiting once the intent is canceled", async () => {
    const { intent, answer } = await challenge();
    await house.stripe.paymentIntents.cancel(intent.id);
    expect((await answer("complete")).headers.get("location")).toContain("redirect_status=failed");
    expect((await retrieve(intent.id)).status).toBe("canceled");
  });

  test("shows its page only with the client secret", async () => {
    const { intent, page } = await challenge();
    const url = `${page.origin}${page.pathname}`;
    const form = { client_secret: "wrong", result: "complete" };
    expect([(await fetch(url)).status, (await post(url, { fields: form })).status]).toEqual([404, 404]);
    expect((await fetch(`${page.origin}/authenticate/pi_none`)).status).toBe(404);
    expect((await retrieve(intent.id)).status).toBe("requires_action");
  });

  test("says that it was answered if there is no return URL", async () => {
    const intent = await house.stripe.paymentIntents.create({
      amount: 100,
      currency: "cad",
      confirm: true,
      payment_method: "pm_card_authenticationRequired",
    });
    const url = `${house.base}/authenticate/${intent.id}`;
    const form = { client_secret: intent.client_secret ?? "", result: "complete" };
    expect(await (await post(url, { fields: form })).text()).toContain("You can close this page.");
  });

  test("is declined off-session", async () => {
    const refused = house.stripe.paymentIntents.create({
      amount: 100,
      currency: "cad",
      confirm: true,
      off_session: true,
      payment_method: "pm_card_authenticationRequired",
    });
    await expect(refused).rejects.toMatchObject({ statusCode: 402, decline_code: "authentication_required" });
  });
});

test("no card number or security code is stored anywhere", async () => {
  await challenge();
  const seen = await house.stripe.paymentMethods.retrieve(
    String((await house.stripe.paymentIntents.list({ limit: 1 })).data[0]?.payment_method),
  );
  expect(seen.card).toMatchObject({ brand: "visa", last4: "3155", exp_month: 12, exp_year: 2040 });
  expect(await house.dump()).not.toMatch(/4000002500003155|"cvc":/u);
});

test("ids are expanded to objects only on request and only if there is one", async () => {
  const { intent } = await challenge();
  const found = await house.stripe.paymentIntents.list({ limit: 1, expand: ["data.payment_method"] });
  expect(found.data[0]).toMatchObject({ id: intent.id, payment_method: { object: "payment_method" } });
  await expect(house.stripe.paymentIntents.retrieve(intent.id, { expand: ["nothing"] })).rejects.toMatchObject({
    message: "This property cannot be expanded (nothing).",
  });
});
