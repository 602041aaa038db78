import { afterAll, beforeAll, expect, test } from "vitest";
import { buildEvent, notify } from "../../testing/payment-events.ts";
import { askToPay, makePayer, payByCard, reconcile } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findOrder } from "./orders.queries.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterAll(() => site.close());

const CENTS = 64_99;

const toRefund = (intent: string, cents: number) => ({
  type: "charge.refunded",
  object: {
    id: `ch_of_${intent}`,
    object: "charge",
    amount: CENTS,
    amount_refunded: cents,
    refunded: cents === CENTS,
    payment_intent: intent,
    metadata: {},
  },
});

const toDispute = (intent: string) => ({
  type: "charge.dispute.funds_withdrawn",
  object: {
    id: `dp_of_${intent}`,
    object: "dispute",
    amount: CENTS,
    balance_transactions: [],
    charge: `ch_of_${intent}`,
    evidence_details: { due_by: null },
    payment_intent: intent,
    reason: "fraudulent",
    status: "needs_response",
  },
});

test.each([
  ["a part of it was refunded", (intent: string) => toRefund(intent, 10_00), "paid"],
  ["it was refunded", (intent: string) => toRefund(intent, CENTS), "refunded"],
  ["it was disputed", toDispute, "disputed"],
])(
  "a payment whose own event never arrived is recorded by the job, even if we only learned that %s",
  async (_what, toEvent, status) => {
    const payer = await makePayer(site);
    site.sandbox.faults.holdEvents();
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    await payByCard(site, clientSecret);
    const { type, object } = toEvent(clientSecret.split("_secret")[0]);
    expect(await notify(site, buildEvent(type, object))).toBe(200);
    site.clock.advance(61_000);
    await reconcile(site);
    expect(await findOrder(site.db, orderId)).toMatchObject({ status, paidAt: site.clock.now(), checkAt: null });
    await site.sandbox.faults.releaseEvents({ drop: () => true });
  },
);
