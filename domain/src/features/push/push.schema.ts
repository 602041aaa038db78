import { z } from "zod/mini";
import { plainText } from "../../shared/text.schema.ts";
import { isPublicEndpoint } from "./push.rules.ts";
import { ENDPOINT_MAX } from "./push.terms.ts";

/** Bytes as a browser writes them: base64 for URLs, without padding. */
const bytes = (count: number) =>
  plainText(Math.ceil((count * 4) / 3)).check(z.regex(/^[\w-]+$/u), z.minLength(Math.ceil((count * 4) / 3)));

/** Where a browser's push service takes messages for it, and the keys that only the browser can open them with. */
export const subscribeRequestSchema = z.strictObject({
  endpoint: plainText(ENDPOINT_MAX).check(z.refine(isPublicEndpoint)),
  p256dh: bytes(65),
  auth: bytes(16),
});
export type PushSubscriptionForm = z.infer<typeof subscribeRequestSchema>;

export const pushStateSchema = z.object({
  /** The public key that a browser needs to subscribe; null if this server sends no push messages. */
  key: z.nullable(z.string()),
  /** Whether this session's browser gets push messages. */
  isOn: z.boolean(),
});
