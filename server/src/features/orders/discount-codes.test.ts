import { DISCOUNT_CODE_ALPHABET, DISCOUNT_CODE_TRIES } from "@vestpocket/domain/orders/orders.rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deriveKey } from "../../platform/keys.ts";
import { buildListingForm } from "../../testing/listing-forms.ts";
import { askToPay, countAsked, letPass, makePayer, type Payer, payByCard, reconcile } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { insertMemberships } from "../memberships/memberships.queries.ts";
import { makeDiscountCode } from "./discount-codes.tokens.ts";
import { redeemDiscountCode } from "./discount-codes.usecases.ts";

const WRONG = "This code is incorrect or has expired. You can request a new one.";
const NO_MEMBER = { fields: { applyMemberDiscount: "Discounts are for Agent Pro members." } };
const DAY_MINUTES = 24 * 60;

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterAll(() => site.close());

async function makeMember(): Promise<Payer> {
  const payer = await makePayer(site);
  const paidThrough = new Date(site.clock.now().getTime() + 300 * DAY_MINUTES * 60_000);
  await insertMemberships(site.db, [{ accountId: payer.uid, paidThrough }]);
  return payer;
}

/** The code in the latest e-mail. */
async function readCode(payer: Payer): Promise<string> {
  const { messages } = (await site.call("GET", `/dev/outbox.json?to=${payer.email}`)).body;
  const mail = messages.find(({ subject }: { subject: string }) => subject === "Your discount code");
  return /\b([A-Z2-9]{6}) gives you 25%/u.exec(mail.text)?.[1] ?? "";
}

async function sendCode(payer: Payer): Promise<{ token: string; code: string }> {
  const answer = await site.call("POST", "/v1/property/resend-code", {
    token: payer.token,
    body: { listingId: payer.listingId },
  });
  return { token: answer.body.token, code: await readCode(payer) };
}

const askWith = (payer: Payer, discount: { token: string; code: string }, choice = {}) =>
  askToPay(site, payer, { ...discount, ...choice });

