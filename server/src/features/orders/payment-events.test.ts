import { createRandom } from "@vestpocket/domain/shared/random";
import { pino } from "pino";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { copyPayment, type StartedPayment } from "../../testing/copied-payments.ts";
import { readCounter } from "../../testing/metrics.ts";
import { buildEvent, buildIntent, notify, sign } from "../../testing/payment-events.ts";
import { askToPay, makePayer, type Payer } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findOrder } from "./orders.queries.ts";

const SUCCEEDED = "payment_intent.succeeded";
const alarms: string[] = [];

let site: TestApp;
beforeAll(async () => {
  const log = pino({ level: "error" }, { write: (line: string) => alarms.push(line) });
  site = await buildTestApp({}, { takesPayments: true, log });
});
beforeEach(() => {
  alarms.length = 0;
  site.sandbox.faults.holdEvents();
});
afterAll(() => site.close());

/** A started payment, and its intent as an event shows it once paid. */
async function begin(): Promise<{ payer: Payer; orderId: string; intentId: string; paid: Record<string, unknown> }> {
  const payer = await makePayer(site);
  const { orderId, clientSecret } = (await askToPay(site, payer)).body;
  const [intentId = ""] = clientSecret.split("_secret");
  return {
    payer,
    orderId,
    intentId,
    paid: buildIntent({ intentId, orderId, listingId: payer.listingId, cents: 64_99 }),
  };
}

const statusOf = async (orderId: string) => (await findOrder(site.db, orderId))?.status;

async function listingOf(payer: Pick<Payer, "listingId">): Promise<{ status: string; order_id: string | null }> {
  const { rows } = await site.db.$client.query("SELECT status, order_id FROM listings WHERE id = $1", [
    payer.listingId,
  ]);
  return rows[0];
}

const countEvents = (outcome: "accepted" | "refused") =>
  readCounter(site, `payment_webhooks_total{outcome="${outcome}"}`);

