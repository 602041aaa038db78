import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { integer } from "../../shared/numbers.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { plainText, readableLine } from "../../shared/text.schema.ts";
import { PASSKEY_MESSAGES, PASSKEY_NAME_MAX } from "./passkeys.rules.ts";

/** Bytes as base64url, at most `max` characters. */
const bytes = (max: number) => plainText(max).check(z.regex(/^[\w-]+$/u));
/** How a browser can reach an authenticator; browsers may add new ways. */
const transports = z.array(plainText(30).check(z.regex(/^[a-z-]+$/u))).check(z.maxLength(10));

/** A newly created passkey, without what only repeats the attestation. */
export const newCredentialSchema = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(20_000),
  transports: z.optional(transports),
});
export type NewCredential = z.infer<typeof newCredentialSchema>;

/** A browser's response to a challenge. */
export const assertedCredentialSchema = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(5_000),
  /** The account that the passkey was created for. */
  userHandle: z.optional(bytes(100)),
});
export type AssertedCredential = z.infer<typeof assertedCredentialSchema>;

const passkeyName = withRequiredMessage(readableLine(PASSKEY_NAME_MAX), PASSKEY_MESSAGES.nameRequired);
export const addPasskeyRequestSchema = z.strictObject({ name: passkeyName, credential: newCredentialSchema });
export const renamePasskeyRequestSchema = z.strictObject({ name: passkeyName });
export const confirmWithPasskeyRequestSchema = z.strictObject({ credential: assertedCredentialSchema });

const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.optional(z.array(z.string())),
});
const milliseconds = integer(0, 3_600_000);

/** For `navigator.credentials.create`. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: integer(-70_000, 0), type: z.literal("public-key") })),
  timeout: milliseconds,
  attestation: z.literal("none"),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
});

export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** For `navigator.credentials.get`. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: milliseconds,
  userVerification: z.literal("required"),
  /** Empty if any passkey of this site will do. */
  allowCredentials: z.array(descriptor),
});

export type PasskeyRequest = z.infer<typeof requestOptionsSchema>;

/** A passkey, as its account's owner sees it. */
export const passkeySchema = z.object({
  id: idText,
  name: z.string(),
  /** Whether a password manager syncs it to other devices. */
  isSynced: z.boolean(),
  createdAt: momentSchema,
  lastUsedAt: z.nullable(momentSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;
