import type { OrderEvent } from "@vestpocket/domain/orders/order-administration.schema";
import { formatDate } from "@vestpocket/domain/shared/dates";
import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { askToJoin, getMembership, joinAgentPro, payCheckout } from "../../testing/memberships.ts";
import { askToPay, letPass, makePayer, type Payer, pay, payByCard } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findOrder } from "./orders.queries.ts";

/** Its refunds succeed at first and fail an hour later. */
const REFUND_FAILS = "4000000000005126";
/** Its refunds are pending for an hour. */
const REFUNDS_LATER = "4000000000007726";

const LIVE = "Your listing is live";
const DISPUTED = "Your payment is disputed";

let site: TestApp;
let administrator: { uid: string; token: string; email: string };
const alarms: string[] = [];
// An app for each test: they move the clock.
beforeEach(async () => {
  alarms.length = 0;
  const log = pino({ level: "error" }, { write: (line: string) => alarms.push(line) });
  site = await buildTestApp({}, { takesPayments: true, log });
  const signedIn = await site.signInAsAdministrator();
  const { rows } = await site.db.$client.query("SELECT email FROM accounts WHERE id = $1", [signedIn.uid]);
  administrator = { ...signedIn, email: rows[0].email };
});
afterEach(() => site.close());

async function ask(path: string, body: Record<string, unknown>): Promise<{ id: string }> {
  const made = await site.payments.ask((stripe) => stripe.rawRequest("POST", path, body));
  await site.sandbox.faults.settled();
  return made as unknown as { id: string };
}

async function chargeOf(orderId: string): Promise<string> {
  const intentId = String((await findOrder(site.db, orderId))?.intentId);
  return String((await site.payments.ask((stripe) => stripe.paymentIntents.retrieve(intentId))).latest_charge);
}

const dispute = async (orderId: string, body: object = {}) =>
  (await ask("/v1/test_helpers/sandbox/dispute", { charge: await chargeOf(orderId), ...body })).id;
const move = (id: string, step: string) => ask(`/v1/test_helpers/sandbox/disputes/${id}`, { step });

async function listingOf({ listingId }: Payer) {
  const { rows } = await site.db.$client.query("SELECT status, expires_at, order_id FROM listings WHERE id = $1", [
    listingId,
  ]);
  return rows[0];
}

const daysLeft = ({ expires_at }: { expires_at: Date }) => (expires_at.getTime() - site.clock.now().getTime()) / DAY_MS;

async function rowOf({ listingId }: Payer) {
  return (await site.db.$client.query("SELECT * FROM listings WHERE id = $1", [listingId])).rows[0];
}

async function closeListing(listingId: string): Promise<void> {
  const sql = "UPDATE listings SET status = 'closed', closed_at = $2 WHERE id = $1";
  await site.db.$client.query(sql, [listingId, site.clock.now()]);
}

async function statusesOf(payer: Payer, orderId: string): Promise<unknown[]> {
  return [(await findOrder(site.db, orderId))?.status, (await listingOf(payer)).status];
}

async function mailsTo(email: string): Promise<string[]> {
  const { messages } = (await site.call("GET", `/dev/outbox.json?to=${email}`)).body;
  return messages.map(({ subject }: { subject: string }) => subject).reverse();
}
const mailsToAdministrator = () => mailsTo(administrator.email);

const UNRESTORED = "a dispute was settled, but what was bought could not be restored";
const countUnrestored = () => alarms.filter((line) => line.includes(UNRESTORED)).length;

/** What administrators were told about the end of a dispute. */
async function readOutcome(): Promise<string> {
  const [mail] = (await site.call("GET", `/dev/outbox.json?to=${administrator.email}`)).body.messages;
  expect(mail.subject).toBe("A dispute was closed");
  return mail.text.replace(/\s+/gu, " ");
}
const RESUMES = "resumes for its remaining time";
const NOTHING = "Nothing resumes: the listing or membership is over or was paid for again.";

