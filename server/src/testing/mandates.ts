import type { MandateRequest } from "@vestpocket/domain/mandates/mandates.schema";
import { inventAddress } from "./account-journeys.ts";
import { openAlerts } from "./saved-searches.ts";
import { PASSWORD } from "./test-password.ts";

/** A mandate for offices for sale in Toronto. */
export function buildMandate(overrides: Partial<MandateRequest> = {}): MandateRequest {
  return {
    name: "Offices in Toronto",
    track: "sale",
    targets: [{ type: "Office", province: "Ontario", city: "Toronto" }],
    wanted: {},
    timing: "flexible",
    cadence: "off",
    ...overrides,
  };
}

/** A site with mandates whose jobs run when a test says so. */
export async function openMandates() {
  const alerts = await openAlerts();
  const { site } = alerts;
  const call = (
    method: Parameters<typeof site.call>[0],
    path: string,
    { token, body }: { token: string; body?: object | undefined },
  ) => site.call(method, `/v1/mandates${path}`, { token, ...(body && { body }) });

  /** Signs somebody in from a network of their own, unless one is given. */
  async function signIn({ email }: { email: string }, address = inventAddress()): Promise<string> {
    return (await site.call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD }, address })).body
      .accessToken;
  }

  /** An account with a confirmed email and phone. */
  async function addSeeker(account: Parameters<typeof site.addAccount>[0] = {}) {
    const { uid, email } = await site.addAccount({ phoneVerifiedAt: site.clock.now(), ...account });
    return { uid, email, token: await signIn({ email }) };
  }

  async function add({ token }: { token: string }, mandate: Partial<MandateRequest> = {}): Promise<string> {
    const { status, body } = await call("POST", "", { token, body: buildMandate(mandate) });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.id;
  }

  return {
    ...alerts,
    call,
    addSeeker,
    signIn,
    add,
    /** What an account looks for; however long ago it signed in. */
    async listMandates({ email }: { email: string }) {
      return (await call("GET", "", { token: await site.signIn(email) })).body;
    },
  };
}
