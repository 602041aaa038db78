import type { Role } from "@vestpocket/domain/accounts/users.schema";
import { buildListing } from "@vestpocket/domain/listings/listings.factory";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import { type PaymentSandbox, startPaymentSandbox } from "@vestpocket/payment-sandbox";
import { Secret, TOTP } from "otpauth";
import { type Logger, pino } from "pino";
import { v7 as newId } from "uuid";
import { buildApp } from "../app.ts";
import { insertAccounts, type NewAccount, updateAccount } from "../features/accounts/accounts.queries.ts";
import {
  deriveAuthenticatorKey,
  makeDemoAuthenticatorSecret,
  sealAuthenticatorSecret,
} from "../features/accounts/authenticator.tokens.ts";
import { insertListings, type NewListingRow } from "../features/listings/listings.queries.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { createJobs } from "../platform/jobs.ts";
import { createPayments } from "../platform/payments/payments.ts";
import { toSettings, toUrl } from "../platform/payments/sandbox.ts";
import { NO_PROVIDER } from "./no-provider.ts";
import { buildConfig } from "./test-config.ts";
import { createTestDatabase } from "./test-database.ts";
import { hashTestPassword, PASSWORD } from "./test-password.ts";

export { PASSWORD };

const DAY = 24 * 60 * 60 * 1000;

/** A clock that stands until it is moved. */
class TestClock {
  #now = Date.parse("2026-11-20T15:00:00Z");
  now(): Date {
    return new Date(this.#now);
  }
  /** Milliseconds; negative goes back. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  // Tests look into answers of every shape.
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects by looking
  readonly body: any;
  readonly text: string;
}

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

/**
 * The whole API on a database of its own, with a clock that the test moves. `log`: where a test reads what was logged;
 * `takesPayments`: with the payment sandbox, which tells the app of what happens; without, the provider does not answer;
 * `delivers`: messages are handed to their carriers.
 */
export async function buildTestApp(
  environment: Readonly<Record<string, string>> = {},
  {
    log = pino({ level: "silent" }),
    takesPayments = false,
    delivers = false,
  }: { log?: Logger; takesPayments?: boolean; delivers?: boolean } = {},
) {
  const database = await createTestDatabase();
  const db: Database = openDatabase(database.url, log);
  const clock = new TestClock();
  const config = buildConfig(environment);
  const sandbox = takesPayments ? await startSandbox() : undefined;
  const payments = createPayments(sandbox === undefined ? (config.payments ?? NO_PROVIDER) : toSettings(sandbox));
  const sandboxUrl = sandbox && toUrl(sandbox);
  const jobs = delivers ? createJobs({ url: database.url, log }) : undefined;
  await jobs?.start();
  const app = await buildApp({ config, log, db, clock, payments, sandboxUrl, ...(jobs && { jobs }), hasSite: false });
  await app.ready();

  function startSandbox(): Promise<PaymentSandbox> {
    return startPaymentSandbox({
      databaseUrl: database.superuserUrl,
      seed: "tests",
      pagesUrl: `${config.publicUrl}/sandbox`,
      now: () => clock.now(),
      deliver: async ({ body, signature }) => {
        const headers = { "content-type": "application/json", "stripe-signature": signature };
        const url = "/v1/checkout-session/webhook";
        return (await app.inject({ method: "POST", url, payload: body, headers })).statusCode;
      },
    });
  }

  async function call(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "HEAD",
    url: string,
    options: { body?: unknown; token?: string; headers?: Record<string, string>; address?: string } = {},
  ): Promise<Answer> {
    const response = await app.inject({
      method,
      url,
      ...(options.body === undefined ? {} : { payload: options.body as object }),
      ...(options.address === undefined ? {} : { remoteAddress: options.address }),
      headers: {
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
    });
    const isJson = String(response.headers["content-type"]).startsWith("application/json");
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson && response.body !== "" ? response.json() : undefined,
      text: response.body,
    };
  }

  async function addAccount(
    overrides: Partial<NewAccount> & { role?: Role } = {},
  ): Promise<{ uid: string; email: string }> {
    const id = newId();
    const email = overrides.email ?? `${id}@example.ca`;
    const now = clock.now();
    const passwordHash = await hashTestPassword();
    const names = { firstName: "Amélie", lastName: "Tremblay", language: "en" as const, role: "member" as const };
    await insertAccounts(db, [{ id, email, passwordHash, ...names, createdAt: now, updatedAt: now, ...overrides }]);
    return { uid: id, email };
  }

  async function signIn(email: string): Promise<string> {
    return (await call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } })).body.accessToken;
  }

  return {
    app,
    db,
    clock,
    config,
    call,
    payments,
    databaseUrl: database.url,
    /** Throws where the app takes no payments. */
    get sandbox(): PaymentSandbox {
      if (sandbox === undefined) throw new Error("this app takes no payments");
      return sandbox;
    },
    addAccount,
    /** A new account's access token. */
    async signInAs(overrides: Partial<NewAccount> = {}): Promise<{ uid: string; token: string; email: string }> {
      const { uid, email } = await addAccount(overrides);
      return { uid, email, token: await signIn(email) };
    },
    /** Another access token of an account: one lives for a quarter of an hour. */
    signIn,
    /** A new administrator, confirmed by an authenticator app. */
    async signInAsAdministrator(): Promise<{ uid: string; token: string }> {
      const { uid, email } = await addAccount({ role: "administrator" });
      const secret = makeDemoAuthenticatorSecret(uid);
      const secondFactorSecret = sealAuthenticatorSecret(deriveAuthenticatorKey(config.secret), {
        accountId: uid,
        secret,
      });
      await updateAccount(db, uid, { secondFactorSecret, secondFactorSince: clock.now(), updatedAt: clock.now() });
      const token: string = (await call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } })).body
        .accessToken;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
      await call("POST", "/v1/auth/second-factor", { body: { code }, token });
      return { uid, token };
    },
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

function buildRow(overrides: Partial<NewListingRow> & { ownerId: string }, now: Date): NewListingRow {
  const status: ListingStatus = overrides.status ?? "active";
  return {
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
    expiresAt: status === "draft" ? null : new Date(now.getTime() + 60 * DAY),
    ...overrides,
  };
}
