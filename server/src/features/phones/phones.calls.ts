import { declareCalls } from "../../testing/declared-calls.ts";

export const phoneCalls = declareCalls({
  "GET /v1/auth/challenge": "everyone",
  "POST /v1/auth/send-code": "everyone-known",
  "POST /v1/auth/verify-phone": "members",
});
