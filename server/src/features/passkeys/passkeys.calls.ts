import { createJourneys } from "../../testing/account-journeys.ts";
import { declareCalls, own, withPassword } from "../../testing/declared-calls.ts";
import { createPasskeyJourneys } from "../../testing/passkeys.ts";
import { PASSWORD } from "../../testing/test-password.ts";

export const passkeyCalls = declareCalls(
  {
    "GET /v1/auth/passkeys": "members",
    "POST /v1/auth/passkeys/options": "members",
    "POST /v1/auth/passkeys": "members",
    "POST /v1/auth/passkeys/{id}/rename": own("passkeys", () => ({ name: "Mine" })),
    "POST /v1/auth/passkeys/{id}/remove": own("passkeys", withPassword),
    "POST /v1/auth/second-factor/passkey/options": "members",
    "POST /v1/auth/second-factor/passkey": "members",
  },
  async ({ site, owner }) => {
    const passkeys = createPasskeyJourneys(site, createJourneys(site));
    await passkeys.addPasskey(owner, { password: PASSWORD });
    return { passkeys: (await passkeys.list(owner.token))[0]?.id };
  },
);
