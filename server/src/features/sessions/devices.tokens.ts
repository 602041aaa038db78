import { randomBytes } from "node:crypto";
import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { REMEMBERED_ACCOUNTS_MAX } from "@vestpocket/domain/sessions/sessions.rules";
import { isSealed, seal } from "../../platform/keys.ts";
import type { LogInStep, MarkedAccount } from "../../platform/session/cookies.ts";

/**
 * The device cookie holds one mark per account that signed in on this browser: a tag that only we can make from the
 * account's email, a random mark, and a seal for each step of a log-in that was passed here. A seal is void once what
 * its step asks for was replaced. A mark grants no access; wrong attempts from a remembered device are only counted
 * separately.
 */
const SEPARATOR = "~";
const ENTRY = /^[\w-]{22}(?:\.[\w-]{22}){2,3}$/u;

const STEPS: readonly LogInStep[] = ["password", "code"];

/** A browser's device cookie, and an account that may be marked in it. */
interface Device {
  readonly cookie: string | undefined;
  readonly account: MarkedAccount;
  readonly step: LogInStep;
}

interface Entry {
  readonly text: string;
  readonly tag: string;
  readonly mark: string;
  readonly seals: readonly string[];
}

/** Whether the cookie has a mark for an email. Only its account can tell whether the mark still counts. */
export function hasDeviceMark(key: Uint8Array, device: { cookie: string | undefined; email: string }): boolean {
  return findEntry(key, device) !== undefined;
}

/** The account's mark on this browser; undefined unless the account passed this step there with what it asks for now. */
export function findDeviceMark(key: Uint8Array, { cookie, account, step }: Device): string | undefined {
  const entry = findEntry(key, { cookie, email: account.user.email });
  return entry && isPassed(key, { entry, account, step }) ? entry.mark : undefined;
}

/**
 * The device cookie with the account's mark first, for a step that was passed and those before it. The mark stays the
 * same while any of its seals counts. The oldest mark is dropped when there are too many.
 */
export function addDeviceMark(key: Uint8Array, { cookie, account, step }: Device): string {
  const { email } = account.user;
  const entry = findEntry(key, { cookie, email });
  const before = STEPS.filter((each) => entry !== undefined && isPassed(key, { entry, account, step: each }));
  const mark = (before.length > 0 ? entry?.mark : undefined) ?? randomBytes(16).toString("base64url");
  const steps = STEPS.filter((each) => each === "password" || each === step || before.includes(each));
  const tag = toTag(key, email);
  const own = [tag, mark, ...steps.map((each) => seal(key, toText({ account, mark, step: each })))].join(".");
  const others = readEntries(cookie).filter((each) => each.tag !== tag);
  return [own, ...others.map(({ text }) => text)].slice(0, REMEMBERED_ACCOUNTS_MAX).join(SEPARATOR);
}

function findEntry(
  key: Uint8Array,
  { cookie, email }: { cookie: string | undefined; email: string },
): Entry | undefined {
  const tag = toTag(key, email);
  return readEntries(cookie).find((each) => each.tag === tag);
}

/** Those of other accounts are kept as they are: only their accounts can tell whether they are ours. */
function readEntries(cookie: string | undefined): Entry[] {
  return (cookie ?? "")
    .split(SEPARATOR)
    .slice(0, REMEMBERED_ACCOUNTS_MAX)
    .flatMap((text) => {
      const [tag = "", mark = "", ...seals] = text.split(".");
      return ENTRY.test(text) ? [{ text, tag, mark, seals }] : [];
    });
}

function isPassed(
  key: Uint8Array,
  { entry: { mark, seals }, account, step }: { entry: Entry; account: MarkedAccount; step: LogInStep },
): boolean {
  return seals.some((given) => isSealed(key, { text: toText({ account, mark, step }), given }));
}

/** What a step's seal is made of: for this account, and until its password or its second factor is replaced. */
function toText({ account, mark, step }: { account: MarkedAccount; mark: string; step: LogInStep }): string {
  const asked = step === "password" ? account.passwordHash : String(account.secondFactorSince?.getTime());
  return [step, account.user.uid, mark, asked].join(".");
}

function toTag(key: Uint8Array, email: string): string {
  return seal(key, `email.${toEmailKey(email)}`);
}
