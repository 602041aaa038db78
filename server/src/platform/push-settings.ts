import { createECDH } from "node:crypto";
import { z } from "zod";

/** How push services know this server (RFC 8292). */
export interface PushSettings {
  /** Where a push service can reach the operator. */
  readonly subject: string;
  /** In base64 for URLs, as browsers need it. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The environment variables for push messages. */
export const pushEnvironment = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "must be a key that npm run push-keys prints")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be a key that npm run push-keys prints")
    .optional(),
};
type PushEnvironment = z.infer<z.ZodObject<typeof pushEnvironment>>;

/** The conflicts between the settings, one per line, starting with the setting's name. */
export function listPushFaults({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: PushEnvironment): string[] {
  if (publicKey === undefined && privateKey === undefined) return [];
  if (publicKey === undefined) return ["VAPID_PUBLIC_KEY: required with VAPID_PRIVATE_KEY"];
  if (privateKey === undefined) return ["VAPID_PRIVATE_KEY: required with VAPID_PUBLIC_KEY"];
  return toPublicKey(privateKey) === publicKey ? [] : ["VAPID_PUBLIC_KEY: is not the key of VAPID_PRIVATE_KEY"];
}

/** The public key of a private one; undefined if that is no key. */
function toPublicKey(privateKey: string): string | undefined {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url");
  } catch {
    return undefined;
  }
}

/** The settings for push messages, or undefined if this server sends none. */
export function readPushSettings(
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: PushEnvironment,
  contact = "nobody@vestpocket.example",
): PushSettings | undefined {
  if (publicKey === undefined || privateKey === undefined) return undefined;
  return { subject: `mailto:${contact}`, publicKey, privateKey };
}
