import { createJourneys } from "../../testing/account-journeys.ts";
import { declareCalls, own } from "../../testing/declared-calls.ts";

export const sessionCalls = declareCalls(
  {
    "POST /v1/auth/sign-in": "everyone",
    "POST /v1/auth/sign-in/code": "everyone",
    "POST /v1/auth/sign-in/passkey/options": "everyone",
    "POST /v1/auth/sign-in/passkey": "everyone",
    "POST /v1/auth/refresh": "everyone",
    "POST /v1/auth/sign-out": "everyone",
    "GET /v1/auth/sessions": "members",
    "GET /v1/auth/session": "members",
    "DELETE /v1/auth/sessions/{id}": own("sessions"),
  },
  async ({ site, owner }) => {
    await createJourneys(site).signInOnDevice(owner.email);
    const { sessions } = (await site.call("GET", "/v1/auth/sessions", { token: owner.token })).body;
    return { sessions: sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id };
  },
);
