import { type Carrier, NotCarried } from "./carrier.ts";
import type { SmsSettings } from "./carrier-settings.ts";

const TIMEOUT_MS = 10_000;

/** Sends text messages through Twilio. */
export function createSmsCarrier({ url, accountSid, authToken, from }: SmsSettings): Carrier {
  const address = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;

  return {
    async send({ to, text }) {
      const response = await fetch(address, {
        method: "POST",
        headers: { authorization, accept: "application/json" },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: Error) => {
        const { code } = (error.cause ?? {}) as { code?: string };
        throw new NotCarried(`Twilio ${code ?? error.name}`, { isFinal: false });
      });
      const body = await response.json().catch(() => ({}));
      if (response.ok) return;
      const { code } = body as { code?: unknown };
      const reason = Number.isInteger(code) ? `${response.status} (${code})` : String(response.status);
      // Any other error, such as a wrong token, may be fixed in time for a retry.
      throw new NotCarried(`Twilio ${reason}`, { isFinal: response.status === 400 });
    },
  };
}
