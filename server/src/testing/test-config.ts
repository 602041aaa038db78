import { type Config, readConfig } from "../platform/config.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/** The settings that a public server requires. */
export const NEEDED_IN_PUBLIC = {
  SECRET: "7UBi9oN2q5KfVd0xRzE8yWmGcT3LhPsJ",
  SMTP_URL: "smtps://vestpocket:password@mail.example",
  TWILIO_ACCOUNT_SID: "AC0123456789abcdef0123456789abcdef",
  TWILIO_AUTH_TOKEN: "token",
  TWILIO_FROM: "+14165550100",
  STRIPE_SECRET_KEY: "sk_live_0123456789",
  STRIPE_PUBLISHABLE_KEY: "pk_live_0123456789",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
};

/** The settings of a private server with its own data directory. */
export function buildConfig(environment: Readonly<Record<string, string>> = {}): Config {
  const dataDir = makeTemporaryFolder("test");
  return readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...environment });
}

/** The settings of a seller who is registered for every sales tax. */
export const TAXED = {
  SALES_TAX: "canada",
  SALES_TAX_PST: "BC,SK,MB",
  GST_NUMBER: "123456789RT0001",
  QST_NUMBER: "1234567890TQ0001",
} as const;
