import type { Logger } from "pino";
import type Stripe from "stripe";
import { ConfigError } from "../config.ts";
import { ProviderFailure } from "./provider-failure.ts";

/** The account that the secret key belongs to. */
export interface ProviderAccount {
  /**
   * Account and mode, stored next to each of the provider's ids, which mean nothing to another account or mode. Null if
   * the key may not read them.
   */
  readonly name: string | null;
  readonly takesCharges: boolean;
}

interface Provider {
  readonly isLive: boolean;
  ask<T>(request: (stripe: Stripe) => Promise<T>): Promise<T>;
}

/** `getAccount` asks the provider once whose key it is, and again after a failure; `check` asks each time. */
export function createAccountReader(payments: Provider) {
  const mode = payments.isLive ? "live" : "test";
  let known: Promise<ProviderAccount> | undefined;

  async function read(): Promise<ProviderAccount> {
    try {
      const { id, charges_enabled: takesCharges } = await payments.ask((stripe) => stripe.accounts.retrieveCurrent());
      return { name: `${id}/${mode}`, takesCharges };
    } catch (error) {
      // A restricted key may be allowed to take payments but not to read the account.
      if (isForbidden(error)) return { name: null, takesCharges: true };
      throw error;
    }
  }

  return {
    getAccount: () => {
      known ??= read().catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    },
    check: async () => {
      await read();
    },
  };
}

/**
 * Whether an id at the provider is certain to belong to another account or mode, by the name stored next to it. Where
 * either name is unknown, only asking the provider for the id can tell.
 */
export function isElsewhere({ name }: ProviderAccount, storedName: string | null): boolean {
  // Restricted keys used to be named after the publishable key, which changes while the account stays the same.
  if (name === null || storedName === null || storedName.startsWith("pk_")) return false;
  return storedName !== name;
}

function isForbidden(error: unknown): boolean {
  return error instanceof ProviderFailure && error.error?.statusCode === 403;
}

/**
 * Throws ConfigError if the provider does not recognize the secret key. Logs anything else that would keep payments
 * from working.
 */
export async function verifyAccount(payments: { getAccount(): Promise<ProviderAccount> }, log: Logger): Promise<void> {
  try {
    const { name, takesCharges } = await payments.getAccount();
    if (name === null) log.info("the secret key may take payments, but not read which account they go to");
    else if (takesCharges) log.info({ account: name }, "payments go to this account at the payment provider");
    else log.error({ alarm: "payment", account: name }, "the account at the payment provider cannot take charges yet");
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.code === "payments.misconfigured") {
      throw new ConfigError("STRIPE_SECRET_KEY: Stripe does not recognize this key; copy it again from its dashboard");
    }
    log.warn({ err: error }, "the payment provider does not respond; payments will be attempted as they come");
  }
}
