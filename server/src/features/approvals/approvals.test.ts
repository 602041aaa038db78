import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makePayer, pay } from "../../testing/payments.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";

const TOTAL = 64_99;
type Person = { uid: string; email: string; token: string };

let site: TestApp;
let asker: Person;
let other: Person;
beforeAll(async () => {
  site = await buildTestApp({ APPROVE_REFUNDS_OVER: "40", APPROVE_CONFIDENTIAL: "on" }, { takesPayments: true });
});
beforeEach(async () => {
  await site.db.execute(sql`DELETE FROM approvals`);
  asker = await site.signInAsAdministrator();
  other = await site.signInAsAdministrator();
});
afterEach(() => site.sandbox.faults.clear());
afterAll(() => site.close());

const makeOrder = async () => (await pay(site, await makePayer(site))).orderId;
const refund = (orderId: string, body: object = {}, { token } = asker): Promise<Answer> =>
  site.call("POST", `/v1/admin/orders/${orderId}/refund`, {
    token,
    body: { reason: "requested_by_customer", refundedCents: 0, note: "The listing was posted twice.", ...body },
  });
const listWaiting = async ({ token } = other) =>
  (await site.call("GET", "/v1/admin/approvals/waiting", { token })).body.approvals;
const countWaiting = async ({ token }: Person) =>
  (await site.call("GET", "/v1/admin/figures/waiting", { token })).body.waiting.approvals;
const decide = (id: string, what: string, { token } = other): Promise<Answer> =>
  site.call("POST", `/v1/admin/approvals/${id}/${what}`, { token, body: {} });
const read = async (orderId: string) =>
  (await site.call("GET", `/v1/admin/orders/${orderId}`, { token: other.token })).body.order;
const told = async ({ uid }: Person, event: string) =>
  (
    await site.db.execute<{ path: string }>(
      sql`SELECT path FROM notifications WHERE account_id = ${uid} AND event = ${event}`,
    )
  ).rows;
const enter = (role: AdministratorRole) => site.signInAsAdministrator(role);

/** Asks for the refund of a new order. */
async function askForRefund(): Promise<{ orderId: string; id: string }> {
  const orderId = await makeOrder();
  expect((await refund(orderId)).status).toBe(200);
  const [{ id }] = await listWaiting();
  return { orderId, id };
}

