import { demand } from "./client.ts";
import { askForDiscount } from "./codes.ts";
import { type Contest, type Given, readMessage } from "./contest.ts";
import { makeDraft } from "./listings.ts";
import { askToJoin } from "./memberships.ts";
import { select } from "./oracle.ts";
import { askToPay, payForDraft } from "./payments.ts";

const count = async ({ server }: Given, text: string, values: readonly unknown[]): Promise<number> =>
  (await select(server.dataDir, text, values)).length;

const PAYMENTS = `SELECT FROM payment_sandbox.objects
  WHERE kind = 'payment_intent' AND body -> 'metadata' ->> 'listingId' = $1`;

const order: Contest = {
  name: "order of a listing",
  prepare: async (given) => {
    const listingId = await makeDraft(given.server, given.person);
    return {
      call: () => askToPay(given.person, { listingId }),
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
    const { listingId, token } = await askForDiscount(given);
    const code = await readMessage(given, given.person.email, /\b([A-Z2-9]{6}) gives you 25%/u);
    return {
      call: () => askToPay(given.person, { listingId, discount: { token, code } }),
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
    const { orderId, event: paid } = await payForDraft(given);
    return {
      call: () => given.provider.toCall(paid),
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
    const { orderId } = await demand(server.url, askToPay(person, { listingId }));
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
    return {
      call: () => askToJoin(person),
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
