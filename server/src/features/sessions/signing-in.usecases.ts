import { isEmail } from "@vestpocket/domain/accounts/accounts.rules";
import { LOGIN_MESSAGES } from "@vestpocket/domain/sessions/sessions.rules";
import { badFields } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import { isPassword } from "../../platform/password.ts";
import { addDeviceMark, findDeviceMark } from "./devices.tokens.ts";
import { beginSecondStep, type Challenge } from "./second-step.usecases.ts";
import type { SessionDeps, SignInAccount } from "./sessions.deps.ts";
import { accountDisabled, tooManyAttempts, wrongCredential } from "./sessions.failures.ts";
import { clearAttempts, countAttempt, type SignInAttempt, withdrawAttempt } from "./sign-in.limits.ts";
import { type Origin, type SignedIn, startSession } from "./starting.usecases.ts";

interface SignIn extends Origin {
  readonly email: string;
  readonly password: string;
}

/** Starts a session, or requests a code if two-step log-in is on. Throws Failure with a log-in message. */
export async function signIn(deps: SessionDeps, request: SignIn): Promise<SignedIn | Challenge> {
  if (!isEmail(request.email)) throw badFields({ email: LOGIN_MESSAGES.malformedEmail });
  const device = { cookie: request.deviceCookie, email: request.email };
  const attempt = {
    email: request.email,
    network: toNetwork(request.address),
    device: findDeviceMark(deps.keys.device, device),
  };
  const refusal = await countAttempt(deps.limits, attempt);
  if (refusal !== undefined) throw tooManyAttempts(refusal);
  const { user, hasSecondFactor } = await authenticate(deps, { ...request, attempt });
  await clearAttempts(deps.limits, attempt);
  if (hasSecondFactor) return beginSecondStep(deps, user.uid);
  return {
    user,
    deviceCookie: addDeviceMark(deps.keys.device, { ...device, email: user.email }),
    tokens: await startSession(deps, deps.db, { ...request, uid: user.uid, isConfirmed: false }),
  };
}

/** The account if its password is right and it is enabled; throws Failure otherwise. */
async function authenticate(
  { limits, recordAudit, db, ...deps }: SessionDeps,
  { email, password, attempt }: { email: string; password: string; attempt: SignInAttempt },
): Promise<SignInAccount> {
  const account = await deps.findSignInAccount(email);
  /** Recorded only for attempts whose password was compared: the limits keep these few. */
  const recordRefused = (reason: "unknown" | "password" | "disabled") =>
    recordAudit(db, {
      action: "sessions.refused",
      ...(account && { subject: { kind: "account", id: account.user.uid } }),
      details: { reason },
    });
  const isRight = await isPassword(account?.passwordHash, password).catch(async (error) => {
    // Too many passwords are being hashed: this one was not compared, so the attempt does not count.
    await withdrawAttempt(limits, attempt);
    throw error;
  });
  if (!isRight || account === undefined) {
    await recordRefused(account === undefined ? "unknown" : "password");
    throw wrongCredential({ reveals: deps.revealAccountErrors, isKnown: account !== undefined });
  }
  if (account.isDisabled) {
    await recordRefused("disabled");
    throw accountDisabled();
  }
  return account;
}