/** The text of each line of an order's history, with its details. */
async function historyOf(orderId: string): Promise<unknown[][]> {
  const { order } = await readAsAdministrator(`/v1/admin/orders/${orderId}`);
  return order.events.map(({ action, cents, reason, outcome }: OrderEvent) => [action, cents, reason, outcome]);
}

async function readAsAdministrator(path: string) {
  return (await site.call("GET", path, { token: administrator.token })).body;
}

describe("an inquiry of the buyer's bank", () => {
  test("changes nothing that was bought, tells administrators, and marks the order", async () => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer);
    const id = await dispute(orderId, { inquiry: true });
    expect(await statusesOf(payer, orderId)).toEqual(["paid", "active"]);
    expect(await mailsTo(payer.email)).toEqual([LIVE]);
    expect(await mailsToAdministrator()).toEqual(["A buyer’s bank is asking about a payment"]);
    const { orders } = await readAsAdministrator("/v1/admin/orders?status=inquiry");
    expect(orders).toMatchObject([{ id: orderId, dispute: { id, status: "warning_needs_response", cents: 64_99 } }]);
    const { dueBy } = orders[0].dispute;
    const [mail] = (await site.call("GET", `/dev/outbox.json?to=${administrator.email}`)).body.messages;
    expect(mail.text.replace(/\s+/gu, " ")).toContain(`dashboard by ${formatDate(dueBy.seconds, "en")}.`);
    expect(await readAsAdministrator("/v1/admin/figures/waiting")).toMatchObject({
      waiting: { disputes: 1, answerBy: dueBy },
    });
    expect((await readAsAdministrator("/v1/admin/orders?status=to_answer")).orders).toMatchObject([{ id: orderId }]);
    await move(id, "withdraw_inquiry");
    expect(await readAsAdministrator("/v1/admin/figures/waiting")).toMatchObject({
      waiting: { disputes: 0, answerBy: null },
    });
    expect((await readAsAdministrator("/v1/admin/orders?status=to_answer")).orders).toEqual([]);
    expect(await statusesOf(payer, orderId)).toEqual(["paid", "active"]);
    expect(await mailsToAdministrator()).toEqual(["A buyer’s bank is asking about a payment", "A dispute was closed"]);
    expect((await readAsAdministrator("/v1/admin/orders?status=inquiry")).orders).toEqual([]);
    const { order } = await readAsAdministrator(`/v1/admin/orders/${orderId}`);
    expect(order.dispute).toMatchObject({ status: "warning_closed" });
    expect(await historyOf(orderId)).toEqual([
      ["orders.pay", 64_99, null, null],
      ["orders.bank_asked", 64_99, "fraudulent", null],
      ["orders.dispute_settled", 64_99, null, "warning_closed"],
    ]);
  });

  test("that becomes a dispute takes the listing down once the money is taken", async () => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer);
    const id = await dispute(orderId, { inquiry: true });
    await move(id, "escalate");
    expect(await statusesOf(payer, orderId)).toEqual(["disputed", "draft"]);
    expect(await mailsToAdministrator()).toEqual(["A buyer’s bank is asking about a payment", "A payment is disputed"]);
  });
});

