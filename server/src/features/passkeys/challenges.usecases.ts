import { PASSKEY_CHALLENGE_SECONDS } from "@vestpocket/domain/passkeys/passkeys.rules";
import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import {
  hashPasskeyChallenge,
  makeRequestOptions,
  readAnsweredChallenge,
  verifyAssertion,
} from "./ceremonies.tokens.ts";
import { insertPasskeyChallenge, type Purpose, takePasskeyChallenge } from "./challenges.queries.ts";
import type { CeremonyDeps } from "./passkeys.deps.ts";
import { noPasskey, passkeyOver, passkeyRefused, unknownPasskey } from "./passkeys.failures.ts";
import { findPasskeyByCredential, listPasskeyRows, notePasskeyUse, type PasskeyRow } from "./passkeys.queries.ts";

/** A challenge's purpose, whose passkey it asks for, and the session in which it must be answered. */
interface ChallengeRequest {
  readonly purpose: Purpose;
  readonly accountId: string | undefined;
  readonly sessionId: string | undefined;
}

/** Stores a challenge until it is answered or expires. */
export async function keepChallenge(
  { db, clock }: CeremonyDeps,
  { challenge, ...asked }: ChallengeRequest & { challenge: string },
): Promise<void> {
  await insertPasskeyChallenge(db, {
    hash: hashPasskeyChallenge(challenge),
    purpose: asked.purpose,
    accountId: asked.accountId ?? null,
    sessionId: asked.sessionId ?? null,
    expiresAt: new Date(clock.now().getTime() + PASSKEY_CHALLENGE_SECONDS * 1000),
  });
}

/**
 * Uses up the challenge in a browser's response, whether the response is right or wrong. Throws Failure unless it is
 * open, and was created for this purpose in this session.
 */
export async function takeChallenge(
  { db, clock }: CeremonyDeps,
  {
    credential,
    ...expected
  }: { credential: { clientDataJSON: string }; purpose: Purpose; sessionId: string | undefined },
): Promise<{ challenge: string; accountId: string | null }> {
  const challenge = readAnsweredChallenge(credential);
  if (challenge === undefined) throw passkeyRefused();
  const taken = await takePasskeyChallenge(db, {
    ...expected,
    hash: hashPasskeyChallenge(challenge),
    now: clock.now(),
  });
  if (taken === undefined) throw passkeyOver();
  return { challenge, accountId: taken.accountId };
}

/** Requests a passkey: one of an account, or anyone's before log-in. Throws Failure if the account has none. */
export async function askForPasskey(deps: CeremonyDeps, asked: ChallengeRequest) {
  const allowed = asked.accountId === undefined ? [] : await listPasskeyRows(deps.db, asked.accountId);
  if (asked.accountId !== undefined && allowed.length === 0) throw noPasskey();
  const options = await makeRequestOptions(deps.relyingParty, allowed);
  await keepChallenge(deps, { ...asked, challenge: options.challenge });
  return options;
}

interface Answer {
  readonly purpose: Exclude<Purpose, "add">;
  readonly sessionId: string | undefined;
  readonly credential: AssertedCredential;
}

/**
 * Verifies a browser's response. Returns the account whose passkey it is; throws Failure if anything is wrong with it.
 */
export async function acceptPasskey(deps: CeremonyDeps, { credential, ...expected }: Answer): Promise<string> {
  const { challenge, accountId } = await takeChallenge(deps, { ...expected, credential });
  const passkey = await findPasskeyByCredential(deps.db, toCredentialId(credential));
  if (passkey === undefined || (accountId !== null && passkey.accountId !== accountId)) throw unknownPasskey();
  const state = await verifyAssertion(deps.relyingParty, { credential, challenge, passkey });
  if (state === undefined) return refuse(deps, passkey);
  const isNoted = await notePasskeyUse(deps.db, { id: passkey.id, ...state, now: deps.clock.now() });
  // A concurrent request with a copy of the passkey was first.
  if (!isNoted) return refuse(deps, passkey);
  return passkey.accountId;
}

export function toCredentialId({ id }: Pick<AssertedCredential, "id">): Buffer {
  return Buffer.from(id, "base64url");
}

async function refuse({ db, recordAudit }: CeremonyDeps, { id, accountId }: PasskeyRow): Promise<never> {
  await recordAudit(db, {
    action: "passkeys.refused",
    subject: { kind: "account", id: accountId },
    details: { passkey: id },
  });
  throw passkeyRefused();
}