describe("a refund over the operator's amount", () => {
  test("waits with its reason until another administrator approves it, and then is made", async () => {
    const orderId = await makeOrder();
    expect(await refund(orderId, { note: undefined })).toMatchObject({
      status: 400,
      body: { fields: { note: expect.any(String) } },
    });
    const { body } = await refund(orderId);
    const waiting = { kind: "refund", cents: TOTAL, reason: "The listing was posted twice.", isOwn: true };
    expect(body.order).toMatchObject({ refundedCents: 0, refundsUpToCents: 40_00, waitingRefund: waiting });
    const [approval] = await listWaiting();
    expect(approval).toMatchObject({ ...waiting, isOwn: false, asker: { uid: asker.uid }, subject: { id: orderId } });
    expect([await countWaiting(asker), await countWaiting(other)]).toEqual([0, 1]);
    expect([await told(asker, "approval_asked"), await told(other, "approval_asked")]).toEqual([
      [],
      [{ path: "/admin" }],
    ]);
    expect((await decide(approval.id, "approve")).body.msg).toBe("Approved and done.");
    expect(await read(orderId)).toMatchObject({ status: "refunded", refundedCents: TOTAL, waitingRefund: null });
    expect(await told(asker, "approval_decided")).toEqual([{ path: `/admin/orders/${orderId}` }]);
    const { rows } = await site.db.execute(
      sql`SELECT action, actor_id AS "actorId", details FROM audit_entries WHERE subject_id = ${orderId}
        AND (action LIKE 'approvals.%' OR action = 'orders.refund') ORDER BY id`,
    );
    expect(rows).toMatchObject([
      { action: "approvals.ask", actorId: asker.uid },
      { action: "approvals.approve", actorId: other.uid, details: { asker: asker.uid, cents: TOTAL } },
      { action: "orders.refund", actorId: asker.uid, details: { cents: TOTAL, approvedBy: other.uid } },
    ]);
  });

  test("is not made in small pieces either, and up to the amount one administrator decides alone", async () => {
    const orderId = await makeOrder();
    expect((await refund(orderId, { amountCents: 40_00 })).body.order).toMatchObject({ refundedCents: 40_00 });
    const { body } = await refund(orderId, { amountCents: 1, refundedCents: 40_00 });
    expect(body.order).toMatchObject({ refundedCents: 40_00, waitingRefund: { cents: 1 } });
  });

  test("is decided by nobody who asked, in no session, and only by finance", async () => {
    const { orderId, id } = await askForRefund();
    expect((await decide(id, "approve", asker)).body.code).toBe("approvals.own");
    const second = { ...asker, token: await site.signIn(asker.email) };
    expect((await decide(id, "approve", second)).body.code).toBe("approvals.own");
    expect((await decide(id, "decline", asker)).body.code).toBe("approvals.own");
    const support = await enter("support");
    expect(await decide(id, "approve", support)).toMatchObject({
      status: 403,
      body: { code: "sessions.role_lacking" },
    });
    expect(await listWaiting(support)).toEqual([]);
    expect((await decide(newId(), "approve")).status).toBe(404);
    expect((await read(orderId)).refundedCents).toBe(0);
    expect((await decide(id, "approve", await enter("finance"))).status).toBe(200);
  });

  test("is made once, however many approve it at the same time", async () => {
    const { orderId, id } = await askForRefund();
    const third = await site.signInAsAdministrator();
    const answers = await Promise.all([other, third, other, third].map((each) => decide(id, "approve", each)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await read(orderId)).payment.refunds).toHaveLength(1);
  });

  test("ends if part of the order was refunded in the meantime, and whoever asked is told", async () => {
    const { orderId, id } = await askForRefund();
    expect((await refund(orderId, { amountCents: 10_00 }, other)).body.order.refundedCents).toBe(10_00);
    expect(await decide(id, "approve")).toMatchObject({ status: 409, body: { code: "approvals.overtaken" } });
    expect((await read(orderId)).refundedCents).toBe(10_00);
    expect(await listWaiting()).toEqual([]);
    expect(await told(asker, "approval_decided")).toHaveLength(1);
    expect((await decide(id, "approve")).body.code).toBe("approvals.decided");
  });

  test("can be asked for once at a time, declined, withdrawn by whoever asked, and asked for again", async () => {
    const { orderId, id } = await askForRefund();
    expect((await refund(orderId, {}, other)).body.code).toBe("approvals.already_waiting");
    expect((await decide(id, "withdraw")).body.code).toBe("approvals.not_own");
    expect((await decide(id, "decline")).body.msg).toBe("Declined.");
    expect(await told(asker, "approval_decided")).toHaveLength(1);
    expect((await refund(orderId)).status).toBe(200);
    const [again] = await listWaiting();
    expect((await decide(again.id, "withdraw", asker)).body.msg).toBe("Withdrawn.");
    expect((await decide(again.id, "approve")).body.code).toBe("approvals.decided");
    expect((await read(orderId)).refundedCents).toBe(0);
  });

  test("is not made once whoever asked is no longer in charge of it", async () => {
    const { orderId, id } = await askForRefund();
    await site.db.execute(sql`UPDATE accounts SET administrator_role = 'support' WHERE id = ${asker.uid}`);
    expect((await decide(id, "approve")).body.code).toBe("approvals.overtaken");
    expect((await read(orderId)).refundedCents).toBe(0);
    expect(await listWaiting()).toEqual([]);
  });

  test("waits on if the payment provider does not respond, and is made by the next approval", async () => {
    const { orderId, id } = await askForRefund();
    site.sandbox.faults.inject({ path: "/v1/refunds", kind: "500", times: 9 });
    expect((await decide(id, "approve")).status).toBe(503);
    site.sandbox.faults.clear();
    expect(await listWaiting()).toMatchObject([{ id }]);
    expect(await told(asker, "approval_decided")).toEqual([]);
    expect((await decide(id, "approve")).status).toBe(200);
    expect((await read(orderId)).payment.refunds).toHaveLength(1);
  });

  test("expires after 24 hours", async () => {
    const { orderId, id } = await askForRefund();
    site.clock.advance(24 * HOUR_MS);
    const late = await site.signInAsAdministrator();
    expect((await decide(id, "approve", late)).body.code).toBe("approvals.expired");
    expect(await listWaiting(late)).toEqual([]);
    expect((await refund(orderId, {}, late)).body.order.waitingRefund.asker.uid).toBe(late.uid);
    expect(await told(asker, "approval_decided")).toHaveLength(1);
  });
});

describe("a look at confidential details", () => {
  test("is opened for whoever asked once another administrator of support approves it", async () => {
    const owner = await site.addAccount();
    const [listing] = await site.addListings([{ ownerId: owner.uid }]);
    const inspect = () =>
      site.call("POST", `/v1/admin/listings/${listing}/inspect`, {
        token: asker.token,
        body: { ground: "reason", reason: "A buyer says that the address is wrong." },
      });
    expect((await inspect()).body.msg).toMatch(/^Another administrator has to approve this/u);
    expect((await inspect()).body.code).toBe("approvals.already_waiting");
    const count = async () => (await site.db.execute(sql`SELECT account_id FROM listing_inspections`)).rows;
    expect(await count()).toEqual([]);
    expect(await listWaiting(await enter("finance"))).toEqual([]);
    const [approval] = await listWaiting();
    expect(approval).toMatchObject({ kind: "inspection", cents: null, subject: { id: listing } });
    expect((await decide(approval.id, "approve")).status).toBe(200);
    expect(await count()).toEqual([{ account_id: asker.uid }]);
    expect(await told(asker, "approval_decided")).toEqual([{ path: `/property/${listing}` }]);
    const { rows } = await site.db.execute(
      sql`SELECT actor_id, details FROM audit_entries WHERE action = 'access.inspected'`,
    );
    expect(rows).toMatchObject([{ actor_id: asker.uid, details: { approvedBy: other.uid } }]);
  });
});
