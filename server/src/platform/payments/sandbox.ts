import { type PaymentSandbox, startPaymentSandbox } from "@vestpocket/payment-sandbox";
import type { Config } from "../config.ts";
import { toHttpUrl } from "../http-url.ts";
import { deriveKey } from "../keys.ts";
import type { PaymentSettings } from "./payment-settings.ts";
import { SANDBOX_PATH } from "./sandbox-pages.ts";

export interface OpenSandbox {
  readonly settings: PaymentSettings;
  readonly url: string;
  /** Resolves once all events so far are delivered. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** For a caller that runs at another time and serves no port: the clock, and what receives the signed events. */
type Played = Required<Pick<Parameters<typeof startPaymentSandbox>[0], "now" | "deliver">>;

/**
 * Starts the local replacement for the payment provider. It keeps its state in a schema of the database at `ownerUrl`.
 */
export async function openSandbox(config: Config, ownerUrl: string, played?: Played): Promise<OpenSandbox> {
  // A worker serves no calls.
  const origin = config.role === "worker" ? config.publicUrl : toHttpUrl(config);
  const sandbox = await startPaymentSandbox({
    databaseUrl: ownerUrl,
    seed: Buffer.from(deriveKey(config.secret, "payment-sandbox")).toString("hex"),
    pagesUrl: `${config.publicUrl}${SANDBOX_PATH}`,
    ...(played ?? { webhookUrl: `${origin}/v1/checkout-session/webhook` }),
  });
  const { close, faults } = sandbox;
  return { settings: toSettings(sandbox), url: toUrl(sandbox), settled: faults.settled, close };
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
