import { afterAll, beforeAll, expect, test } from "vitest";
import { joinAgentPro } from "../../testing/memberships.ts";
import { buildEvent, notify } from "../../testing/payment-events.ts";
import { makePayer, pay } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findOrder } from "./orders.queries.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterAll(() => site.close());

const query = async (sql: string, values: readonly unknown[]) => (await site.db.$client.query(sql, [...values])).rows;

/** Something paid for; each order of events starts with a new one. */
interface Purchase {
  readonly orderId: string;
  readonly email: string;
  readonly restored: string;
  isLive(): Promise<boolean>;
  startAnew(): Promise<unknown>;
}

const PURCHASES: Readonly<Record<"listing" | "membership", () => Promise<Purchase>>> = {
  listing: async () => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer);
    const [paid] = await query("SELECT plan, published_at, expires_at FROM listings WHERE id = $1", [payer.listingId]);
    const { plan, published_at, expires_at } = paid;
    return {
      orderId,
      email: payer.email,
      restored: "Your listing is live again",
      isLive: async () => {
        const [now] = await query("SELECT status, order_id FROM listings WHERE id = $1", [payer.listingId]);
        return now.status === "active" && now.order_id === orderId;
      },
      startAnew: () =>
        query(
          "UPDATE listings SET status = 'active', order_id = $2, plan = $3, published_at = $4, expires_at = $5 WHERE id = $1",
          [payer.listingId, orderId, plan, published_at, expires_at],
        ),
    };
  },
  membership: async () => {
    const { uid, email } = await joinAgentPro(site);
    const [{ id: orderId }] = await query("SELECT id FROM orders WHERE account_id = $1", [uid]);
    const [{ paid_through }] = await query("SELECT paid_through FROM memberships WHERE account_id = $1", [uid]);
    return {
      orderId,
      email,
      restored: "Your Agent Pro membership is restored",
      isLive: async () => {
        const [now] = await query("SELECT member_until FROM memberships WHERE account_id = $1", [uid]);
        return now.member_until > site.clock.now();
      },
      startAnew: () => query("UPDATE memberships SET paid_through = $2 WHERE account_id = $1", [uid, paid_through]),
    };
  },
};

interface Sent {
  readonly type: string;
  readonly object: object;
}

/** A dispute event, with the money that the bank has taken (negative) and returned until then. */
const dispute = (type: string, status: string, moved: readonly number[] = []): Sent => ({
  type: `charge.dispute.${type}`,
  object: {
    object: "dispute",
    balance_transactions: moved.map((amount) => ({ amount })),
    charge: "ch_1",
    evidence_details: { due_by: null },
    reason: "fraudulent",
    status,
  },
});

/** The events of a dispute about all of a payment, of which some or all may have been refunded before. */
function settle(status: "won" | "lost", { all, back }: { all: number; back: number }): Sent[] {
  return [
    dispute("funds_withdrawn", "needs_response", [-all]),
    dispute("closed", status, [-all]),
    back > 0 ? dispute("funds_reinstated", status, [-all, back]) : dispute("created", "needs_response"),
  ];
}

const OUTCOMES = [
  { name: "won", status: "won", refunded: () => 0, back: (all: number) => all, ends: ["paid", true] },
  { name: "lost", status: "lost", refunded: () => 0, back: () => 0, ends: ["disputed", false] },
  {
    name: "lost after a partial refund",
    status: "lost",
    refunded: () => 20_00,
    back: () => 20_00,
    ends: ["disputed", false],
  },
  {
    name: "lost after a full refund",
    status: "lost",
    refunded: (all: number) => all,
    back: (all: number) => all,
    ends: ["refunded", false],
  },
] as const;

const CASES = (["listing", "membership"] as const).flatMap((kind) => OUTCOMES.map((outcome) => ({ kind, ...outcome })));

test.each(CASES)(
  "a dispute of a $kind that is $name has the same result whatever the order and number of its events",
  async ({ kind, name, status, refunded, back, ends }) => {
    const { orderId, email, restored, ...purchase } = await PURCHASES[kind]();
    const order = await findOrder(site.db, orderId);
    const all = order?.quote.totalCents ?? 0;
    const cents = refunded(all);
    const charge = { object: "charge", id: "ch_1", amount_refunded: cents, refunded: cents === all, metadata: {} };
    const refund = cents === 0 ? [] : [{ type: "charge.refunded", object: charge }];
    const orders = [...permute(settle(status, { all, back: back(all) }))].flatMap((events) =>
      refund.length === 0
        ? [events]
        : [
            [...refund, ...events],
            [...events, ...refund],
          ],
    );
    for (const [round, events] of orders.entries()) {
      await query("DELETE FROM order_disputes WHERE order_id = $1", [orderId]);
      await query("UPDATE orders SET status = 'paid', refunded_cents = 0 WHERE id = $1", [orderId]);
      await purchase.startAnew();
      const before = await countMails(email, restored);
      for (const { type, object } of [...events, ...events]) {
        const about = { id: `du_${orderId}_${round}`, amount: all, payment_intent: order?.intentId };
        expect(await notify(site, buildEvent(type, { ...about, ...object }))).toBe(200);
        await site.sandbox.faults.settled();
      }
      const now = await findOrder(site.db, orderId);
      const types = events.map(({ type }) => type);
      expect({ types, ends: [now?.status, await purchase.isLive()], refundedCents: now?.refundedCents }).toEqual({
        types,
        ends,
        refundedCents: cents,
      });
      // A dispute won before it took anything changed nothing.
      const [first] = types.filter((type) => type !== "charge.dispute.created");
      const isRestored = name === "won" && first === "charge.dispute.funds_withdrawn";
      if (cents < all)
        expect({ types, mails: (await countMails(email, restored)) - before }).toEqual({
          types,
          mails: isRestored ? 1 : 0,
        });
    }
  },
);

async function countMails(email: string, wanted: string): Promise<number> {
  const { messages } = (await site.call("GET", `/dev/outbox.json?to=${email}`)).body;
  return messages.filter(({ subject }: { subject: string }) => subject === wanted).length;
}

function* permute<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of permute(items.filter((_, other) => other !== index))) yield [item, ...rest];
  }
}
