import { type Carrier, NotCarried } from "./carrier.ts";
import type { SmsSettings } from "./carrier-settings.ts";

const TIMEOUT_MS = 10_000;

/** Sends text messages through Twilio. */
export function createSmsCarrier({ url, accountSid, authToken, from }: SmsSettings): Carrier {
  const account = `${url}/2010-04-01/Accounts/${accountSid}`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;

  async function ask(address: string, request: RequestInit): Promise<Response> {
    const headers = { authorization, accept: "application/json" };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(address, { ...request, headers, redirect: "error", signal }).catch((error: Error) => {
      const { code } = (error.cause ?? {}) as { code?: string };
      throw new NotCarried(`Twilio ${code ?? error.name}`, { isFinal: false });
    });
  }

  return {
    async check() {
      const { ok, status, body } = await ask(`${account}.json`, { method: "GET" });
      await body?.cancel();
      if (!ok) throw new NotCarried(`Twilio ${status}`, { isFinal: false });
    },

    async send({ to, text }) {
      const response = await ask(`${account}/Messages.json`, {
        method: "POST",
        body: new URLSearchParams({ To: to, From: from, Body: text }),
      });
      const body = await response.json().catch(() => ({}));
      if (response.ok) return;
      const { code } = body as { code?: unknown };
      const reason = Number.isInteger(code) ? `${response.status} (${code})` : String(response.status);
      // Any other error, such as a wrong token, may be fixed before a retry.
      throw new NotCarried(`Twilio ${reason}`, { isFinal: response.status === 400 });
    },
  };
}
