import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Closures, Operator, Processor } from "@vestpocket/domain/operators/operators.schema";
import type { SalesTax } from "@vestpocket/domain/orders/orders.taxes";
import { type ApprovalSettings, readApprovals } from "./approval-settings.ts";
import { readClosures } from "./closure-settings.ts";
import { type BucketSettings, readBucketSettings } from "./files/storage-settings.ts";
import { type MapTiles, readMapTiles } from "./map-tiles-settings.ts";
import { type MailSettings, readMailSettings, readSmsSettings, type SmsSettings } from "./messages/carrier-settings.ts";
import { type MailEventSettings, readMailEvents } from "./messages/mail-event-settings.ts";
import { readOperator } from "./operator-settings.ts";
import { type OrdinaryPrice, readOrdinaryPrice } from "./payments/ordinary-price-settings.ts";
import { type PaymentSettings, readPaymentSettings } from "./payments/payment-settings.ts";
import { readSalesTax, type Seller } from "./payments/sales-tax-settings.ts";
import type { ProcessRole } from "./processes/processes-settings.ts";
import { readProcessors } from "./processor-settings.ts";
import { type PushSettings, readPushSettings } from "./push-settings.ts";
import { makeSecretFile } from "./secret-file.ts";
import { checkSettings } from "./settings-check.ts";
import { readTrustedRoots } from "./timestamps/trusted-roots.ts";
import { readTranslatorSettings, type TranslatorSettings } from "./translator/translator-settings.ts";

export interface Config {
  readonly role: ProcessRole;
  /** How many processes answer requests on the port. */
  readonly webConcurrency: number;
  readonly port: number;
  readonly host: string;
  /** The site's public origin, without a trailing slash. */
  readonly publicUrl: string;
  /** An absolute path. */
  readonly dataDir: string;
  /** Undefined means the embedded database in the data directory. */
  readonly databaseUrl: string | undefined;
  readonly migrationDatabaseUrl: string | undefined;
  /**
   * The database's URL bypassing the transaction-mode pooler at `databaseUrl`; undefined if there is no such pooler.
   */
  readonly directDatabaseUrl: string | undefined;
  /** Streaming replicas that some reads go to. */
  readonly replicaUrls: readonly string[];
  readonly demo: boolean;
  /** Whether only this machine can reach the server: host and public URL are loopback, and no proxy is trusted. */
  readonly isPrivate: boolean;
  readonly secret: string;
  /** For the command that re-encrypts what an earlier secret encrypted, and for links in e-mails from before. */
  readonly previousSecret: string | undefined;
  /** Addresses or ranges whose forwarded headers are trusted. */
  readonly trustedProxies: readonly string[];
  /**
   * This process's share of the maximum connections per address, or of requests in progress per address forwarded by a
   * proxy.
   */
  readonly connectionsPerAddress: number;
  readonly revealAccountErrors: boolean;
  /** Whether sign-up requires a proof of work from the browser. */
  readonly botCheck: boolean;
  /** The most text messages sent in 24 hours, which limits the cost of an attack on sign-up. */
  readonly smsDailyMax: number;
  /** How long the process keeps answering requests after it is told to stop. */
  readonly drainMs: number;
  readonly metricsToken: string | undefined;
  /** Where to report vulnerabilities, as a URL; undefined means no contact is published. */
  readonly securityContact: string | undefined;
  /** The virus scanner's socket; undefined means documents are not scanned. */
  readonly clamdUrl: URL | undefined;
  /** Undefined means files are in the data directory. */
  readonly bucket: BucketSettings | undefined;
  /** Undefined means e-mail stays in the outbox of this private server. */
  readonly mail: MailSettings | undefined;
  readonly mailEvents: MailEventSettings;
  /** Undefined means text messages stay in the outbox of this private server. */
  readonly sms: SmsSettings | undefined;
  /** Undefined means this private server uses its own payment sandbox. */
  readonly payments: PaymentSettings | undefined;
  /** Undefined means no sales tax is charged. */
  readonly salesTax: SalesTax | undefined;
  readonly seller: Seller;
  /** When the ordinary price of Agent Pro may be shown struck through; undefined means never. */
  readonly ordinaryPrice: OrdinaryPrice | undefined;
  /** Undefined means no machine translation. */
  readonly translator: TranslatorSettings | undefined;
  /** Where to send the daily line about all evidence chains; undefined means nowhere. */
  readonly archiveEmail: string | undefined;
  /** The timestamp authority for certificates (RFC 3161); undefined means none. */
  readonly timestampUrl: string | undefined;
  /** The root certificates (DER) that the authority's own must chain to; empty accepts any issuer. */
  readonly timestampRoots: readonly Buffer[];
  /** Undefined means the map draws our own land only. */
  readonly mapTiles: MapTiles | undefined;
  /** Who runs the site; undefined on a private server that names nobody. */
  readonly operator: Operator | undefined;
  /** The date on which the operator's counsel reviewed the terms; undefined until then. */
  readonly counselReviewed: string | undefined;
  readonly processors: readonly Processor[];
  /** Undefined means no push messages. */
  readonly push: PushSettings | undefined;
  /** For how many days the operator keeps backups. */
  readonly backupDays: number;
  /** What the operator should know about the settings, one line each, starting with the setting's name. */
  readonly warnings: readonly string[];
  /** What the operator has closed for some provinces. */
  readonly closed: Closures;
  /** What takes a second administrator. */
  readonly approvals: ApprovalSettings;
  readonly logLevel: string;
}

