import { type Config, readConfig } from "../platform/config.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/** Who runs the site, and its privacy officer. */
export const OPERATOR = {
  OPERATOR_NAME: "Vestpocket Listings Inc.",
  OPERATOR_ADDRESS: "100 King Street West, Toronto ON M5X 1A9",
  OPERATOR_PHONE: "+14165550100",
  OPERATOR_EMAIL: "hello@vestpocket.example",
  OPERATOR_PROVINCE: "ON",
  PRIVACY_OFFICER_TITLE: "Privacy Officer",
  PRIVACY_OFFICER_EMAIL: "privacy@vestpocket.example",
} as const;

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
  ...OPERATOR,
  PROCESSORS: "hosting=Northern Hosting, CA; mail=Prairie Mail, CA",
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
