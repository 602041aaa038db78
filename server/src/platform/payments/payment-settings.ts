import { z } from "zod";

/** The account at the payment provider, or at what stands in for it. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Any of them signs an event: two while one takes the place of the other. */
  readonly webhookSecrets: readonly string[];
  /** Undefined: the provider's own address. */
  readonly address: { readonly host: string; readonly port: number; readonly protocol: "http" | "https" } | undefined;
  /** Whether money is moved. */
  readonly isLive: boolean;
}

const listed = (name: RegExp, words: string) => z.string().regex(name, words).optional();

/** The settings of payments, as given in the environment. */
export const paymentsEnvironment = {
  STRIPE_SECRET_KEY: listed(/^(sk|rk)_(test|live)_\w+$/u, "must be a secret key of Stripe, sk_…"),
  STRIPE_PUBLISHABLE_KEY: listed(/^pk_(test|live)_\w+$/u, "must be a publishable key of Stripe, pk_…"),
  STRIPE_WEBHOOK_SECRET: listed(/^whsec_\w+(,whsec_\w+)*$/u, "must be whsec_…, or two of them with a comma between"),
  STRIPE_MODE: z.enum(["test", "live"]).optional(),
};
type PaymentsEnvironment = z.infer<z.ZodObject<typeof paymentsEnvironment>>;

const NAMES = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

/** What is wrong with the settings of payments, a sentence each; `isNeeded`: where they have to be there. */
export function listPaymentFaults(env: PaymentsEnvironment, isNeeded: boolean): string[] {
  const missing = NAMES.filter((name) => env[name] === undefined);
  if (missing.length === NAMES.length && !isNeeded) {
    return env.STRIPE_MODE === undefined ? [] : ["STRIPE_MODE: means nothing without the keys of Stripe"];
  }
  if (missing.length > 0) {
    return missing.map((name) =>
      isNeeded
        ? `${name}: required where the server can be reached from other machines, since money has to be taken`
        : `${name}: missing beside the other settings of Stripe`,
    );
  }
  const modes = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY].map((key) => key?.split("_")[1]);
  if (modes[0] !== modes[1]) return ["STRIPE_PUBLISHABLE_KEY: one key is of the test mode, the other is not"];
  const wanted = env.STRIPE_MODE ?? (isNeeded ? "live" : modes[0]);
  return modes[0] === wanted ? [] : [`STRIPE_SECRET_KEY: is a ${modes[0]} key, while STRIPE_MODE is ${wanted}`];
}

/** The settings of payments; undefined where there are none. */
export function readPaymentSettings(env: PaymentsEnvironment): PaymentSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: secrets } = env;
  if (secretKey === undefined || publishableKey === undefined || secrets === undefined) return undefined;
  return {
    secretKey,
    publishableKey,
    webhookSecrets: secrets.split(","),
    address: undefined,
    isLive: secretKey.split("_")[1] === "live",
  };
}
