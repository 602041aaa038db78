import { buildAsked, buildListing } from "@vestpocket/domain/listings/listings.factory";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { type PaymentSandbox, startPaymentSandbox } from "@vestpocket/payment-sandbox";
import { type Logger, pino } from "pino";
import { v7 as newId } from "uuid";
import { buildApp } from "../app.ts";
import { insertListings, type NewListingRow } from "../features/listings/listings.queries.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import type { ReadPosition } from "../platform/database/replicas.ts";
import type { Api } from "../platform/http/api.ts";
import { createJobs, type Jobs } from "../platform/jobs.ts";
import { createPayments } from "../platform/payments/payments.ts";
import { toSettings, toUrl } from "../platform/payments/sandbox.ts";
import type { PdfThread } from "../platform/pdf/pdf-thread.ts";
import { NO_PROVIDER } from "./no-provider.ts";
import { forbidSecondConnections } from "./one-connection.ts";
import { PATIENCE_MS } from "./patience.ts";
import { SHARED_PDF_THREAD } from "./shared-pdf-thread.ts";
import { createCall } from "./test-call.ts";
import { TestClock } from "./test-clock.ts";
import { buildConfig } from "./test-config.ts";
import { createTestDatabase } from "./test-database.ts";
import { PASSWORD } from "./test-password.ts";
import { createTestPeople } from "./test-people.ts";

export type { Answer } from "./test-call.ts";
export { PASSWORD };

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

interface TestAppOptions {
  /** For tests that read the log. */
  readonly log?: Logger;
  /**
   * Starts the payment sandbox, which sends its events to the app. Without it, the payment provider does not respond.
   */
  readonly takesPayments?: boolean;
  /** Runs the jobs that deliver messages. */
  readonly delivers?: boolean;
  /** Receives the jobs instead of the queue, for tests that run them by hand. */
  readonly jobs?: Jobs;
  /** For tests of payment provider timeouts. */
  readonly providerTimeoutMs?: number;
  /** The pages' folder, for tests of what is sent without scripts. */
  readonly pages?: string;
  /** An app whose database and clock this one shares, as another process would. */
  readonly beside?: { readonly databaseUrl: string; readonly superuserUrl: string; readonly clock: TestClock };
  /** For tests of a database that does not answer. */
  readonly databaseTimeoutMs?: number;
  /** Databases that act as replicas. */
  readonly replicas?: { readonly urls: readonly string[]; readonly readPosition: ReadPosition };
  /** Draws certificates instead of the usual thread. */
  readonly pdf?: PdfThread;
  /** Receives the database before anything uses it. */
  readonly watchDatabase?: (db: Database) => void;
}

/** Builds the whole API on its own database, with a clock that the test advances. */
export async function buildTestApp(
  environment: Readonly<Record<string, string>> = {},
  { log = pino({ level: "silent" }), takesPayments = false, delivers = false, ...options }: TestAppOptions = {},
) {
  const { beside } = options;
  const database = beside
    ? { url: beside.databaseUrl, superuserUrl: beside.superuserUrl, drop: async () => undefined }
    : await createTestDatabase();
  const db: Database = openDatabase({
    url: database.url,
    log,
    timeoutMs: options.databaseTimeoutMs ?? PATIENCE_MS,
    ...(options.replicas && { replicaUrls: options.replicas.urls, readPosition: options.replicas.readPosition }),
  });
  options.watchDatabase?.(db);
  const clock = beside?.clock ?? new TestClock();
  const config = buildConfig(environment);
  const sandbox = takesPayments
    ? await startPaymentSandbox({
        databaseUrl: database.superuserUrl,
        seed: "tests",
        pagesUrl: `${config.publicUrl}/sandbox`,
        now: () => clock.now(),
        deliver: (event) => postEvent(app, event),
      })
    : undefined;
  const payments = createPayments({
    ...(sandbox === undefined ? (config.payments ?? NO_PROVIDER) : toSettings(sandbox)),
    timeoutMs: options.providerTimeoutMs ?? PATIENCE_MS,
  });
  const sandboxUrl = sandbox && toUrl(sandbox);
  const jobs = delivers ? createJobs({ url: database.url, log }) : options.jobs;
  await jobs?.start();
  const hasSite = options.pages !== undefined && { build: options.pages };
  const { pdf = SHARED_PDF_THREAD } = options;
  const appDb = forbidSecondConnections(db);
  const app = await buildApp({
    config,
    log,
    db: appDb,
    clock,
    payments,
    sandboxUrl,
    pdf,
    ...(jobs && { jobs }),
    hasSite,
  });
  await app.ready();
  const call = createCall(app);

  return {
    app,
    db,
    clock,
    config,
    call,
    payments,
    /** What runs the app's background work, if it has any. */
    jobs,
    databaseUrl: database.url,
    superuserUrl: database.superuserUrl,
    /** Throws unless the app was built with `takesPayments`. */
    get sandbox(): PaymentSandbox {
      if (sandbox === undefined) throw new Error("this app takes no payments");
      return sandbox;
    },
    ...createTestPeople({ db, clock, config, call }),
    async addListings(rows: readonly (Partial<NewListingRow> & { ownerId: string })[]): Promise<string[]> {
      const complete = rows.map((row) => buildRow(row, clock.now()));
      await insertListings(db, complete);
      return complete.map((row) => row.id);
    },
    async close(): Promise<void> {
      await jobs?.stop();
      await sandbox?.close();
      await app.close();
      await db.close();
      await database.drop();
    },
  };
}

/** Posts a payment event to the app's webhook and returns the response status. */
async function postEvent(app: Api, { body, signature }: { body: string; signature: string }): Promise<number> {
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  const url = "/v1/checkout-session/webhook";
  return (await app.inject({ method: "POST", url, payload: body, headers })).statusCode;
}

function buildRow(overrides: Partial<NewListingRow> & { ownerId: string }, now: Date): NewListingRow {
  const status: ListingStatus = overrides.status ?? "active";
  const row: NewListingRow = {
    id: newId(),
    status,
    ...buildListing(),
    keywords: [],
    plan: status === "draft" ? null : "Basic",
    hasExposure: false,
    hasPriority: false,
    createdAt: now,
    updatedAt: now,
    publishedAt: status === "draft" ? null : now,
    expiresAt: status === "draft" ? null : new Date(now.getTime() + 60 * DAY_MS),
    ...overrides,
  };
  return { ...row, ...quotePrice(row) };
}

/** The quote of a row that has only a price, as of a listing posted with one. */
function quotePrice({ price, sale, lease, listingType, features }: NewListingRow) {
  if (typeof price !== "number" || sale || lease) return {};
  const asked = buildAsked({ listingType, price, features });
  return { sale: asked.sale, lease: asked.lease };
}
