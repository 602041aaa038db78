import { z } from "zod";
import { isLoopback } from "../loopback.ts";
import { webAddress } from "../setting-kinds.ts";

/** The account at the payment provider or its local replacement. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** An event may be signed with any of them: there are two during a rotation. */
  readonly webhookSecrets: readonly string[];
  /** Where its API is. */
  readonly address: { readonly host: string; readonly port: number; readonly protocol: "http" | "https" };
  /** Whether real money is moved. */
  readonly isLive: boolean;
  /** How long one request may take; 4 s unless given. */
  readonly timeoutMs?: number;
}

const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message).optional();

/** The environment variables for payments. */
export const paymentsEnvironment = {
  STRIPE_SECRET_KEY: matching(/^(sk|rk)_(test|live)_\w+$/u, "must be a Stripe secret key, sk_…"),
  STRIPE_PUBLISHABLE_KEY: matching(/^pk_(test|live)_\w+$/u, "must be a Stripe publishable key, pk_…"),
  STRIPE_WEBHOOK_SECRET: matching(/^whsec_\w+(,whsec_\w+)*$/u, "must be whsec_…, or two of them separated by a comma"),
  STRIPE_MODE: z.enum(["test", "live"]).optional(),
  STRIPE_URL: webAddress.default("https://api.stripe.com"),
};
type PaymentsEnvironment = z.infer<z.ZodObject<typeof paymentsEnvironment>>;

const NAMES = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

/** The problems with the payment settings, one line each. `isNeeded`: whether this server has to take payments. */
export function listPaymentFaults(env: PaymentsEnvironment, isNeeded: boolean): string[] {
  const { protocol, hostname } = new URL(env.STRIPE_URL);
  if (protocol !== "https:" && !isLoopback(hostname)) {
    return ["STRIPE_URL: must be https, since the secret key is sent there"];
  }
  const missing = NAMES.filter((name) => env[name] === undefined);
  if (missing.length === NAMES.length && !isNeeded) {
    return env.STRIPE_MODE === undefined ? [] : ["STRIPE_MODE: has no effect without Stripe's keys"];
  }
  if (missing.length > 0) {
    return missing.map((name) =>
      isNeeded
        ? `${name}: required on a public server, to take payments`
        : `${name}: missing; set all of Stripe's settings or none`,
    );
  }
  const modes = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY].map((key) => key?.split("_")[1]);
  if (modes[0] !== modes[1]) return ["STRIPE_PUBLISHABLE_KEY: one key is for test mode and the other is not"];
  const wanted = env.STRIPE_MODE ?? (isNeeded ? "live" : modes[0]);
  return modes[0] === wanted ? [] : [`STRIPE_SECRET_KEY: is a ${modes[0]} key, but STRIPE_MODE is ${wanted}`];
}

/** The settings for payments, or undefined if there are none. */
export function readPaymentSettings(env: PaymentsEnvironment): PaymentSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: secrets } = env;
  if (secretKey === undefined || publishableKey === undefined || secrets === undefined) return undefined;
  return {
    secretKey,
    publishableKey,
    webhookSecrets: secrets.split(","),
    address: toAddress(env.STRIPE_URL),
    isLive: secretKey.split("_")[1] === "live",
  };
}

/** As the provider's SDK takes it. */
function toAddress(url: string): PaymentSettings["address"] {
  const { protocol, hostname, port } = new URL(url);
  return protocol === "https:"
    ? { host: hostname, port: Number(port || 443), protocol: "https" }
    : { host: hostname, port: Number(port || 80), protocol: "http" };
}
