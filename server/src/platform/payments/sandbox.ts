import { type PaymentSandbox, startPaymentSandbox } from "@vestpocket/payment-sandbox";
import type { Config } from "../config.ts";
import { toHttpUrl } from "../http-url.ts";
import { deriveKey } from "../keys.ts";
import type { PaymentSettings } from "./payment-settings.ts";
import { SANDBOX_PATH } from "./sandbox-pages.ts";

export interface OpenSandbox {
  readonly settings: PaymentSettings;
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the local replacement for the payment provider. It keeps its state in a schema of the database at `ownerUrl`.
 */
export async function openSandbox(config: Config, ownerUrl: string): Promise<OpenSandbox> {
  // A worker serves no calls.
  const origin = config.role === "worker" ? config.publicUrl : toHttpUrl(config);
  const sandbox = await startPaymentSandbox({
    databaseUrl: ownerUrl,
    seed: Buffer.from(deriveKey(config.secret, "payment-sandbox")).toString("hex"),
    pagesUrl: `${config.publicUrl}${SANDBOX_PATH}`,
    webhookUrl: `${origin}/v1/checkout-session/webhook`,
  });
  return { settings: toSettings(sandbox), url: toUrl(sandbox), close: () => sandbox.close() };
}

/** The settings for calling the sandbox. */
export function toSettings(sandbox: PaymentSandbox): PaymentSettings {
  const { host, port, secretKey, publishableKey, webhookSecret } = sandbox;
  return {
    secretKey,
    publishableKey,
    webhookSecrets: [webhookSecret],
    address: { host, port, protocol: "http" },
    isLive: false,
  };
}

export function toUrl(sandbox: PaymentSandbox): string {
  return toHttpUrl(sandbox);
}
