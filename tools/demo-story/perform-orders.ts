import type { OrderStep } from "@vestpocket/demo/orders/orders.demo";
import * as administration from "@vestpocket/domain/orders/order-administration.contract";
import * as orders from "@vestpocket/domain/orders/orders.contract";
import type { Payments } from "../../server/src/platform/payments/payments.ts";
import type { OpenSandbox } from "../../server/src/platform/payments/sandbox.ts";
import { ADMINISTRATOR_ID, type CallAs } from "./actors.ts";
import type { Offered } from "./perform-access.ts";

/** The sandbox's test cards, by what happens to the payment. */
export const CARDS = {
  paid: "4242424242424242",
  declined: "4000000000009995",
  disputed: "4000000000000259",
  inquired: "4000000000001976",
  "refund-fails": "4000000000005126",
} as const;

/** Where the buyers are: a server that charges sales tax asks. */
export const BUYERS = { province: "Ontario", city: "Toronto" } as const;

/** Where the demo's payments go. */
export interface Till {
  readonly sandbox: OpenSandbox;
  readonly payments: Payments;
}

/** Makes the calls of one step about an order, and waits until the sandbox's events have arrived. */
export async function performOrder(
  { call, sandbox, payments }: Till & { readonly call: CallAs },
  { id, ownerId }: Offered,
  step: OrderStep,
): Promise<void> {
  if (step.does === "pay") {
    const body = { planType: step.plan, listingId: id, ...BUYERS };
    const started = await call(ownerId, orders.startPayment, { body });
    await enterCard(sandbox, { secret: started.clientSecret, card: step.isDeclined ? CARDS.declined : CARDS.paid });
  } else {
    const { orders: own } = await call(ownerId, orders.listOrders, { query: { limit: 50 } });
    const order = own.find((each) => each.listing?.id === id);
    if (order === undefined) throw new Error(`the demo has no order for ${step.listing}`);
    const params = { id: order.id };
    const { order: whole } = await call(ADMINISTRATOR_ID, administration.readAnyOrder, { params });
    if (step.does === "refund") {
      const { reason } = step;
      await call(ADMINISTRATOR_ID, administration.refundOrder, { params, body: { refundedCents: 0, reason } });
    } else {
      const payment_intent = whole.intentId ?? "";
      const { latest_charge } = await payments.ask((stripe) => stripe.paymentIntents.retrieve(payment_intent));
      const charge = typeof latest_charge === "string" ? latest_charge : (latest_charge?.id ?? "");
      await payments.ask((stripe) => stripe.rawRequest("POST", "/v1/test_helpers/sandbox/dispute", { charge }));
    }
  }
  await sandbox.settled();
}

/** Enters a card, as the payment page does. */
export async function enterCard(
  { settings: { publishableKey }, url }: OpenSandbox,
  { secret, card }: { secret: string; card: string },
): Promise<void> {
  const [intent = ""] = secret.split("_secret");
  await fetch(`${url}/v1/payment_intents/${intent}/confirm`, {
    method: "POST",
    body: new URLSearchParams({
      key: publishableKey,
      client_secret: secret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": card,
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "2034",
      "payment_method_data[card][cvc]": "123",
    }),
  });
}
