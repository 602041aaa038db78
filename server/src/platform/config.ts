import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { SalesTax } from "@vestpocket/domain/orders/orders.taxes";
import { z } from "zod";
import { type BucketSettings, readBucketSettings, storageEnvironment } from "./files/storage-settings.ts";
import { isLoopback } from "./loopback.ts";
import {
  carriersEnvironment,
  listMissingCarriers,
  type MailSettings,
  readMailSettings,
  readSmsSettings,
  type SmsSettings,
} from "./messages/carrier-settings.ts";
import {
  listPaymentFaults,
  type PaymentSettings,
  paymentsEnvironment,
  readPaymentSettings,
} from "./payments/payment-settings.ts";
import { readSalesTax, salesTaxEnvironment, type TaxNumbers } from "./payments/sales-tax-settings.ts";

const onOff = z.enum(["on", "off"]);

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: onOff.optional(),
  SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  TRUSTED_PROXIES: z.string().optional(),
  REVEAL_ACCOUNT_ERRORS: z.enum(["true", "false"]).default("false"),
  BOT_CHECK: onOff.default("on"),
  SMS_DAILY_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(1_000),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters").optional(),
  ...storageEnvironment,
  ...carriersEnvironment,
  ...paymentsEnvironment,
  ...salesTaxEnvironment,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin of the site as people see it, without a trailing slash. */
  readonly publicUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Undefined: the embedded database in the data directory. */
  readonly databaseUrl: string | undefined;
  readonly migrationDatabaseUrl: string | undefined;
  readonly demo: boolean;
  /** Reachable from this machine only: host and public URL are loopback and no proxy is trusted. */
  readonly isPrivate: boolean;
  readonly secret: string;
  /** Addresses or ranges whose forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  readonly revealAccountErrors: boolean;
  /** Whether sign-up asks the browser for a proof of work. */
  readonly botCheck: boolean;
  /** Text messages sent in 24 hours at most: what an attack on the sign-up may cost. */
  readonly smsDailyMax: number;
  readonly metricsToken: string | undefined;
  /** Undefined: files lie in the data directory. */
  readonly bucket: BucketSettings | undefined;
  /** Undefined: mail stays in the outbox of this private server. */
  readonly mail: MailSettings | undefined;
  /** Undefined: text messages stay in the outbox of this private server. */
  readonly sms: SmsSettings | undefined;
  /** Undefined: this private server takes payments of its own sandbox. */
  readonly payments: PaymentSettings | undefined;
  /** Undefined: no sales tax is charged. */
  readonly salesTax: SalesTax | undefined;
  readonly taxNumbers: TaxNumbers;
  readonly logLevel: string;
}

/** A setting that is missing or wrong; the message names it and says what is expected. */
export class ConfigError extends Error {}

/**
 * The settings of the process, from the environment. Makes the data directory.
 * Throws ConfigError naming each wrong setting.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  }
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/$/u, "");
  const trustedProxies = (env.TRUSTED_PROXIES ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  const isPrivate = isLoopback(env.HOST) && isLoopback(new URL(publicUrl).hostname) && trustedProxies.length === 0;
  const dataDir = resolve(env.DATA_DIR);

  const missing = [
    ...(!isPrivate && env.SECRET === undefined
      ? ["SECRET: required where the server can be reached from other machines; give at least 32 random characters"]
      : []),
    ...listMissingCarriers(env, !isPrivate).map((name) =>
      isPrivate
        ? `${name}: missing beside the other settings of Twilio`
        : `${name}: required where the server can be reached from other machines, since messages have to reach people`,
    ),
    ...listPaymentFaults(env, !isPrivate),
  ];
  if (missing.length > 0) throw new ConfigError(missing.join("\n"));
  if (env.MAIL_FROM !== undefined && env.SMTP_URL === undefined) {
    throw new ConfigError("MAIL_FROM: means nothing without SMTP_URL");
  }
  if (new URL(env.TWILIO_URL).protocol !== "https:" && !isLoopback(new URL(env.TWILIO_URL).hostname)) {
    throw new ConfigError("TWILIO_URL: must be https, since the account's token is sent there");
  }
  if (!isPrivate && env.DEMO === "on") {
    throw new ConfigError(
      "DEMO: 'on' is possible only on a private server, since its accounts' passwords are known to all",
    );
  }
  if (!isPrivate && env.BOT_CHECK === "off") {
    throw new ConfigError("BOT_CHECK: 'off' is possible only on a private server");
  }
  if (env.MIGRATION_DATABASE_URL !== undefined && env.DATABASE_URL === undefined) {
    throw new ConfigError("MIGRATION_DATABASE_URL: means nothing without DATABASE_URL");
  }
  const bucket = readBucket(env);
  mkdirSync(dataDir, { recursive: true });

  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL,
    demo: isPrivate && env.DEMO !== "off",
    isPrivate,
    secret: env.SECRET ?? keepSecret(dataDir),
    trustedProxies,
    revealAccountErrors: env.REVEAL_ACCOUNT_ERRORS === "true",
    botCheck: env.BOT_CHECK === "on",
    smsDailyMax: env.SMS_DAILY_LIMIT,
    metricsToken: env.METRICS_TOKEN,
    bucket,
    mail: readMailSettings(env, publicUrl),
    sms: readSmsSettings(env),
    payments: readPaymentSettings(env),
    ...readSalesTax(env),
    logLevel: env.LOG_LEVEL,
  };
}

function readBucket(env: z.infer<typeof environmentSchema>): BucketSettings | undefined {
  try {
    return readBucketSettings(env);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

/** The secret of a private server: made once, then read from the data directory. */
function keepSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
