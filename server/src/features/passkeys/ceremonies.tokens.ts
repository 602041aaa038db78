import { createHash } from "node:crypto";
import { PASSKEY_CHALLENGE_SECONDS } from "@vestpocket/domain/passkeys/passkeys.rules";
import type { AssertedCredential, NewCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { Contact } from "../../platform/contact.ts";
import { isLoopback } from "../../platform/loopback.ts";
import type { PasskeyRow } from "./passkeys.queries.ts";

/** The site that passkeys belong to. Browsers refuse to use them on any other. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Browsers create no passkeys for bare IP addresses: a private server's are for `localhost`. */
export function toRelyingParty(publicUrl: string): RelyingParty {
  const url = new URL(publicUrl);
  if (isLoopback(url.hostname)) url.hostname = "localhost";
  return { id: url.hostname, origin: url.origin };
}

/** EdDSA, ES256 and RS256: between them every authenticator. Node's post-quantum algorithms are still experimental. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = PASSKEY_CHALLENGE_SECONDS * 1000;
const PUBLIC_KEY = "public-key" as const;
const toDescriptor = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId.toString("base64url"),
  type: PUBLIC_KEY,
  transports,
});

/** With its certificate parsers it takes as much memory as a whole feature, so it is loaded with the first passkey. */
const loadLibrary = () => import("@simplewebauthn/server");

/** Every passkey verifies the user and can be found without an e-mail: it counts as both factors. */
const SELECTION = { residentKey: "required", requireResidentKey: true, userVerification: "required" } as const;

/** The options for creating a passkey. The account's other passkeys are listed, so that none is added twice. */
export async function makeCreationOptions(
  rp: RelyingParty,
  { contact, others }: { contact: Contact; others: readonly PasskeyRow[] },
) {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: "Vestpocket",
    rpID: rp.id,
    userName: contact.email,
    userDisplayName: `${contact.firstName} ${contact.lastName}`,
    userID: toUserHandle(contact.id),
    timeout: TIMEOUT_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { ...SELECTION },
  });
  return {
    challenge: options.challenge,
    rp: { id: rp.id, name: options.rp.name },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: PUBLIC_KEY })),
    timeout: TIMEOUT_MS,
    attestation: "none" as const,
    excludeCredentials: others.map(toDescriptor),
    authenticatorSelection: SELECTION,
  };
}

/** The options for using a passkey: one of those given, or any of this site. */
export async function makeRequestOptions(rp: RelyingParty, allowed: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await loadLibrary();
  const { challenge } = await generateAuthenticationOptions({ rpID: rp.id });
  return {
    challenge,
    rpId: rp.id,
    timeout: TIMEOUT_MS,
    userVerification: "required" as const,
    allowCredentials: allowed.map(toDescriptor),
  };
}

/** The stored hash of a challenge. */
export const hashPasskeyChallenge = (challenge: string): Buffer => createHash("sha256").update(challenge).digest();

/** The challenge that a browser's response contains; undefined if unreadable. */
export function readAnsweredChallenge({ clientDataJSON }: { clientDataJSON: string }): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What is stored of a new passkey; undefined unless it was created for this site and challenge, with user verification.
 */
export async function verifyNewPasskey(
  rp: RelyingParty,
  { credential, challenge }: { credential: NewCredential; challenge: string },
): Promise<Pick<PasskeyRow, "credentialId" | "publicKey" | "counter" | "isSynced"> | undefined> {
  const { id, clientDataJSON, attestationObject } = credential;
  const { verifyRegistrationResponse } = await loadLibrary();
  const verified = await verifyRegistrationResponse({
    response: toLibrary(id, { clientDataJSON, attestationObject }),
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws for every way in which a response can be wrong.
  }).catch(() => undefined);
  const found = verified?.registrationInfo;
  if (found === undefined) return undefined;
  return {
    credentialId: Buffer.from(found.credential.id, "base64url"),
    publicKey: Buffer.from(found.credential.publicKey),
    counter: found.credential.counter,
    isSynced: found.credentialBackedUp,
  };
}

/**
 * The passkey's new state; undefined unless it signed this challenge for this site, with user verification and an
 * increased counter.
 */
export async function verifyAssertion(
  rp: RelyingParty,
  { credential, challenge, passkey }: { credential: AssertedCredential; challenge: string; passkey: PasskeyRow },
): Promise<Pick<PasskeyRow, "counter" | "isSynced"> | undefined> {
  const { id, clientDataJSON, authenticatorData, signature, userHandle } = credential;
  const isOfAccount =
    userHandle === undefined || toUserHandle(passkey.accountId).equals(Buffer.from(userHandle, "base64url"));
  if (!isOfAccount) return undefined;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const verified = await verifyAuthenticationResponse({
    response: toLibrary(id, { clientDataJSON, authenticatorData, signature }),
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  }).catch(() => undefined);
  if (verified?.verified !== true) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

const toLibrary = <Response>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: PUBLIC_KEY,
  clientExtensionResults: {},
  response,
});

/** An authenticator's user handle: the bytes of the account's id, which reveal nothing about the user. */
const toUserHandle = (accountId: string) => Buffer.from(accountId.replaceAll("-", ""), "hex");
