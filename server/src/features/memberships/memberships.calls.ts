import { declareCalls, own } from "../../testing/declared-calls.ts";

export const membershipCalls = declareCalls({
  "POST /v1/users/isSubscribed/{userId}": own("accounts", () => ({ subscriptionType: "agent" })),
  "GET /v1/users/membership": "members",
  "GET /v1/memberships/offer": "everyone",
  "POST /v1/checkout-session/generate-session": "members",
  "POST /v1/checkout-session/open-portal": "members",
  "POST /v1/checkout-session/cancel-subscription": own("accounts", ({ accounts }) => ({ uid: accounts })),
  "POST /v1/checkout-session/resume-subscription": own("accounts", ({ accounts }) => ({ uid: accounts })),
});
