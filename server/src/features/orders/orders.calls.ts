import { blank, declareCalls, hidden, own } from "../../testing/declared-calls.ts";
import { askToPay } from "../../testing/payments.ts";

export const orderCalls = declareCalls(
  {
    "GET /v1/admin/orders": "administrators",
    "GET /v1/admin/orders/export": "administrators",
    "GET /v1/admin/orders/{id}": "administrators",
    "POST /v1/admin/orders/{id}/refund": "administrators",
    "GET /v1/checkout-session/config": "members",
    "DELETE /v1/checkout-session/card": "members",
    "POST /v1/checkout-session/generate-payment-intent": hidden(({ hiddenListing }) => ({
      planType: "Basic",
      listingId: hiddenListing,
    })),
    "POST /v1/orders": hidden(({ hiddenListing }) => ({ lines: [{ planType: "Basic", listingId: hiddenListing }] })),
    "POST /v1/property/resend-code": hidden(({ hiddenListing }) => ({ listingId: hiddenListing })),
    "GET /v1/orders": "members",
    "GET /v1/renewals": "members",
    "POST /v1/renewals": own("listings", ({ listings }) => ({ listingId: listings, isOn: false })),
    "GET /v1/orders/{id}": { ...own("orders"), carries: "the buyer's own, on the receipt" },
    "POST /v1/orders/{id}/check": { ...own("orders", blank), carries: "the buyer's own, on the receipt" },
    "POST /v1/orders/{id}/payment": { ...own("orders", blank), carries: "the buyer's own, on the receipt" },
    "POST /v1/orders/{id}/cancel": { ...own("orders", blank), carries: "the buyer's own, on the receipt" },
    "POST /v1/checkout-session/webhook": "everyone",
  },
  async ({ site, owner, hiddenListing }) => ({
    orders: (await askToPay(site, { token: owner.token, listingId: hiddenListing })).body.orderId,
  }),
);
