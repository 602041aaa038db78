import { createHash, randomBytes } from "node:crypto";
import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { REMEMBERED_ACCOUNTS_MAX } from "@vestpocket/domain/sessions/sessions.rules";
import { isSealed, seal } from "../../platform/keys.ts";

/**
 * A browser on which accounts signed in before carries a mark for each of them, under a seal: the account's address (hashed), a
 * random mark, the seal. It lets nobody in; wrong passwords from there are only counted apart.
 */
const SEPARATOR = "~";

/** The mark of this browser for an account; undefined where the account never signed in there. */
export function findDevice(key: Uint8Array, cookie: string | undefined, email: string): string | undefined {
  const account = hashAccount(email);
  return readMarks(key, cookie).find((each) => each.account === account)?.mark;
}

/** The cookie with the account's mark in front; the oldest of too many falls off. */
export function rememberDevice(key: Uint8Array, cookie: string | undefined, email: string): string {
  const account = hashAccount(email);
  const marks = readMarks(key, cookie);
  const own = marks.find((each) => each.account === account) ?? {
    account,
    mark: randomBytes(16).toString("base64url"),
  };
  return [own, ...marks.filter((each) => each.account !== account)]
    .slice(0, REMEMBERED_ACCOUNTS_MAX)
    .map(({ account: of, mark }) => `${of}.${mark}.${seal(key, `${of}.${mark}`)}`)
    .join(SEPARATOR);
}

function readMarks(key: Uint8Array, cookie: string | undefined): { account: string; mark: string }[] {
  return (cookie ?? "")
    .split(SEPARATOR)
    .slice(0, REMEMBERED_ACCOUNTS_MAX)
    .flatMap((entry) => {
      const [, account, mark, given] = /^([\w-]{22})\.([\w-]{22})\.([\w-]{22})$/u.exec(entry) ?? [];
      if (account === undefined || mark === undefined || given === undefined) return [];
      return isSealed(key, `${account}.${mark}`, given) ? [{ account, mark }] : [];
    });
}

function hashAccount(email: string): string {
  return createHash("sha256").update(toEmailKey(email)).digest().subarray(0, 16).toString("base64url");
}
