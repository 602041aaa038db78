import { buildAccount, type NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { type Answer, PASSWORD, type TestApp } from "./test-app.ts";

/** What a call may bring beside its body. Without an address it comes from one of its own, so that no limit is met by chance. */
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

/** An address of origin that nothing else in this run comes from. */
export function inventAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A reachable number, in E.164, that shares its prefix with no other of this run. */
export function inventPhone(): string {
  phones += 1;
  const areaCode = AREA_CODES[Math.floor(phones / EXCHANGES) % AREA_CODES.length];
  return `+1${areaCode}${200 + (phones % EXCHANGES)}0142`;
}

/** Somebody whom nobody knows yet, as they fill in the sign-up. */
export function inventPerson(overrides: Partial<NewAccount> = {}): NewAccount {
  return buildAccount({ email: `${newId()}@example.ca`, phoneNumber: inventPhone(), ...overrides });
}

/** What people do with their accounts, through the front door. */
export function createJourneys(site: TestApp) {
  const post = (path: string, body: object, { address = inventAddress(), ...sent }: Sent = {}): Promise<Answer> =>
    site.call("POST", path, { body, address, ...sent });

  /** What was sent to an address or number, newest first. */
  async function readMessages(to: string): Promise<readonly ReadMessage[]> {
    return (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(to)}`)).body.messages;
  }

  /** The newest message to somebody that the pattern is found in. */
  async function findInMessages(to: string, pattern: RegExp): Promise<string> {
    for (const { text } of await readMessages(to)) {
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) return found;
    }
    throw new Error(`Nothing like ${pattern} was sent to ${to}.`);
  }

  const readResetCode = (email: string) => findInMessages(email, /reset-password\?oobCode=([\w-]+)/u);
  const readConfirmationCode = (email: string) => findInMessages(email, /email-verified\?oobCode=([\w-]+)/u);
  const readPhoneCode = (phoneNumber: string) => findInMessages(phoneNumber, /\b(\d{6})\b/u);

  const sendCode = (phoneNumber: string, sent?: Sent) => post("/v1/auth/send-code", { phoneNumber }, sent);

  function signUp(person: NewAccount, more: object = {}, sent?: Sent): Promise<Answer> {
    const { firstName, lastName, email, password, phoneNumber } = person;
    return post("/v1/auth/sign-up", { firstName, lastName, email, password, phoneNumber, ...more }, sent);
  }

  const signIn = (email: string, password = PASSWORD, sent?: Sent) =>
    post("/v1/auth/sign-in", { email, password, tokenTransport: "body" }, sent);

  return {
    post,
    readMessages,
    readResetCode,
    readConfirmationCode,
    readPhoneCode,
    sendCode,
    signUp,
    signIn,

    /** The whole sign-up with the code sent to the phone. */
    async signUpWithCode(person: NewAccount): Promise<Answer> {
      await sendCode(person.phoneNumber);
      return signUp(person, { verificationCode: await readPhoneCode(person.phoneNumber) });
    },

    /** An account that is there already, signed in. */
    async enter(overrides: Parameters<TestApp["addAccount"]>[0] = {}): Promise<SignedIn> {
      const { uid, email } = await site.addAccount(overrides);
      const { accessToken, refreshToken } = (await signIn(email)).body;
      return { uid, email, token: accessToken, refreshToken };
    },

    /** A session of an account on one more device. */
    async signInOnDevice(email: string, password = PASSWORD): Promise<{ token: string; refreshToken: string }> {
      const { accessToken, refreshToken } = (await signIn(email, password)).body;
      return { token: accessToken, refreshToken };
    },

    refresh: (refreshToken: string) => post("/v1/auth/refresh", { refreshToken, tokenTransport: "body" }),

    /** Whether an access token is let in. */
    async isLetIn(token: string): Promise<boolean> {
      return (await site.call("GET", "/v1/auth/sessions", { token })).status === 200;
    },

    /** Asks for a link to set a new password and reads it from the mailbox. */
    async forgetPassword(email: string): Promise<string> {
      await post("/v1/auth/forgot-password", { email });
      return readResetCode(email);
    },

    resetPassword: (oobCode: string, password: string, sent?: Sent) =>
      post("/v1/auth/reset-password", { oobCode, password }, sent),

    async countAccounts(): Promise<number> {
      const { rows } = await site.db.execute<{ count: string }>(sql`SELECT count(*) FROM accounts`);
      return Number(rows[0]?.count);
    },

    /** Every row of every table as text: what a thief of the database reads. */
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

/** An answer as two askers may compare it: without what differs for any two answers. */
export function toComparable({ status, headers, body }: Answer): object {
  const { date: _date, ...compared } = headers;
  const { requestId: _id, ...said } = body as Record<string, unknown>;
  return { status, headers: compared, body: said };
}
