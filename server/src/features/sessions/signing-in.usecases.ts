import { isEmail } from "@vestpocket/domain/accounts/accounts.rules";
import type { User } from "@vestpocket/domain/accounts/users.schema";
import { LOGIN_MESSAGES, REFRESH_TOKEN_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import { v7 as newId } from "uuid";
import { badFields } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import { isPassword } from "../../platform/password.ts";
import { addDeviceMark, findDeviceMark } from "./devices.tokens.ts";
import { issueTokens, type Tokens } from "./refreshing.usecases.ts";
import type { SessionDeps, SignInAccount } from "./sessions.deps.ts";
import { accountDisabled, tooManyAttempts, wrongCredential } from "./sessions.failures.ts";
import { insertSession } from "./sessions.queries.ts";
import { clearAttempts, countAttempt, type SignInAttempt, withdrawAttempt } from "./sign-in.limits.ts";

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string;
  /** The cookie that this browser was given at earlier sign-ins. */
  readonly deviceCookie: string | undefined;
}

interface SignedIn {
  readonly user: User;
  readonly deviceCookie: string;
  readonly tokens: Tokens;
}

/** Starts a session. Throws Failure with one of the specified messages of the log-in. */
export async function signIn(deps: SessionDeps, request: SignIn): Promise<SignedIn> {
  if (!isEmail(request.email)) throw badFields({ email: LOGIN_MESSAGES.malformedEmail });
  const device = { cookie: request.deviceCookie, email: request.email };
  const attempt = {
    email: request.email,
    network: toNetwork(request.address),
    device: findDeviceMark(deps.keys.device, device),
  };
  const refusal = await countAttempt(deps.limits, attempt);
  if (refusal !== undefined) throw tooManyAttempts(refusal);
  const { user } = await authenticate(deps, { ...request, attempt });
  await clearAttempts(deps.limits, attempt);
  return {
    user,
    deviceCookie: addDeviceMark(deps.keys.device, { ...device, email: user.email }),
    tokens: await startSession(deps, { ...request, uid: user.uid }),
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

async function startSession(
  { db, clock, keys, recordAudit }: SessionDeps,
  { uid, address, userAgent }: { uid: string; address: string; userAgent: string },
): Promise<Tokens> {
  const now = clock.now();
  const session = { id: newId(), accountId: uid, generation: 0 };
  await insertSession(db, {
    ...session,
    createdAt: now,
    rotatedAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000),
    userAgent: userAgent.slice(0, 300),
    address,
  });
  await recordAudit(db, { actorId: uid, action: "sessions.sign_in", subject: { kind: "session", id: session.id } });
  return issueTokens(keys, { ...session, now });
}
