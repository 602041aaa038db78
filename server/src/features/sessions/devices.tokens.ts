import { createHash, randomBytes } from "node:crypto";
import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { REMEMBERED_ACCOUNTS_MAX } from "@vestpocket/domain/sessions/sessions.rules";
import { isSealed, seal } from "../../platform/keys.ts";

/**
 * The device cookie holds one signed mark per account that signed in on this browser: the account's hashed e-mail, a
 * random mark, the signature. It grants no access; wrong passwords from a remembered device are only counted
 * separately.
 */
const SEPARATOR = "~";

/** A browser's device cookie, and an account that may be marked in it. */
interface Device {
  readonly cookie: string | undefined;
  readonly email: string;
}

/** The account's mark on this browser; undefined if the account never signed in there. */
export function findDeviceMark(key: Uint8Array, { cookie, email }: Device): string | undefined {
  const account = hashAccount(email);
  return readMarks(key, cookie).find((each) => each.account === account)?.mark;
}

/** The device cookie with the account's mark first. The oldest mark is dropped when there are too many. */
export function addDeviceMark(key: Uint8Array, { cookie, email }: Device): string {
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
      return isSealed(key, { text: `${account}.${mark}`, given }) ? [{ account, mark }] : [];
    });
}

function hashAccount(email: string): string {
  return createHash("sha256").update(toEmailKey(email)).digest().subarray(0, 16).toString("base64url");
}
