import { createHmac, randomBytes } from "node:crypto";

/** The keys of the one account there is, the same at each start with the same seed. */
export function deriveKeys(seed: string): { secretKey: string; publishableKey: string; webhookSecret: string } {
  const derive = (name: string) => createHmac("sha256", seed).update(`payment sandbox ${name}`).digest("hex");
  return {
    secretKey: `sk_test_sandbox${derive("secret").slice(0, 48)}`,
    publishableKey: `pk_test_sandbox${derive("publishable").slice(0, 48)}`,
    webhookSecret: `whsec_${derive("webhook").slice(0, 48)}`,
  };
}

/** 'pi_1a2b…'. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** The header by which a notification is known to be the account's. */
export function signEvent(secret: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  return `t=${timestamp},v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}
