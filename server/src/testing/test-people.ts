import type { Role } from "@vestpocket/domain/accounts/users.schema";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import { Secret, TOTP } from "otpauth";
import { v7 as newId } from "uuid";
import { insertAccounts, type NewAccount, updateAccount } from "../features/accounts/accounts.queries.ts";
import {
  deriveAuthenticatorKey,
  makeDemoAuthenticatorSecret,
  sealAuthenticatorSecret,
} from "../features/accounts/authenticator.tokens.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Call } from "./test-call.ts";
import type { TestClock } from "./test-clock.ts";
import { hashTestPassword, PASSWORD } from "./test-password.ts";

interface PeopleDeps {
  readonly db: Database;
  readonly clock: TestClock;
  readonly config: Config;
  readonly call: Call;
}

/** Adds accounts to a test app and signs them in. */
export function createTestPeople(deps: PeopleDeps) {
  const { db, clock, config, call } = deps;

  async function addAccount(
    overrides: Partial<NewAccount> & { role?: Role } = {},
  ): Promise<{ uid: string; email: string }> {
    const id = newId();
    const email = overrides.email ?? `${id}@example.ca`;
    const now = clock.now();
    const passwordHash = await hashTestPassword();
    const names = { firstName: "Amélie", lastName: "Tremblay", language: "en" as const, role: "member" as const };
    const confirmed = { emailVerifiedAt: now };
    await insertAccounts(db, [
      { id, email, passwordHash, ...names, ...confirmed, createdAt: now, updatedAt: now, ...overrides },
    ]);
    return { uid: id, email };
  }

  /** The authenticator secrets of accounts, by e-mail. */
  const secrets = new Map<string, { uid: string; secret: string }>();

  async function signIn(email: string): Promise<string> {
    const { body } = await call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } });
    const app = secrets.get(email);
    if (app === undefined) return body.accessToken;
    // The same code may have been used just before.
    await updateAccount(db, app.uid, { secondFactorPeriod: null, updatedAt: clock.now() });
    const code = new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({ timestamp: clock.now().getTime() });
    return (await call("POST", "/v1/auth/sign-in/code", { body: { challenge: body.challenge, code } })).body
      .accessToken;
  }

  return {
    addAccount,
    /** Returns a new access token for an account. Tokens are valid for 15 minutes. */
    signIn,

    /** Adds an account and signs it in. */
    async signInAs(overrides: Partial<NewAccount> = {}): Promise<{ uid: string; token: string; email: string }> {
      const { uid, email } = await addAccount(overrides);
      return { uid, email, token: await signIn(email) };
    },

    /** Adds an administrator with an authenticator app, signed in with it; by default with the full role. */
    async signInAsAdministrator(
      administratorRole: AdministratorRole = "full",
    ): Promise<{ uid: string; token: string; email: string }> {
      const { uid, email } = await addAccount({ role: "administrator", administratorRole });
      const secret = makeDemoAuthenticatorSecret(uid);
      const secondFactorSecret = sealAuthenticatorSecret(deriveAuthenticatorKey(config.secret), {
        accountId: uid,
        secret,
      });
      const now = clock.now();
      await updateAccount(db, uid, { secondFactorSecret, secondFactorSince: now, updatedAt: now });
      secrets.set(email, { uid, secret });
      return { uid, email, token: await signIn(email) };
    },
  };
}
