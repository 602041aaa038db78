import { compile } from "@fastify/proxy-addr";
import { z } from "zod";
import { approvalsEnvironment } from "./approval-settings.ts";
import { closuresEnvironment } from "./closure-settings.ts";
import { databaseEnvironment, listDatabaseFaults } from "./database/database-settings.ts";
import { storageEnvironment } from "./files/storage-settings.ts";
import { isGuessable } from "./guessable-secret.ts";
import { isLoopback } from "./loopback.ts";
import { listMapTilesFaults, mapTilesEnvironment } from "./map-tiles-settings.ts";
import { carriersEnvironment, listMissingCarriers } from "./messages/carrier-settings.ts";
import { listMissingDkim } from "./messages/dkim-settings.ts";
import { mailEventsEnvironment } from "./messages/mail-event-settings.ts";
import { listOperatorFaults, operatorEnvironment } from "./operator-settings.ts";
import { listOrdinaryPriceFaults, ordinaryPriceEnvironment } from "./payments/ordinary-price-settings.ts";
import { listPaymentFaults, paymentsEnvironment } from "./payments/payment-settings.ts";
import { listSalesTaxFaults, salesTaxEnvironment } from "./payments/sales-tax-settings.ts";
import { listProcessesFaults, processesEnvironment } from "./processes/processes-settings.ts";
import { listProcessorFaults, processorsEnvironment } from "./processor-settings.ts";
import { listPushFaults, pushEnvironment } from "./push-settings.ts";
import { webAddress, wholeNumber } from "./setting-kinds.ts";
import { listTranslatorFaults, translatorEnvironment } from "./translator/translator-settings.ts";

/** The fewest characters of a secret. */
export const SECRET_MIN = 32;

const onOff = z.enum(["on", "off"]);

/** Whether the server can compare addresses with it. */
function isRange(entry: string): boolean {
  try {
    compile([entry]);
    return true;
  } catch {
    return false;
  }
}

/** The environment variables that the server reads. docs/operations/settings.md describes each. */
export const environmentSchema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  ...databaseEnvironment,
  DEMO: onOff.optional(),
  SECRET: z.string().min(SECRET_MIN, `must be at least ${SECRET_MIN} characters`).optional(),
  SECRET_PREVIOUS: z.string().optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (text) => text.split(",").every((entry) => entry.trim() === "" || isRange(entry.trim())),
      "must be addresses or ranges separated by commas, such as 10.0.0.5, 10.0.0.0/8",
    )
    .optional(),
  CONNECTIONS_PER_ADDRESS: wholeNumber(10, 4_000).default(250),
  REVEAL_ACCOUNT_ERRORS: z.enum(["true", "false"]).default("false"),
  BOT_CHECK: onOff.default("on"),
  SMS_DAILY_LIMIT: wholeNumber(0, 1_000_000).default(1_000),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters").optional(),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], "must be an email address or an https address")
    .optional(),
  CLAMD_URL: z.url({ protocol: /^(?:tcp|unix)$/, error: "must be tcp://host:port or unix:///path" }).optional(),
  ARCHIVE_EMAIL: z.email("must be an email address").optional(),
  TIMESTAMP_URL: webAddress.optional(),
  TIMESTAMP_CA_FILE: z.string().optional(),
  ...processesEnvironment,
  ...storageEnvironment,
  ...carriersEnvironment,
  ...mailEventsEnvironment,
  ...paymentsEnvironment,
  ...salesTaxEnvironment,
  ...ordinaryPriceEnvironment,
  ...translatorEnvironment,
  ...mapTilesEnvironment,
  ...operatorEnvironment,
  ...pushEnvironment,
  ...processorsEnvironment,
  ...closuresEnvironment,
  ...approvalsEnvironment,
  VESTPOCKET_VERSION: z
    .string()
    .regex(/^[\w.+-]{1,60}$/u, "must be letters, digits, dots and hyphens")
    .optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Environment = z.infer<typeof environmentSchema>;

/** The conflicts between these settings, one per line, starting with the setting's name. */
export function listSettingProblems(env: Environment, { isPrivate }: { isPrivate: boolean }): string[] {
  return [
    ...listMissing(env, isPrivate),
    ...listPaymentFaults(env, !isPrivate),
    ...listOperatorFaults(env, !isPrivate),
    ...listProcessorFaults(env, !isPrivate),
    ...listSalesTaxFaults(env),
    ...listOrdinaryPriceFaults(env),
    ...listTranslatorFaults(env),
    ...listMapTilesFaults(env),
    ...listPushFaults(env),
    ...listProcessesFaults(env),
    ...listDatabaseFaults(env),
    ...listConflicts(env, isPrivate),
  ];
}

function listMissing(env: Environment, isPrivate: boolean): string[] {
  const needsSecret = !isPrivate && env.SECRET === undefined;
  return [
    ...(needsSecret ? ["SECRET: required on a public server; set at least 32 random characters"] : []),
    ...listMissingCarriers(env, !isPrivate).map((name) =>
      isPrivate
        ? `${name}: missing; set all of Twilio's settings or none`
        : `${name}: required on a public server, to send messages`,
    ),
    ...listMissingDkim(env).map((name) => `${name}: missing; set all that sign email, or none`),
  ];
}

function listConflicts(env: Environment, isPrivate: boolean): string[] {
  const smsUrl = new URL(env.TWILIO_URL);
  const site = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL);
  const isWeak = (secret: string | undefined) => !isPrivate && secret !== undefined && isGuessable(secret);
  const conflicts = {
    "PUBLIC_URL: must be the site's https address on a public server, since passwords and tokens are sent there":
      !isPrivate && site?.protocol !== "https:",
    "PUBLIC_URL: must be the protocol, the host and the port only, such as https://vestpocket.example, since the site is served at the root of its host":
      site !== undefined && site.href !== `${site.origin}/`,
    "SECRET: can be guessed; set the output of: openssl rand -base64 32": isWeak(env.SECRET),
    "METRICS_TOKEN: can be guessed; set the output of: openssl rand -base64 32": isWeak(env.METRICS_TOKEN),
    "MAIL_FROM: has no effect without SMTP_URL": env.MAIL_FROM !== undefined && env.SMTP_URL === undefined,
    "SMTP_CA_FILE: has no effect without SMTP_URL": env.SMTP_CA_FILE !== undefined && env.SMTP_URL === undefined,
    "TWILIO_URL: must be https, since the account's token is sent there":
      smsUrl.protocol !== "https:" && !isLoopback(smsUrl.hostname),
    "DEMO: 'on' is allowed on a private server only, since the demo accounts' passwords are public":
      !isPrivate && env.DEMO === "on",
    "BOT_CHECK: 'off' is allowed on a private server only": !isPrivate && env.BOT_CHECK === "off",
  };
  return Object.entries(conflicts).flatMap(([problem, isConflict]) => (isConflict ? [problem] : []));
}
