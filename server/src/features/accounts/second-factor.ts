import type { Message } from "@vestpocket/domain/shared/text";
import { Secret, TOTP } from "otpauth";
import type { Queryable } from "../../platform/database/database.ts";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import { badFields, Failure, signInNeeded, tooMany } from "../../platform/http/failure.ts";
import { deriveKey } from "../../platform/keys.ts";
import { secondFactorNeeded } from "../../platform/session/administrator.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createThrottle } from "../../platform/throttle.ts";
import { type Account, findAccount, takeSecondFactorPeriod, updateAccount } from "./accounts.queries.ts";
import type { AccountParts } from "./accounts.usecases.ts";

const ISSUER = "Vestpocket";
/** Codes of the period before and after are taken too, since clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const ENROLLED: Message = /*i18n*/ { id: "accounts.second_factor_on", message: "Two-step log-in is on." };
const REMOVED: Message = /*i18n*/ { id: "accounts.second_factor_off", message: "Two-step log-in is off." };
const CONFIRMED: Message = /*i18n*/ { id: "accounts.second_factor_confirmed", message: "Code accepted." };
const WRONG_CODE: Message = /*i18n*/ {
  id: "accounts.second_factor_wrong",
  message: "This code is incorrect. Please enter the one your app shows now.",
};
const NOT_ENROLLED: Message = /*i18n*/ {
  id: "accounts.second_factor_missing",
  message: "Two-step log-in is not set up. You can set it up on your profile page.",
};
const ALREADY_ON: Message = /*i18n*/ {
  id: "accounts.second_factor_already_on",
  message: "Two-step log-in is already on. Turn it off first to use another app.",
};

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** One-time codes of an authenticator app (RFC 6238: six digits, 30 seconds, SHA-1, as every app knows them). */
export function createSecondFactor(
  parts: Pick<AccountParts, "db" | "clock" | "recordAudit"> & {
    secret: string;
    requirePassword: (viewer: Viewer, password: string) => Promise<Account>;
    /** Marks the session as confirmed. */
    markSession: (tx: Queryable, sessionId: string) => Promise<void>;
    unmarkSessions: (tx: Queryable, uid: string) => Promise<void>;
  },
) {
  const { db, clock, recordAudit } = parts;
  const tries = createThrottle(db, { name: "second-factor", points: 5, seconds: 15 * 60, grows: true });

  /** Throws Failure unless the code is the app's and counts for the first time. */
  async function requireCode(tx: Queryable, account: Account, code: string): Promise<void> {
    if (account.secondFactorSecret === null) {
      throw new Failure({ status: 409, code: "accounts.second_factor_missing", text: NOT_ENROLLED });
    }
    const secret = decrypt(deriveKey(parts.secret, "second-factor"), account.secondFactorSecret, account.id);
    const token = code.replace(/\s/gu, "");
    const timestamp = clock.now().getTime();
    const delta = toTotp(secret, account.email).validate({ token, timestamp, window: WINDOW });
    const period = Math.floor(timestamp / 30_000) + (delta ?? 0);
    if (delta === null || !(await takeSecondFactorPeriod(tx, account.id, period))) {
      throw badFields({ code: WRONG_CODE });
    }
  }

  async function getAccount(viewer: Viewer): Promise<Account> {
    const account = await findAccount(db, viewer.uid);
    if (account === undefined) throw signInNeeded();
    return account;
  }

  /** Tells what somebody did with their own second factor. */
  const record = (tx: Queryable, uid: string, action: string) =>
    recordAudit(tx, { actorId: uid, action: `accounts.${action}`, subject: { kind: "account", id: uid } });

  async function countTry(viewer: Viewer): Promise<void> {
    const refusal = await tries.take(viewer.uid);
    if (refusal !== undefined) throw tooMany(refusal);
  }

  return {
    /** A new secret for an app; it counts once a code of it was given. */
    async enrol(viewer: Viewer, password: string): Promise<{ secret: string; uri: string }> {
      const account = await parts.requirePassword(viewer, password);
      if (account.secondFactorSince !== null) {
        throw new Failure({ status: 409, code: "accounts.second_factor_already_on", text: ALREADY_ON });
      }
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      const sealed = sealAuthenticatorSecret(parts.secret, account.id, secret);
      const kept = { secondFactorSecret: sealed, secondFactorSince: null, secondFactorPeriod: null };
      await updateAccount(db, account.id, { ...kept, updatedAt: clock.now() });
      return { secret, uri: toTotp(secret, account.email).toString() };
    },

    async confirmEnrolment(viewer: Viewer, code: string): Promise<Message> {
      await countTry(viewer);
      const account = await getAccount(viewer);
      await db.transaction(async (tx) => {
        await requireCode(tx, account, code);
        await updateAccount(tx, account.id, { secondFactorSince: clock.now(), updatedAt: clock.now() });
        await parts.markSession(tx, viewer.sessionId);
        await record(tx, account.id, "second_factor_set");
      });
      await tries.forget(account.id);
      return ENROLLED;
    },

    async confirmSession(viewer: Viewer, code: string): Promise<Message> {
      await countTry(viewer);
      const account = await getAccount(viewer);
      if (account.secondFactorSince === null) {
        throw new Failure({ status: 409, code: "accounts.second_factor_missing", text: NOT_ENROLLED });
      }
      await db.transaction(async (tx) => {
        await requireCode(tx, account, code);
        await parts.markSession(tx, viewer.sessionId);
        await record(tx, account.id, "second_factor_confirmed");
      });
      await tries.forget(account.id);
      return CONFIRMED;
    },

    async remove(viewer: Viewer, password: string): Promise<Message> {
      // Otherwise an administrator's password alone would be enough: to give the app up and enrol another.
      if (viewer.role === "administrator" && !viewer.hasSecondFactor) throw secondFactorNeeded();
      const account = await parts.requirePassword(viewer, password);
      await db.transaction(async (tx) => {
        const cleared = { secondFactorSecret: null, secondFactorSince: null, secondFactorPeriod: null };
        await updateAccount(tx, account.id, { ...cleared, updatedAt: clock.now() });
        await parts.unmarkSessions(tx, account.id);
        await record(tx, account.id, "second_factor_removed");
      });
      return REMOVED;
    },
  };
}

/** An app's secret (base32) as it is kept: sealed for its account. */
export function sealAuthenticatorSecret(serverSecret: string, accountId: string, secret: string): Buffer {
  return encrypt(deriveKey(serverSecret, "second-factor"), secret, accountId);
}

/** The authenticator secret of a private server's demo administrator, in base32: the same at every start. */
export function makeDemoAuthenticatorSecret(serverSecret: string): string {
  const bytes = deriveKey(serverSecret, "demo-second-factor").slice(0, SECRET_BYTES);
  return new Secret({ buffer: bytes.buffer }).base32;
}

function toTotp(secret: string, email: string): TOTP {
  return new TOTP({ issuer: ISSUER, label: email, secret: Secret.fromBase32(secret) });
}
