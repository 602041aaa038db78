import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { POLICIES, POLICY_VERSIONS } from "./policies.rules.ts";

const version = (newest: number) => z.int().check(z.minimum(1), z.maximum(newest));

/** The versions that someone was shown and agreed to. */
export const agreementRequestSchema = z.strictObject({
  terms: version(POLICY_VERSIONS.terms),
  privacy: version(POLICY_VERSIONS.privacy),
});
export type AgreedVersions = z.infer<typeof agreementRequestSchema>;

/** A version of a policy that an account agreed to. */
export const agreementSchema = z.object({
  policy: z.enum(POLICIES),
  version: z.int(),
  language: z.enum(LANGUAGES),
  agreedAt: momentSchema,
});
export type Agreement = z.infer<typeof agreementSchema>;
