import { declareCalls, own } from "../../testing/declared-calls.ts";

export const nextStepCalls = declareCalls({
  "GET /v1/next-steps": "members",
  "GET /v1/property/{id}/next-steps": own("hiddenListing"),
  "POST /v1/property/{id}/next-steps/dismiss": own("hiddenListing", () => ({ kind: "photo" })),
});
