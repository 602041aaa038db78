import { buildAccount, type NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { type Answer, PASSWORD, type TestApp } from "./test-app.ts";

/**
 * Options of a call. Without an address, each call comes from a new one, so that no rate limit is reached by accident.
 */
interface Sent {
  readonly address?: string;
  readonly headers?: Record<string, string>;
  readonly token?: string;
}

interface ReadMessage {
  readonly channel: "email" | "sms";
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
}

export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

const AREA_CODES = ["416", "514", "604", "403", "613", "902", "204", "306", "780", "905"];
const EXCHANGES = 700;
let addresses = 0;
let phones = 0;

/** An IP address that is unique in this run. */
export function inventAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A valid phone number, in E.164, whose prefix is unique in this run. */
export function inventPhone(): string {
  phones += 1;
  const areaCode = AREA_CODES[Math.floor(phones / EXCHANGES) % AREA_CODES.length];
  return `+1${areaCode}${200 + (phones % EXCHANGES)}0142`;
}

/** A new person, as they fill in the sign-up form. */
export function inventPerson(overrides: Partial<NewAccount> = {}): NewAccount {
  return buildAccount({ email: `${newId()}@example.ca`, phoneNumber: inventPhone(), ...overrides });
}

/** Reads the messages that the app sent. */
function openMailbox(site: TestApp) {
  /** The messages sent to an address or number, newest first. */
  async function readMessages(to: string): Promise<readonly ReadMessage[]> {
    return (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(to)}`)).body.messages;
  }

  /** The first match of a pattern in the newest message that has one. */
  async function findInMessages(to: string, pattern: RegExp): Promise<string> {
    for (const { text } of await readMessages(to)) {
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) return found;
    }
    throw new Error(`No message to ${to} matches ${pattern}.`);
  }

  return {
    readMessages,
    readResetCode: (email: string) => findInMessages(email, /reset-password\?oobCode=([\w-]+)/u),
    readConfirmationCode: (email: string) => findInMessages(email, /email-verified\?oobCode=([\w-]+)/u),
    readPhoneCode: (phoneNumber: string) => findInMessages(phoneNumber, /\b(\d{6})\b/u),
  };
}

/** Actions on accounts, through the API. */
export function createJourneys(site: TestApp) {
  const post = (path: string, body: object, { address = inventAddress(), ...sent }: Sent = {}): Promise<Answer> =>
    site.call("POST", path, { body, address, ...sent });

  const mailbox = openMailbox(site);
  const sendCode = (phoneNumber: string, sent?: Sent) => post("/v1/auth/send-code", { phoneNumber }, sent);

  function signUp(person: NewAccount, more: object = {}, sent?: Sent): Promise<Answer> {
    const { firstName, lastName, email, password, phoneNumber } = person;
    return post("/v1/auth/sign-up", { firstName, lastName, email, password, phoneNumber, ...more }, sent);
  }

  const signIn = (email: string, password = PASSWORD, sent?: Sent) =>
    post("/v1/auth/sign-in", { email, password, tokenTransport: "body" }, sent);

  return {
    post,
    ...mailbox,
    sendCode,
    signUp,
    signIn,

    /** Signs up with the code texted to the phone. */
    async signUpWithCode(person: NewAccount): Promise<Answer> {
      await sendCode(person.phoneNumber);
      return signUp(person, { verificationCode: await mailbox.readPhoneCode(person.phoneNumber) });
    },

    /** Adds an account and signs it in. */
    async enter(overrides: Parameters<TestApp["addAccount"]>[0] = {}): Promise<SignedIn> {
      const { uid, email } = await site.addAccount(overrides);
      const { accessToken, refreshToken } = (await signIn(email)).body;
      return { uid, email, token: accessToken, refreshToken };
    },

    /** Signs an account in on another device. */
    async signInOnDevice(email: string, password = PASSWORD): Promise<{ token: string; refreshToken: string }> {
      const { accessToken, refreshToken } = (await signIn(email, password)).body;
      return { token: accessToken, refreshToken };
    },

    /** Answers a log-in challenge. */
    signInWithCode: (challenge: string, code: string, sent?: Sent) =>
      post("/v1/auth/sign-in/code", { challenge, code, tokenTransport: "body" }, sent),

    refresh: (refreshToken: string) => post("/v1/auth/refresh", { refreshToken, tokenTransport: "body" }),

    /** Whether an access token is valid. */
    async isLetIn(token: string): Promise<boolean> {
      return (await site.call("GET", "/v1/auth/sessions", { token })).status === 200;
    },

    /** Requests a password reset link and reads its code from the mailbox. */
    async forgetPassword(email: string): Promise<string> {
      await post("/v1/auth/forgot-password", { email });
      return mailbox.readResetCode(email);
    },

    resetPassword: (oobCode: string, password: string, sent?: Sent) =>
      post("/v1/auth/reset-password", { oobCode, password }, sent),

    async countAccounts(): Promise<number> {
      const { rows } = await site.db.execute<{ count: string }>(sql`SELECT count(*) FROM accounts`);
      return Number(rows[0]?.count);
    },

    /** Every row of every table as text, as in a stolen copy of the database. */
    dump: () => dumpDatabase(site),
  };
}

async function dumpDatabase(site: TestApp): Promise<string> {
  const { rows: tables } = await site.db.execute<{ name: string }>(
    sql`SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await site.db.execute<{ row: string }>(sql`SELECT t::text AS row FROM ${sql.raw(name)} t`);
    parts.push(`-- ${name}`, ...rows.map(({ row }) => row));
  }
  return parts.join("\n");
}

/** A response without what differs between any two, so that two can be compared. */
export function toComparable({ status, headers, body }: Answer): object {
  const { date: _date, ...compared } = headers;
  const { requestId: _id, ...rest } = body as Record<string, unknown>;
  return { status, headers: compared, body: rest };
}