/** A setting is missing or invalid. The message has one line per problem, starting with the setting's name. */
export class ConfigError extends Error {}

/**
 * Reads the settings from the environment and creates the data directory.
 * Throws ConfigError.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const { env, publicUrl, isPrivate, dataDir, trustedProxies, problems, warnings } = checkSettings(environment);
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  mkdirSync(dataDir, { recursive: true });

  return {
    role: env.ROLE,
    webConcurrency: env.WEB_CONCURRENCY,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    // A pooler in transaction mode would keep the migration lock.
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    directDatabaseUrl: env.DATABASE_DIRECT_URL,
    replicaUrls: env.DATABASE_REPLICA_URLS ?? [],
    demo: isPrivate && env.DEMO !== "off",
    isPrivate,
    secret: env.SECRET ?? keepSecret(dataDir),
    previousSecret: env.SECRET_PREVIOUS,
    trustedProxies,
    connectionsPerAddress: Math.ceil(env.CONNECTIONS_PER_ADDRESS / env.WEB_CONCURRENCY),
    revealAccountErrors: env.REVEAL_ACCOUNT_ERRORS === "true",
    botCheck: env.BOT_CHECK === "on",
    smsDailyMax: env.SMS_DAILY_LIMIT,
    drainMs: (env.DRAIN_SECONDS ?? (isPrivate ? 0 : DRAIN_SECONDS)) * 1_000,
    metricsToken: env.METRICS_TOKEN,
    securityContact: env.SECURITY_CONTACT?.replace(/^(?!https:)/u, "mailto:"),
    clamdUrl: env.CLAMD_URL === undefined ? undefined : new URL(env.CLAMD_URL),
    bucket: readBucketSettings(env),
    mail: readMailSettings(env, publicUrl),
    mailEvents: readMailEvents(env),
    sms: readSmsSettings(env),
    payments: readPaymentSettings(env),
    ...readSalesTax(env),
    ordinaryPrice: readOrdinaryPrice(env, { isPrivate }),
    warnings,
    translator: readTranslatorSettings(env),
    archiveEmail: env.ARCHIVE_EMAIL,
    timestampUrl: env.TIMESTAMP_URL,
    timestampRoots: readRoots(env.TIMESTAMP_CA_FILE),
    mapTiles: readMapTiles(env),
    operator: readOperator(env),
    counselReviewed: env.COUNSEL_REVIEWED,
    processors: readProcessors(env),
    push: readPushSettings(env, env.OPERATOR_EMAIL),
    backupDays: env.BACKUP_DAYS,
    closed: readClosures(env),
    approvals: readApprovals(env),
    logLevel: env.LOG_LEVEL,
  };
}

/** Long enough for a load balancer that polls every two seconds to notice. */
const DRAIN_SECONDS = 5;

/** The root certificates that the timestamp authority's own must chain to; empty accepts any issuer. */
const readRoots = (file: string | undefined) =>
  file === undefined ? [] : readTrustedRoots(readFileSync(file, "utf8"));

/** The secret of a private server, generated once and kept in the data directory. */
function keepSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  if (!existsSync(file)) makeSecretFile(file, randomBytes(32).toString("base64url"));
  return readFileSync(file, "utf8");
}
