import { createPublicKey, type KeyObject } from "node:crypto";
import { z } from "zod";

/** With what the relay signs what it reports about e-mail that it accepted. */
export interface MailEventSettings {
  readonly mailgunKey: string | undefined;
  readonly sendgridKey: KeyObject | undefined;
}

/** The environment variables for a relay's webhook. */
export const mailEventsEnvironment = {
  MAILGUN_WEBHOOK_KEY: z.string().min(16, "must be Mailgun's HTTP webhook signing key").optional(),
  SENDGRID_WEBHOOK_KEY: z
    .string()
    .refine((key) => readKey(key) !== undefined, "must be the verification key of SendGrid's signed event webhook")
    .optional(),
};
type MailEventsEnvironment = z.infer<z.ZodObject<typeof mailEventsEnvironment>>;

export function readMailEvents(env: MailEventsEnvironment): MailEventSettings {
  const { MAILGUN_WEBHOOK_KEY: mailgunKey, SENDGRID_WEBHOOK_KEY: sendgridKey } = env;
  return { mailgunKey, sendgridKey: sendgridKey === undefined ? undefined : readKey(sendgridKey) };
}

/** Undefined if the text is not a public key for ECDSA. */
function readKey(base64: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, "base64"), format: "der", type: "spki" });
    return key.asymmetricKeyType === "ec" ? key : undefined;
  } catch {
    return undefined;
  }
}
