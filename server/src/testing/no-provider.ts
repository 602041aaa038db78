import type { PaymentSettings } from "../platform/payments/payment-settings.ts";

/** An account at a payment provider that does not respond: nothing listens on port 9. */
export const NO_PROVIDER: PaymentSettings = {
  secretKey: "sk_test_none",
  publishableKey: "pk_test_none",
  webhookSecrets: ["whsec_none"],
  address: { host: "127.0.0.1", port: 9, protocol: "http" },
  isLive: false,
};