describe("a dispute", () => {
  test("whose response is due first is first among those to answer", async () => {
    const payer = await makePayer(site);
    const { orderId: first } = await pay(site, payer);
    await dispute(first);
    const { orderId: later } = await pay(site, await makePayer(site));
    await dispute(later);
    const listToAnswer = async () =>
      (await readAsAdministrator("/v1/admin/orders?status=to_answer")).orders.map(({ id }: { id: string }) => id);
    for (const [hours, order] of [
      [1, [first, later]],
      [-1, [later, first]],
    ] as const) {
      const sql = "UPDATE order_disputes SET due_by = now() + $1 * interval '1 hour' WHERE order_id = $2";
      await site.db.$client.query(sql, [hours, later]);
      await site.db.$client.query(sql, [0, first]);
      expect(await listToAnswer()).toEqual(order);
    }
  });

  test("that is lost leaves the listing a draft", async () => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer);
    const id = await dispute(orderId);
    expect(await statusesOf(payer, orderId)).toEqual(["disputed", "draft"]);
    expect(await mailsTo(payer.email)).toEqual([LIVE, DISPUTED]);
    await move(id, "lose");
    expect(await statusesOf(payer, orderId)).toEqual(["disputed", "draft"]);
    expect(await mailsTo(payer.email)).toEqual([LIVE, DISPUTED]);
    expect(await mailsToAdministrator()).toEqual(["A payment is disputed", "A dispute was closed"]);
    expect((await historyOf(orderId)).slice(1)).toEqual([
      ["orders.disputed", 64_99, "fraudulent", null],
      ["orders.dispute_settled", 64_99, null, "lost"],
    ]);
  });

  test("that is lost after a partial refund ends the listing, although the refunded amount comes back", async () => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer);
    const intentId = String((await findOrder(site.db, orderId))?.intentId);
    await site.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intentId, amount: 20_00 }));
    const id = await dispute(orderId);
    await move(id, "lose");
    expect(await findOrder(site.db, orderId)).toMatchObject({ status: "disputed", refundedCents: 20_00 });
    expect((await listingOf(payer)).status).toBe("draft");
    expect((await mailsTo(payer.email)).slice(2)).toEqual([DISPUTED]);
    expect(await readOutcome()).toContain("was lost");
    expect(countUnrestored()).toBe(0);
  });

  test("that is won restores the listing for the remaining time", async () => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer);
    const before = await listingOf(payer);
    site.clock.advance(10 * DAY_MS);
    const id = await dispute(orderId);
    site.clock.advance(40 * DAY_MS);
    await move(id, "win");
    const after = await listingOf(payer);
    expect(after).toMatchObject({ status: "active", order_id: orderId });
    expect(after.expires_at.getTime() - before.expires_at.getTime()).toBe(40 * DAY_MS);
    expect(await readOutcome()).toContain(RESUMES);
    expect(countUnrestored()).toBe(0);
    expect((await findOrder(site.db, orderId))?.status).toBe("paid");
    expect(await mailsTo(payer.email)).toEqual([LIVE, DISPUTED, "Your listing is live again"]);
  });

  test.each([
    ["after another", [10, "open", 40, "win", 5, "open", 20, "win"], 15],
    ["during another", [10, "open", 2, "open", 8, "win first", 10, "win"], 10],
    ["around another", [10, "open", 2, "open", 8, "win", 10, "win first"], 10],
  ] as const)("of a payment %s restores the listing for the time that it was not live", async (_when, steps, used) => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer);
    const days = daysLeft(await listingOf(payer));
    const ids: string[] = [];
    for (const step of steps) {
      if (typeof step === "number") site.clock.advance(step * DAY_MS);
      else if (step === "open") ids.push(await dispute(orderId));
      else await move(String(ids.at(step === "win" ? -1 : 0)), "win");
    }
    expect(await listingOf(payer)).toMatchObject({ status: "active", order_id: orderId });
    expect(daysLeft(await listingOf(payer))).toBe(days - used);
    expect(countUnrestored()).toBe(0);
  });

  test("is reported to the buyer in their language, with the listing and the amount", async () => {
    const payer = await makePayer(site);
    await site.db.$client.query("UPDATE accounts SET language = 'fr' WHERE id = $1", [payer.uid]);
    await site.db.$client.query("UPDATE listings SET title = 'Le coin' WHERE id = $1", [payer.listingId]);
    const { orderId } = await pay(site, payer);
    await dispute(orderId);
    const [mail] = (await site.call("GET", `/dev/outbox.json?to=${payer.email}`)).body.messages;
    expect(mail.subject).toBe("Votre paiement est contesté");
    expect(mail.text).toMatch(/64,99\s\$.*«\sLe coin\s»/u);
    expect(mail.text).toContain(`/account/billing/${orderId}`);
  });

  test("that arrives before its payment is reported instead of a live listing", async () => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    site.sandbox.faults.holdEvents();
    await payByCard(site, clientSecret);
    await ask("/v1/test_helpers/sandbox/dispute", { charge: await chargeOf(orderId) });
    await site.sandbox.faults.releaseEvents({ order: (ids) => [...ids].reverse() });
    expect(await statusesOf(payer, orderId)).toEqual(["disputed", "draft"]);
    expect(await mailsTo(payer.email)).toEqual([DISPUTED]);
  });

  const SECOND_RUNS: Readonly<Record<string, (payer: Payer) => Promise<unknown>>> = {
    active: async () => undefined,
    paused: async ({ listingId }) =>
      site.db.$client.query("UPDATE listings SET status = 'paused', paused_at = $2 WHERE id = $1", [
        listingId,
        site.clock.now(),
      ]),
    closed: async ({ listingId }) => closeListing(listingId),
    "over but not marked": async () => site.clock.advance(61 * DAY_MS),
    "over and marked": async ({ listingId }) => {
      site.clock.advance(61 * DAY_MS);
      await site.db.$client.query("UPDATE listings SET status = 'expired' WHERE id = $1", [listingId]);
    },
    removed: async ({ listingId }) =>
      site.db.$client.query("UPDATE listings SET status = 'removed', removed_at = $2 WHERE id = $1", [
        listingId,
        site.clock.now(),
      ]),
  };

  test.each(Object.entries(SECOND_RUNS))(
    "that is won does not touch a listing that was paid for again meanwhile, and is %s",
    async (_, become) => {
      const payer = await makePayer(site);
      const { orderId } = await pay(site, payer);
      const id = await dispute(orderId);
      const again = await pay(site, await letPass(site, payer, 1));
      await become(payer);
      const before = await rowOf(payer);
      await move(id, "win");
      expect(await rowOf(payer)).toEqual(before);
      expect(await mailsTo(payer.email)).toEqual([LIVE, DISPUTED, LIVE]);
      expect(before.order_id).toBe(again.orderId);
      expect(await readOutcome()).toContain(NOTHING);
      expect(countUnrestored()).toBe(1);
      expect((await findOrder(site.db, orderId))?.status).toBe("paid");
    },
  );

  test("that is won restores a listing whose second payment was refunded", async () => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer);
    const id = await dispute(orderId);
    const again = await pay(site, await letPass(site, payer, 1));
    const intentId = String((await findOrder(site.db, again.orderId))?.intentId);
    await site.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intentId }));
    await site.sandbox.faults.settled();
    expect((await listingOf(payer)).status).toBe("draft");
    await move(id, "win");
    expect(await listingOf(payer)).toMatchObject({ status: "active", order_id: orderId });
    expect(countUnrestored()).toBe(0);
  });

  const ENDINGS = {
    over: async () => site.clock.advance(61 * DAY_MS),
    closed: async ({ listingId }: Payer) => closeListing(listingId),
    "paid for again": async (payer: Payer) => {
      site.clock.advance(59 * DAY_MS);
      await site.db.$client.query("UPDATE listings SET expires_at = $2 WHERE id = $1", [
        payer.listingId,
        site.clock.now(),
      ]);
      await pay(site, { ...payer, token: await site.signIn(payer.email) });
    },
  };
  test.each(Object.entries(ENDINGS))("that is won restores nothing of a run that was %s before", async (_, end) => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer);
    await end(payer);
    const before = await listingOf(payer);
    const id = await dispute(orderId);
    await move(id, "win");
    expect(await listingOf(payer)).toEqual(before);
    expect((await mailsTo(payer.email)).filter((subject) => subject !== LIVE)).toEqual([]);
    expect(await readOutcome()).toContain(NOTHING);
    expect(countUnrestored()).toBe(0);
  });

  test.each(["win", "lose"])(
    "of a year of Agent Pro leaves the one that was bought after it alone: %s",
    async (how) => {
      const { uid, email } = await joinAgentPro(site);
      const { rows } = await site.db.$client.query("SELECT id FROM orders WHERE account_id = $1", [uid]);
      const id = await dispute(rows[0].id);
      expect(await getMembership(site, await site.signIn(email))).toMatchObject({ isSubscribed: false });
      site.clock.advance(DAY_MS);
      const token = await site.signIn(email);
      await payCheckout(site, (await askToJoin(site, token)).body.checkoutUrl);
      const before = await getMembership(site, token);
      expect(before).toMatchObject({ isSubscribed: true, endsAtPeriodEnd: false });
      await move(id, how);
      expect(await getMembership(site, token)).toEqual(before);
      expect(await mailsTo(email)).toEqual(["Welcome to Agent Pro", DISPUTED, "Welcome to Agent Pro"]);
      expect((await findOrder(site.db, rows[0].id))?.status).toBe(how === "win" ? "paid" : "disputed");
      expect(await readOutcome()).toContain(how === "win" ? NOTHING : "was lost");
      expect(countUnrestored()).toBe(how === "win" ? 1 : 0);
    },
  );

  test("of a year of Agent Pro ends the membership, and restores the rest once it is won", async () => {
    const { uid, email } = await joinAgentPro(site);
    const { rows } = await site.db.$client.query("SELECT id FROM orders WHERE account_id = $1", [uid]);
    const inquiry = await dispute(rows[0].id, { inquiry: true });
    expect(await getMembership(site, await site.signIn(email))).toMatchObject({ isSubscribed: true });
    await move(inquiry, "escalate");
    expect(await getMembership(site, await site.signIn(email))).toMatchObject({ isSubscribed: false });
    await move(inquiry, "win");
    const membership = await getMembership(site, await site.signIn(email));
    expect(membership).toMatchObject({ isSubscribed: true });
    const days = (membership.paidThrough.seconds * 1000 - site.clock.now().getTime()) / DAY_MS;
    expect(Math.round(days)).toBe(365);
    // The subscription ends, so that it does not renew. The provider's event about that comes while the dispute's is
    // handled, so either may be recorded first.
    const isOfSubscription = ([action]: readonly unknown[]) => action === "memberships.end";
    const history = await historyOf(rows[0].id);
    expect(history.filter(isOfSubscription)).toHaveLength(1);
    expect(history.filter((line) => !isOfSubscription(line))).toEqual([
      ["orders.pay", 240_00, null, null],
      ["memberships.begin", null, null, null],
      ["orders.bank_asked", 240_00, "fraudulent", null],
      ["orders.disputed", 240_00, "fraudulent", null],
      ["memberships.revoke", null, null, null],
      ["orders.dispute_settled", 240_00, null, "won"],
      ["memberships.restore", null, null, null],
    ]);
    expect(await mailsTo(email)).toEqual(["Welcome to Agent Pro", DISPUTED, "Your Agent Pro membership is restored"]);
  });
});

