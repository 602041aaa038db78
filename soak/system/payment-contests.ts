import { type Call, demand } from "./client.ts";
import { type Contest, type Given, readMessage } from "./contest.ts";
import { makeDraft } from "./listings.ts";
import { askDatabase, select } from "./oracle.ts";
import { payByCard } from "./payments.ts";

const askToPay = ({ person }: Given, listingId: string, more: object = {}): Call => ({
  path: "/v1/checkout-session/generate-payment-intent",
  token: person.token,
  body: { planType: "Basic", listingId, ...more },
});

const count = async ({ server }: Given, text: string, values: readonly unknown[]): Promise<number> =>
  (await select(server.dataDir, text, values)).length;

const PAYMENTS = `SELECT FROM payment_sandbox.objects
  WHERE kind = 'payment_intent' AND body -> 'metadata' ->> 'listingId' = $1`;

const order: Contest = {
  name: "order of a listing",
  prepare: async (given) => {
    const listingId = await makeDraft(given.server, given.person);
    return {
      call: () => askToPay(given, listingId),
      countEffects: async () =>
        Math.max(
          await count(given, "SELECT FROM orders WHERE listing_id = $1", [listingId]),
          await count(given, PAYMENTS, [listingId]),
        ),
    };
  },
};

const discountCode: Contest = {
  name: "discount code",
  prepare: async (given) => {
    const { server, person } = given;
    await askDatabase(server.dataDir, (pool) =>
      pool.query("INSERT INTO memberships (account_id, paid_through) VALUES ($1, now() + interval '1 year')", [
        person.uid,
      ]),
    );
    const listingId = await makeDraft(server, person);
    const asked = await demand(server.url, {
      path: "/v1/property/resend-code",
      token: person.token,
      body: { listingId },
    });
    const code = await readMessage(given, person.email, /\b([A-Z2-9]{6}) takes 25%/u);
    const discount = { token: asked.token, code };
    return {
      call: () => askToPay(given, listingId, discount),
      countEffects: () =>
        count(
          given,
          `SELECT FROM orders JOIN order_quotes ON order_id = orders.id AND order_quotes.revision = orders.revision
            WHERE listing_id = $1 AND discount_cents > 0
              AND orders.id = (SELECT order_id FROM discount_codes WHERE discount_codes.order_id = orders.id)`,
          [listingId],
        ),
    };
  },
};

const event: Contest = {
  name: "event of a payment",
  prepare: async (given) => {
    const { server, provider, person } = given;
    const listingId = await makeDraft(server, person);
    await provider.takeEvents();
    const { clientSecret, orderId } = await demand(server.url, askToPay(given, listingId));
    await payByCard(provider, clientSecret);
    const paid = (await provider.takeEvents()).find(({ type }) => type === "payment_intent.succeeded");
    if (paid === undefined) throw new Error("the provider recorded no payment");
    return {
      call: () => provider.toCall(paid),
      countEffects: () =>
        count(given, "SELECT FROM audit_entries WHERE action = 'orders.pay' AND subject_id = $1", [orderId]),
    };
  },
};

const cancellation: Contest = {
  name: "cancellation of an order",
  prepare: async (given) => {
    const { server, person } = given;
    const listingId = await makeDraft(server, person);
    const { orderId } = await demand(server.url, askToPay(given, listingId));
    return {
      call: () => ({ path: `/v1/orders/${orderId}/cancel`, token: person.token, body: {} }),
      countEffects: () =>
        count(given, "SELECT FROM audit_entries WHERE action = 'orders.cancel' AND subject_id = $1", [orderId]),
    };
  },
};

const checkout: Contest = {
  name: "checkout of a membership",
  prepare: async (given) => {
    const { person } = given;
    const agentProData = {
      brokerageName: "Harbourfront Realty Inc.",
      province: "Ontario",
      city: "Toronto",
      isRealEstateMember: true,
      realEstateBoard: "Toronto Regional Real Estate Board",
    };
    return {
      call: () => ({
        path: "/v1/checkout-session/generate-session",
        token: person.token,
        body: { subscriptionType: "agent", agentProData },
      }),
      countEffects: async () =>
        Math.max(
          await count(given, "SELECT FROM membership_checkouts WHERE account_id = $1 AND session_id IS NOT NULL", [
            person.uid,
          ]),
          await count(
            given,
            `SELECT FROM payment_sandbox.objects s JOIN membership_checkouts c ON s.body ->> 'customer' = c.customer_id
              WHERE s.kind = 'checkout.session' AND s.body ->> 'status' = 'open' AND c.account_id = $1`,
            [person.uid],
          ),
        ),
    };
  },
};

export const PAYMENT_CONTESTS: readonly Contest[] = [order, discountCode, event, cancellation, checkout];