describe("a discount code", () => {
  test("is e-mailed to a member who posts, appears in no answer, and takes 25% off", async () => {
    const payer = await makeMember();
    const form = buildListingForm();
    const posted = await site.app.inject({
      method: "POST",
      url: "/v1/property/",
      headers: { ...form.headers, authorization: `Bearer ${payer.token}` },
      payload: form.body,
    });
    const { propertyId: listingId, discountToken: token } = posted.json().msg;
    const code = await readCode(payer);
    expect(posted.body).not.toContain(code);
    const answer = await askWith(
      { ...payer, listingId },
      { token, code: code.toLowerCase() },
      { features: ["priority"] },
    );
    expect(answer.body).toMatchObject({ discountApplied: true });
    const { order } = (await site.call("GET", `/v1/orders/${answer.body.orderId}`, { token: payer.token })).body;
    expect(order).toMatchObject({ subtotalCents: 94_94, discountCents: 23_73, totalCents: 71_21 });
  });

  test.each([
    ["Basic", [48_74, 71_21, 78_71, 101_17]],
    ["Showcase", [67_49, 89_96, 67_49, 89_96]],
    ["Showcase Plus", [112_49, 112_49, 112_49, 112_49]],
  ])("gives %s the discounted price, at the provider too", async (planType, totals) => {
    const payer = await makeMember();
    const discount = await sendCode(payer);
    for (const [index, features] of [[], ["priority"], ["exposure"], ["priority", "exposure"]].entries()) {
      const answer = await askWith(payer, discount, { planType, features });
      const [id = ""] = answer.body.clientSecret.split("_secret");
      const intent = await site.payments.ask((stripe) => stripe.paymentIntents.retrieve(id));
      expect(intent.amount).toBe(totals[index]);
    }
  });

  test("is not issued to non-members, for another account's listing or for an active listing", async () => {
    const [plain, member, other] = [await makePayer(site), await makeMember(), await makeMember()];
    const [active = ""] = await site.addListings([{ ownerId: member.uid }]);
    const ask = async (payer: Payer, body: object) =>
      (await site.call("POST", "/v1/property/resend-code", { token: payer.token, body })).status;
    expect(await ask(plain, { listingId: plain.listingId })).toBe(403);
    expect(await ask(member, { listingId: other.listingId })).toBe(404);
    expect(await ask(member, { listingId: active })).toBe(409);
    const { token } = await sendCode(other);
    expect(await ask(member, { token })).toBe(404);
    expect(await ask(member, { token: "unknown" })).toBe(404);
    expect(await ask(member, {})).toBe(400);
  });

  test("still works after four wrong attempts, and no longer after five", async () => {
    const guess = async (wrong: number) => {
      const payer = await makeMember();
      const discount = await sendCode(payer);
      for (let tried = 0; tried < wrong; tried += 1) await askWith(payer, { ...discount, code: "222222" });
      return (await askWith(payer, discount)).status;
    };
    expect([await guess(4), await guess(5)]).toEqual([200, 400]);
  });

  test("is rejected after too many wrong attempts, even the right one, and no payment is started", async () => {
    const payer = await makeMember();
    const { token, code } = await sendCode(payer);
    const before = countAsked(site);
    const guesses = await Promise.all(
      Array.from({ length: 200 }, () => askWith(payer, { token, code: makeDiscountCode() })),
    );
    expect(new Set(guesses.map(({ status, body }) => `${status} ${body.fields?.code}`))).toEqual(
      new Set([`400 ${WRONG}`]),
    );
    expect((await askWith(payer, { token, code })).body.fields.code).toBe(WRONG);
    expect(countAsked(site)).toBe(before);
    const { rows } = await site.db.$client.query("SELECT max(tries) AS most FROM discount_codes");
    expect(rows[0].most).toBeLessThanOrEqual(DISCOUNT_CODE_TRIES);
  });

  test("survives 20,000 guesses at 100 tokens from 200 addresses", async () => {
    const members: (Payer & { discountToken: string; code: string })[] = [];
    for (let member = 0; member < 100; member += 1) {
      const payer = await makeMember();
      const { token, code } = await sendCode(payer);
      members.push({ ...payer, discountToken: token, code });
    }
    const asked = countAsked(site);
    const guess = (member: (typeof members)[number], code: string) =>
      askWith(member, { token: member.discountToken, code });
    // Most guesses go directly to where the decision is made; the rest of a call is the same for each of them.
    const deps = { db: site.db, clock: site.clock, codeKey: deriveKey(site.config.secret, "discount-code") };
    const redeem = ({ uid, listingId, discountToken: token }: (typeof members)[number], code: string) =>
      redeemDiscountCode({ ...deps, isMember: async () => true }, { viewer: { uid }, listingId, token, code });
    for (const member of members) expect(await redeem(member, member.code)).toBeTypeOf("string");
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        members.map((member, index) =>
          guess({ ...member, address: `198.51.100.${(round * 100 + index) % 200}` }, makeDiscountCode()),
        ),
      );
      expect(answers.filter(({ status }) => status !== 400)).toEqual([]);
    }
    let hits = 0;
    for (let round = 0; round < 196; round += 1) {
      const tried = await Promise.allSettled(members.map((member) => redeem(member, makeDiscountCode())));
      hits += tried.filter(({ status }) => status === "fulfilled").length;
    }
    expect(hits).toBe(0);
    const { rows } = await site.db.$client.query("SELECT max(tries) AS most FROM discount_codes");
    expect(rows[0].most).toBeLessThanOrEqual(DISCOUNT_CODE_TRIES);
    // Even the right ones are worthless now.
    for (const { status } of await Promise.all(members.map((member) => guess(member, member.code))))
      expect(status).toBe(400);
    expect(countAsked(site)).toBe(asked);
  });

  test("for another token, listing or account is rejected with the same message as a wrong one", async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    const [second = ""] = await site.addListings([{ ownerId: member.uid, status: "draft" }]);
    const own = await sendCode(member);
    const foreign = await sendCode(other);
    for (const answer of [
      await askWith(member, foreign),
      await askWith(member, { token: own.token, code: foreign.code }),
      await askWith({ ...member, listingId: second }, own),
      await askWith(member, { token: "unknown", code: own.code }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { fields: { code: WRONG } } });
    }
    expect((await askWith(member, own)).status).toBe(200);
  });

  test("expires after 24 hours or when a newer one is issued", async () => {
    const payer = await makeMember();
    const old = await sendCode(payer);
    const newest = await sendCode(payer);
    expect((await askWith(payer, old)).status).toBe(400);
    const later = await letPass(site, payer, DAY_MINUTES + 1);
    expect((await askWith(later, newest)).status).toBe(400);
    const fresh = await sendCode(later);
    expect((await askWith(later, fresh)).status).toBe(200);
  });

  test("is sent at most five times a day for a listing", async () => {
    const payer = await makeMember();
    const body = { listingId: payer.listingId };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => site.call("POST", "/v1/property/resend-code", { token: payer.token, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(Number(answers.find(({ status }) => status === 429)?.headers["retry-after"])).toBeGreaterThan(80_000);
    const later = await letPass(site, payer, DAY_MINUTES + 1);
    expect((await sendCode(later)).token).toBeTypeOf("string");
  });

  test("gives one discount even if tried on several listings at once; cancelling the payment releases it, paying uses it up", async () => {
    const payer = await makeMember();
    const discount = await sendCode(payer);
    const others = await site.addListings(
      Array.from({ length: 49 }, () => ({ ownerId: payer.uid, status: "draft" as const })),
    );
    const answers = await Promise.all(
      [payer.listingId, ...others].map((listingId) => askWith({ ...payer, listingId }, discount)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { clientSecret } = (await askToPay(site, payer, {})).body;
    expect((await askWith(payer, discount)).body.discountApplied).toBe(true);
    await payByCard(site, clientSecret);
    await site.sandbox.faults.settled();
    await site.db.$client.query("UPDATE listings SET status = 'draft', expires_at = NULL WHERE id = $1", [
      payer.listingId,
    ]);
    expect((await askWith(payer, discount)).body.fields.code).toBe(WRONG);
  });

  test("is applied by the signed-in member without its code, under the same rules: theirs, for that listing, once", async () => {
    const payer = await makeMember();
    const { token, code } = await sendCode(payer);
    const apply = (by: Payer, discountToken: string | null = token) =>
      askToPay(site, by, { applyMemberDiscount: true, discountToken });
    const other = await makeMember();
    expect((await apply(other)).body.fields.code).toBe(WRONG);
    const [second = ""] = await site.addListings([{ ownerId: payer.uid, status: "draft" }]);
    expect((await apply({ ...payer, listingId: second })).body.fields.code).toBe(WRONG);
    const { body } = await apply(payer);
    expect(body.discountApplied).toBe(true);
    const { order } = (await site.call("GET", `/v1/orders/${body.orderId}`, { token: payer.token })).body;
    expect([order.subtotalCents, order.discountCents]).toEqual([64_99, 16_25]);
    await payByCard(site, body.clientSecret);
    await site.sandbox.faults.settled();
    await site.db.$client.query("UPDATE listings SET status = 'draft', expires_at = NULL WHERE id = $1", [
      payer.listingId,
    ]);
    expect((await apply(payer)).body.fields.code).toBe(WRONG);
    expect((await askWith(payer, { token, code })).body.fields.code).toBe(WRONG);
  });

  test("needs neither code nor token of a signed-in member, who pays the discounted price for each of their listings", async () => {
    const payer = await makeMember();
    const apply = (by: Payer) => askToPay(site, by, { applyMemberDiscount: true });
    const [second = ""] = await site.addListings([{ ownerId: payer.uid, status: "draft" }]);
    for (const listingId of [payer.listingId, second]) {
      const { body } = await apply({ ...payer, listingId });
      expect(body.discountApplied).toBe(true);
      await payByCard(site, body.clientSecret);
      await site.sandbox.faults.settled();
      const { order } = (await site.call("GET", `/v1/orders/${body.orderId}`, { token: payer.token })).body;
      expect([order.status, order.totalCents]).toEqual(["paid", 48_74]);
    }
    const plain = await makePayer(site);
    expect(await apply(plain)).toMatchObject({ status: 400, body: NO_MEMBER });
  });

  test("is not applied without its code after five wrong attempts, when it is old, or when the membership has ended", async () => {
    const apply = (by: Payer, discountToken: string) =>
      askToPay(site, by, { applyMemberDiscount: true, discountToken });
    const guessed = await makeMember();
    const { token } = await sendCode(guessed);
    for (let guess = 0; guess < DISCOUNT_CODE_TRIES; guess += 1) await askWith(guessed, { token, code: "222222" });
    expect((await apply(guessed, token)).body.fields.code).toBe(WRONG);
    const late = await makeMember();
    const old = await sendCode(late);
    const tomorrow = await letPass(site, late, DAY_MINUTES + 1);
    expect((await apply(tomorrow, old.token)).body.fields.code).toBe(WRONG);
    const former = await makeMember();
    const issued = await sendCode(former);
    await site.db.$client.query("DELETE FROM memberships WHERE account_id = $1", [former.uid]);
    expect((await apply(former, issued.token)).body).toMatchObject(NO_MEMBER);
    const plain = await makePayer(site);
    expect(await apply(plain, "any")).toMatchObject({ status: 400, body: NO_MEMBER });
  });

  test("stops working when the membership ends", async () => {
    const payer = await makeMember();
    const discount = await sendCode(payer);
    await site.db.$client.query("UPDATE memberships SET paid_through = $1 WHERE account_id = $2", [
      site.clock.now(),
      payer.uid,
    ]);
    expect((await askWith(payer, discount)).body.fields.code).toBe(WRONG);
  });

  test("held by a cancelled payment can be used again", async () => {
    const payer = await makeMember();
    const discount = await sendCode(payer);
    const first = await askWith(payer, discount);
    site.clock.advance(23 * 60 * 60_000);
    const later = await letPass(site, payer, 0);
    expect((await askWith(later, discount)).body.orderId).toBe(first.body.orderId);
    await letPass(site, payer, DAY_MINUTES + 1);
    await reconcile(site);
    const { rows } = await site.db.$client.query("SELECT order_id FROM discount_codes WHERE listing_id = $1", [
      payer.listingId,
    ]);
    expect(rows[0].order_id).toBeNull();
  });

  test("is not stored in plain text anywhere", async () => {
    const payer = await makeMember();
    const { token, code } = await sendCode(payer);
    const { rows } = await site.db.$client.query("SELECT row_to_json(discount_codes)::text AS row FROM discount_codes");
    const kept = rows.map(({ row }: { row: string }) => row).join();
    for (const secret of [token, code]) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(Buffer.from(secret).toString("hex"));
    }
  });
});

test("discount codes are drawn uniformly from 31 characters", () => {
  const counts = new Map<string, number>();
  const codes = Array.from({ length: 100_000 }, makeDiscountCode);
  for (const code of codes) for (const sign of code) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect(counts.size).toBe(DISCOUNT_CODE_ALPHABET.length);
  const expected = (codes.length * 6) / 31;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Chi-squared with 30 degrees of freedom: a fair draw exceeds this once in a hundred thousand runs.
  expect(chiSquare).toBeLessThan(75);
});