describe("a webhook event", () => {
  test("is accepted if the provider signed it within the last five minutes", async () => {
    const acceptedBefore = await countEvents("accepted");
    const { orderId, paid } = await begin();
    const body = buildEvent(SUCCEEDED, paid);
    expect(await notify(site, body, sign(site, body, { secondsAhead: -299 }))).toBe(200);
    expect(await statusOf(orderId)).toBe("paid");
    expect((await countEvents("accepted")) - acceptedBefore).toBe(1);
  });

  test("is rejected without effect if anything about it is wrong", async () => {
    const refusedBefore = await countEvents("refused");
    const { orderId, paid } = await begin();
    const body = buildEvent(SUCCEEDED, paid);
    const v0 = sign(site, body).replace(",v1=", ",v0=");
    const live = buildEvent(SUCCEEDED, paid, { livemode: true });
    const bodies: [string, string][] = [
      [body, ""],
      [body, "t=1,v1=00"],
      [body, sign(site, body, { secret: "whsec_another" })],
      [body, v0],
      [JSON.stringify(JSON.parse(body), null, 1), sign(site, body)],
      [body, sign(site, body, { secondsAhead: -301 })],
      [body, sign(site, body, { secondsAhead: 301 })],
      [live, sign(site, live)],
    ];
    for (const [sent, signature] of bodies) expect(await notify(site, sent, signature), signature).toBe(400);
    const send = async (headers: Record<string, string>, payload: string) =>
      (await site.app.inject({ method: "POST", url: "/v1/checkout-session/webhook", headers, payload })).statusCode;
    const signed = { "stripe-signature": sign(site, body) };
    expect(await send({ ...signed, "content-type": "text/plain" }, body)).toBe(400);
    expect(await send({ ...signed, "content-type": "application/json", "content-encoding": "gzip" }, body)).toBe(415);
    const large = `${body}${" ".repeat(1_000_000)}`;
    expect(await send({ "stripe-signature": sign(site, large), "content-type": "application/json" }, large)).toBe(400);
    expect(await statusOf(orderId)).toBe("open");
    // An unreadable body is no event.
    expect((await countEvents("refused")) - refusedBefore).toBe(10);
  });

  test("cannot be forged: 1,000 altered ones are all rejected", async () => {
    const { orderId, paid } = await begin();
    const random = createRandom(7);
    const body = buildEvent(SUCCEEDED, paid);
    const signature = sign(site, body);
    for (let forged = 0; forged < 1_000; forged += 1) {
      const [alteredBody, alteredSignature] = random.chance(0.5)
        ? [alter(body), signature]
        : [body, signature.replace(/v1=.*/u, (old) => `v1=${alter(old.slice(3))}`)];
      expect(await notify(site, alteredBody, alteredSignature)).toBe(400);
    }
    expect(await statusOf(orderId)).toBe("open");

    function alter(text: string): string {
      const at = random.int(0, text.length - 1);
      const sign = text[at] === "7" ? "3" : "7";
      return `${text.slice(0, at)}${sign}${text.slice(at + 1)}`;
    }
  });

  test("takes effect once, however often and concurrently it arrives", async () => {
    const { payer, orderId, paid } = await begin();
    const body = buildEvent(SUCCEEDED, paid);
    const statuses = await Promise.all(Array.from({ length: 100 }, () => notify(site, body)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const before = await findOrder(site.db, orderId);
    site.clock.advance(3 * 24 * 60 * 60 * 1000);
    expect(await notify(site, body)).toBe(200);
    expect(await findOrder(site.db, orderId)).toEqual(before);
    const outbox = (await site.call("GET", `/dev/outbox.json?to=${payer.email}`)).body.messages;
    expect(outbox.filter(({ subject }: { subject: string }) => subject === "Your listing is live")).toHaveLength(1);
  });

  test.each([
    ["another amount", { amount_received: 64_98 }],
    ["another currency", { currency: "usd" }],
    ["another listing", { listing: true }],
    ["an unknown quote", { revision: "2" }],
  ])("for %s publishes nothing, raises an alarm, and is not sent again", async (_what, wrong) => {
    const { payer, orderId, paid } = await begin();
    const { listing, revision, ...overrides } = wrong as Record<string, unknown>;
    const other = await makePayer(site);
    const metadata = {
      ...(paid.metadata as object),
      ...(listing ? { listingId: other.listingId } : {}),
      ...(revision === undefined ? {} : { revision }),
    };
    expect(await notify(site, buildEvent(SUCCEEDED, { ...paid, ...overrides, metadata }))).toBe(200);
    expect(await statusOf(orderId)).toBe("open");
    expect((await listingOf(payer)).status).toBe("draft");
    expect(alarms.join()).toContain("payment mismatch");
  });

  test("for a payment without an order raises an alarm", async () => {
    const { payer, paid } = await begin();
    expect(await notify(site, buildEvent(SUCCEEDED, { ...paid, id: "pi_unknown" }))).toBe(200);
    expect((await listingOf(payer)).status).toBe("draft");
    expect(alarms.join()).toContain("payment mismatch");
  });
});

test("both webhook secrets are accepted during a rotation", async () => {
  const secrets = { STRIPE_WEBHOOK_SECRET: "whsec_old,whsec_new" };
  const keys = { STRIPE_SECRET_KEY: "sk_test_a", STRIPE_PUBLISHABLE_KEY: "pk_test_a" };
  const turning = await buildTestApp({ ...secrets, ...keys });
  const body = buildEvent("balance.available", {});
  const { webhooks } = new Stripe("sk_test_none");
  const timestamp = Math.floor(turning.clock.now().getTime() / 1000);
  for (const [secret, status] of [
    ["whsec_old", 200],
    ["whsec_new", 200],
    ["whsec_other", 400],
  ] as const) {
    expect(await notify(turning, body, webhooks.generateTestHeaderString({ payload: body, secret, timestamp }))).toBe(
      status,
    );
  }
  await turning.close();
});

describe("webhook events in any order", () => {
  const TYPES = ["created", "processing", "failed", "succeeded", "refunded", "disputed"] as const;

  type EventType = (typeof TYPES)[number];

  /** Every non-empty set of the events, each in the order of `TYPES`. */
  const SETS = Array.from({ length: 2 ** TYPES.length - 1 }, (_, bits) =>
    TYPES.filter((_type, at) => (bits + 1) & (1 << at)),
  );

  function build(type: EventType, intent: Record<string, unknown>): string {
    const charge = {
      id: `ch_${intent.id}`,
      object: "charge",
      amount: intent.amount,
      amount_refunded: intent.amount,
      refunded: true,
      payment_intent: intent.id,
      metadata: intent.metadata,
    };
    const dispute = {
      id: `dp_${intent.id}`,
      object: "dispute",
      amount: intent.amount,
      balance_transactions: [],
      charge: charge.id,
      evidence_details: { due_by: null },
      payment_intent: intent.id,
      reason: "fraudulent",
      status: "needs_response",
    };
    switch (type) {
      case "created":
        return buildEvent("payment_intent.created", {
          ...intent,
          status: "requires_payment_method",
          amount_received: 0,
        });
      case "processing":
        return buildEvent("payment_intent.processing", { ...intent, status: "processing", amount_received: 0 });
      case "failed":
        return buildEvent("payment_intent.payment_failed", { ...intent, status: "requires_payment_method" });
      case "succeeded":
        return buildEvent(SUCCEEDED, intent);
      case "refunded":
        return buildEvent("charge.refunded", charge);
      case "disputed":
        return buildEvent("charge.dispute.funds_withdrawn", dispute);
    }
  }

  /** What the database stores about payments, each after events in one order. */
  async function follow(orders: readonly EventType[][]): Promise<string[]> {
    const { payer, orderId, intentId } = await begin();
    const original = { accountId: payer.uid, listingId: payer.listingId, orderId, intentId };
    const started = await copyPayment(site, original, orders.length);
    const ends: string[] = [];
    // A few at a time, as events arrive.
    for (let start = 0; start < orders.length; start += 8) {
      const some = orders.slice(start, start + 8);
      ends.push(...(await Promise.all(some.map((types, at) => followOne(started[start + at], types)))));
    }
    return ends;
  }

  async function followOne(started: StartedPayment | undefined, types: readonly EventType[]): Promise<string> {
    if (started === undefined) throw new Error("no payment was started");
    const { accountId, orderId, listingId, intentId } = started;
    const paid = buildIntent({ intentId, orderId, listingId, cents: 64_99 });
    for (const type of types) expect(await notify(site, build(type, paid))).toBe(200);
    const { rows } = await site.db.$client.query(
      `SELECT to_jsonb(orders) - 'number' AS "order", listings.status, listings.order_id, plan, published_at, expires_at,
         has_priority, has_exposure
       FROM orders JOIN listings ON listings.id = listing_id WHERE orders.id = $1`,
      [orderId],
    );
    return [accountId, orderId, listingId, intentId].reduce(
      (text, id, at) => text.replaceAll(id, `id ${at}`),
      JSON.stringify(rows[0]),
    );
  }

  /** The state of the listing and its order. */
  function summarize(end: string | undefined) {
    const { order, status, order_id } = JSON.parse(end ?? "{}");
    return [order.status, order.refunded_cents, order.paid_at !== null, status, order_id !== null];
  }

  test("of one payment, all six of them, lead to the same result in each of 720 orders", async () => {
    // Whichever event of a set comes last, the rows are the same. By induction they are the same for each order of each
    // set.
    const ways = SETS.flatMap((set) => set.map((last) => [...set.filter((type) => type !== last), last]));
    expect(ways).toHaveLength(192);
    const ends = await follow(ways);
    const endsOf = Map.groupBy(ends.keys(), (at) => ways[at]?.toSorted().join());
    const different = [...endsOf].filter(([, all]) => new Set(all.map((at) => ends[at])).size > 1);
    expect(different.map(([, all]) => all.map((at) => [ways[at], ends[at]]))).toEqual([]);

    const endOf = (...set: EventType[]) => summarize(ends[endsOf.get(set.toSorted().join())?.[0] ?? -1]);
    expect(endOf(...TYPES)).toEqual(["disputed", 64_99, true, "draft", false]);
    expect(endOf("created", "succeeded", "refunded")).toEqual(["refunded", 64_99, true, "draft", false]);
    expect(endOf("created", "failed", "succeeded")).toEqual(["paid", 0, true, "active", true]);
  });
});
