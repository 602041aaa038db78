import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema, INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import { trimmedText } from "../../shared/text.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";

/** What a SHA-256 identifies: a certificate's file, or a signature's record, which the certificate's code names. */
export const PROOF_KINDS = ["certificate", "record"] as const;

export const verifyRequestSchema = z.strictObject({ sha256: trimmedText(200) });

/** What is known about a SHA-256: nothing about people or listings. */
export const proofSchema = z.object({
  kind: z.enum(PROOF_KINDS),
  signedAt: momentSchema,
  /** The text that was signed. */
  agreement: z.object({
    isStandard: z.boolean(),
    version: integer(1, INT32_MAX),
    language: z.enum(LANGUAGES),
    sha256: z.string(),
  }),
  /** Whether the record, its certificate and its whole chain are unaltered. */
  isSound: z.boolean(),
  /** The first day whose published line covers the record, YYYY-MM-DD; null until then. */
  publishedOn: z.nullable(z.string()),
  /** When an external authority timestamped the certificate; null if none has. */
  stampedAt: z.nullable(momentSchema),
});
export type Proof = z.infer<typeof proofSchema>;

/** What remains of a signature whose record was deleted at the end of its retention period. */
export const endedProofSchema = z.object({ kind: z.enum(PROOF_KINDS), signedAt: momentSchema });
export type EndedProof = z.infer<typeof endedProofSchema>;

export const verifyAnswerSchema = z.object({ proof: z.nullable(proofSchema), ended: z.nullable(endedProofSchema) });
export type VerifyAnswer = z.infer<typeof verifyAnswerSchema>;

/** The published line of one day: the heads of all chains. */
export const chainLineSchema = z.object({
  /** YYYY-MM-DD, UTC. */
  day: z.string(),
  /** How many chains have grown since the previous line. */
  rooms: countSchema,
  /** The line as sent to the archive, with its own hash and the previous line's. */
  line: z.string(),
});
export type ChainLine = z.infer<typeof chainLineSchema>;

export const chainLinesSchema = z.extend(pageSchema, { lines: z.array(chainLineSchema) });
