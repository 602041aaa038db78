import { isEmail } from "@vestpocket/domain/accounts/accounts.rules";
import { LOGIN_MESSAGES } from "@vestpocket/domain/sessions/sessions.rules";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import { isPassword } from "../../platform/password.ts";
import { addDeviceMark, findDeviceMark, hasDeviceMark } from "./devices.tokens.ts";
import type { Tokens } from "./refreshing.usecases.ts";
import { beginSecondStep, type Challenge } from "./second-step.usecases.ts";
import type { SessionDeps, SignInAccount } from "./sessions.deps.ts";
import { accountDisabled, tooManyAttempts, wrongCredential } from "./sessions.failures.ts";
import { type CountedAttempt, clearAttempts, countAttempt, withdrawAttempt } from "./sign-in.limits.ts";
import { type Origin, type SignedIn, startSession } from "./starting.usecases.ts";

interface SignIn extends Origin {
  readonly email: string;
  readonly password: string;
}

/** Starts a session, or requests a code if two-step log-in is on. Throws Failure with a log-in message. */
export async function signIn(deps: SessionDeps, request: SignIn): Promise<SignedIn | Challenge> {
  if (!isEmail(request.email)) throw badFields({ email: LOGIN_MESSAGES.malformedEmail });
  const attempt = await countAttempt(deps.limits, {
    email: request.email,
    network: toNetwork(request.address),
    device: await findDevice(deps, request),
  });
  if ("retryAfter" in attempt) throw tooManyAttempts(attempt);
  const account = await authenticate(deps, { ...request, attempt });
  await clearAttempts(attempt);
  const begun = await deps.db.transaction((tx) => beginSession(deps, tx, { account, request }));
  if (begun === undefined) return refuse(deps, { account, reason: "password" });
  if ("challenge" in begun) return begun;
  const device = { cookie: request.deviceCookie, account, step: "password" } as const;
  return { user: account.user, deviceCookie: addDeviceMark(deps.keys.device, device), tokens: begun };
}

/**
 * The account's mark on this browser. Only a browser that once got a mark for this email makes us look for the account:
 * otherwise a refused attempt would take longer at an email that has one.
 */
async function findDevice(
  { keys, findSignInAccount }: SessionDeps,
  { deviceCookie: cookie, email }: SignIn,
): Promise<string | undefined> {
  if (!hasDeviceMark(keys.device, { cookie, email })) return undefined;
  const account = await findSignInAccount(email);
  return account && findDeviceMark(keys.device, { cookie, account, step: "password" });
}

/** Undefined if the password was replaced, or the account disabled, while the entered password was being compared. */
async function beginSession(
  deps: SessionDeps,
  tx: Queryable,
  { account, request }: { account: SignInAccount; request: SignIn },
): Promise<Tokens | Challenge | undefined> {
  const { uid } = account.user;
  const current = await deps.lockSignInAccount(tx, uid);
  if (current === undefined || current.isDisabled || current.passwordHash !== account.passwordHash) return undefined;
  if (current.secondFactorSince !== null) return beginSecondStep(deps, tx, uid);
  return startSession(deps, tx, { ...request, uid, isConfirmed: false });
}

/** The account if its password is right and it is enabled; throws Failure otherwise. */
async function authenticate(
  deps: SessionDeps,
  { email, password, attempt }: { email: string; password: string; attempt: CountedAttempt },
): Promise<SignInAccount> {
  const account = await deps.findSignInAccount(email);
  const isRight = await isPassword(account?.passwordHash, password).catch(async (error) => {
    // Too many passwords are being hashed: this one was not compared, so the attempt does not count.
    await withdrawAttempt(attempt);
    throw error;
  });
  if (account === undefined) return refuse(deps, { account, reason: "unknown" });
  if (!isRight) return refuse(deps, { account, reason: "password" });
  if (account.isDisabled) return refuse(deps, { account, reason: "disabled" });
  return account;
}

interface Refused {
  readonly account: SignInAccount | undefined;
  readonly reason: "unknown" | "password" | "disabled";
}

/** Records a refused attempt. Only for those whose password was compared: the limits keep these few. */
async function refuse({ db, recordAudit, ...deps }: SessionDeps, { account, reason }: Refused): Promise<never> {
  await recordAudit(db, {
    action: "sessions.refused",
    ...(account && { subject: { kind: "account", id: account.user.uid } }),
    details: { reason },
  });
  if (reason === "disabled") throw accountDisabled();
  throw wrongCredential({ reveals: deps.revealAccountErrors, isKnown: account !== undefined });
}