describe("a refund", () => {
  async function payWith(card: string): Promise<{ payer: Payer; orderId: string }> {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    await payByCard(site, clientSecret, card);
    await site.sandbox.faults.settled();
    return { payer, orderId };
  }
  async function refund(orderId: string, amountCents?: number): Promise<void> {
    const { refundedCents = 0 } = (await findOrder(site.db, orderId)) ?? {};
    const body = { reason: "requested_by_customer", refundedCents, ...(amountCents && { amountCents }) };
    const path = `/v1/admin/orders/${orderId}/refund`;
    expect((await site.call("POST", path, { token: administrator.token, body })).status).toBe(200);
    await site.sandbox.faults.settled();
  }

  /** Whether an order has the mark of a failed refund, and is in the list of those. */
  async function marksOf(orderId: string): Promise<boolean[]> {
    const { order } = await readAsAdministrator(`/v1/admin/orders/${orderId}`);
    const { orders } = await readAsAdministrator("/v1/admin/orders?status=refund_failed");
    return [order.hasFailedRefund, orders.some(({ id }: { id: string }) => id === orderId)];
  }

  test.each([
    ["in full", undefined, "refunded", "draft"],
    ["in part", 20_00, "paid", "active"],
  ])(
    "that fails later is reported to administrators and marked until it is made again: %s",
    async (_, cents, status, listing) => {
      const { payer, orderId } = await payWith(REFUND_FAILS);
      await refund(orderId, cents);
      expect(await statusesOf(payer, orderId)).toEqual([status, listing]);
      expect(await marksOf(orderId)).toEqual([false, false]);
      site.sandbox.faults.holdEvents();
      site.clock.advance(HOUR_MS / 2);
      await site.sandbox.faults.passTime();
      site.clock.advance(HOUR_MS / 2);
      await site.sandbox.faults.passTime();
      await site.sandbox.faults.releaseEvents({ order: (ids) => [...ids].reverse(), copies: 2 });
      expect(await findOrder(site.db, orderId)).toMatchObject({ status: "paid", refundedCents: 0 });
      expect((await listingOf(payer)).status).toBe(listing);
      expect(await mailsToAdministrator()).toEqual(["A refund failed"]);
      const { rows } = await site.db.$client.query("SELECT failed_refund_id FROM orders WHERE id = $1", [orderId]);
      expect(rows[0].failed_refund_id).toMatch(/^re_/u);
      administrator = { ...administrator, ...(await site.signInAsAdministrator()) };
      expect(await marksOf(orderId)).toEqual([true, true]);
      await refund(orderId, cents);
      expect(await findOrder(site.db, orderId)).toMatchObject({ status, refundedCents: cents ?? 64_99 });
      expect(await marksOf(orderId)).toEqual([false, false]);
    },
  );

  test("that failed after all of the payment had been refunded again is reported, but not marked", async () => {
    const { orderId } = await payWith(REFUND_FAILS);
    await refund(orderId);
    site.sandbox.faults.holdEvents();
    site.clock.advance(HOUR_MS);
    await site.sandbox.faults.passTime();
    const intentId = String((await findOrder(site.db, orderId))?.intentId);
    await site.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intentId }));
    await site.sandbox.faults.releaseEvents();
    expect(await mailsToAdministrator()).toEqual(["A refund failed"]);
    administrator = { ...administrator, ...(await site.signInAsAdministrator()) };
    expect(await findOrder(site.db, orderId)).toMatchObject({ status: "refunded", refundedCents: 64_99 });
    expect(await marksOf(orderId)).toEqual([false, false]);
  });

  test("that failed is not recorded again by an older event", async () => {
    const { orderId } = await payWith(REFUND_FAILS);
    site.sandbox.faults.holdEvents();
    const intentId = String((await findOrder(site.db, orderId))?.intentId);
    await site.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intentId }));
    site.clock.advance(HOUR_MS);
    await site.sandbox.faults.passTime();
    await site.sandbox.faults.releaseEvents({ order: (ids) => [...ids].reverse() });
    expect(await findOrder(site.db, orderId)).toMatchObject({ status: "paid", refundedCents: 0 });
  });

  test("that is pending counts at once, and nothing more happens when it succeeds", async () => {
    const { payer, orderId } = await payWith(REFUNDS_LATER);
    await refund(orderId);
    site.clock.advance(HOUR_MS);
    await site.sandbox.faults.passTime();
    await site.sandbox.faults.settled();
    expect(await statusesOf(payer, orderId)).toEqual(["refunded", "draft"]);
    expect(await mailsToAdministrator()).toEqual([]);
  });
});
