import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { plainText, trimmedText } from "../../shared/text.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { COMPANY_MAX } from "../access/access.terms.ts";
import { identityRequestSchema } from "../accounts/accounts.schema.ts";
import {
  AGREEMENT_BODY_MAX,
  AGREEMENT_KINDS,
  AGREEMENT_TITLE_MAX,
  AUTHENTICATIONS,
  CAPACITIES,
  SIGNER_NAME_MAX,
  TIME_ZONE_MAX,
} from "./agreements.terms.ts";

const language = z.enum(LANGUAGES);
const version = integer(1, INT32_MAX);

/** What somebody signed, as they and the owner see it. */
export const signatureSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  capacity: z.enum(CAPACITIES),
  company: z.nullable(z.string()),
  email: z.string(),
  language,
  version,
  /** The fingerprint of the text that was signed. */
  sha256: z.string(),
  authentication: z.enum(AUTHENTICATIONS),
  signedAt: momentSchema,
  /** When an authority outside stamped the certificate (RFC 3161); null where none has. */
  stampedAt: z.nullable(momentSchema),
});
export type Signature = z.infer<typeof signatureSchema>;

/** What somebody signed, for themselves. */
export const signedAgreementSchema = z.object({
  listing: z.object({
    id: z.uuid(),
    /** When they signed. */
    name: z.string(),
    /** Whether its page is there for them now. */
    isShown: z.boolean(),
  }),
  signature: signatureSchema,
});
export type SignedAgreement = z.infer<typeof signedAgreementSchema>;

/** The agreement that a listing asks its readers to sign. */
export const agreementSchema = z.object({
  kind: z.enum(AGREEMENT_KINDS),
  /** 0 where it asks for none. */
  version: integer(0, INT32_MAX),
  /** In the order in which they are offered; another than the first is shown only to who asks for it. */
  languages: z.array(language),
  /** The viewer's own, of this version. */
  signature: z.nullable(signatureSchema),
});
export type Agreement = z.infer<typeof agreementSchema>;

/** A text of an agreement, as it is signed. */
export const shownTextSchema = z.object({
  version,
  language,
  title: z.string(),
  body: z.string(),
  sha256: z.string(),
});
export type ShownText = z.infer<typeof shownTextSchema>;

/** Without a language: the one that the reader is offered first. */
export const openAgreementRequestSchema = z.strictObject({ language: z.optional(language) });

export const signAgreementRequestSchema = z.extend(identityRequestSchema, {
  version,
  language,
  sha256: trimmedText(64),
  name: trimmedText(SIGNER_NAME_MAX),
  capacity: z.enum(CAPACITIES),
  company: z._default(trimmedText(COMPANY_MAX), ""),
  agreed: z.boolean(),
  /** Of the signer's device, as 'America/Toronto'; the record leaves out one that does not exist. */
  timeZone: z._default(trimmedText(TIME_ZONE_MAX), ""),
});

const title = z._default(trimmedText(AGREEMENT_TITLE_MAX), "");
const body = z._default(plainText(AGREEMENT_BODY_MAX), "");
/** The texts are those of an own agreement. */
export const chooseAgreementRequestSchema = z.strictObject({
  kind: z.enum(AGREEMENT_KINDS),
  titleEn: title,
  bodyEn: body,
  titleFr: title,
  bodyFr: body,
  /** The owner confirmed that readers are offered one language only. */
  isOneLanguage: z._default(z.boolean(), false),
});
export type AgreementChoice = z.infer<typeof chooseAgreementRequestSchema>;
