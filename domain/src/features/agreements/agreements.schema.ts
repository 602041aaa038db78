import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { readableLine, readableText, trimmedText } from "../../shared/text.schema.ts";
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
  SIGNER_TITLE_MAX,
  TIME_ZONE_MAX,
} from "./agreements.terms.ts";

const language = z.enum(LANGUAGES);
const version = integer(1, INT32_MAX);

/** A signature, as its signer and the owner see it. */
export const signatureSchema = z.object({
  id: idText,
  name: z.string(),
  capacity: z.enum(CAPACITIES),
  company: z.nullable(z.string()),
  /** At the company. Null if they signed for themselves, and for signatures from before it was asked. */
  title: z.nullable(z.string()),
  /** The name on the signer's account if it is not the one that they typed; null if it is, or was not recorded. */
  accountName: z.nullable(z.string()),
  email: z.string(),
  language,
  version,
  /** The fingerprint of the signed text. */
  sha256: z.string(),
  authentication: z.enum(AUTHENTICATIONS),
  signedAt: momentSchema,
  /** When an external authority timestamped the certificate (RFC 3161); null if none has. */
  stampedAt: z.nullable(momentSchema),
});
export type Signature = z.infer<typeof signatureSchema>;

/** A signature, as its signer sees it. */
export const signedAgreementSchema = z.object({
  listing: z.object({
    id: idText,
    /** When they signed. */
    name: z.string(),
    /** Whether they can currently open its page. */
    isShown: z.boolean(),
  }),
  signature: signatureSchema,
});
export type SignedAgreement = z.infer<typeof signedAgreementSchema>;

/** The agreement that a listing requires its readers to sign. */
export const agreementSchema = z.object({
  kind: z.enum(AGREEMENT_KINDS),
  /** 0 if it requires none. */
  version: integer(0, INT32_MAX),
  /** In the order in which they are offered; a language other than the first is shown only on request. */
  languages: z.array(language),
  /** The viewer's own signature of this version. */
  signature: z.nullable(signatureSchema),
  /** The viewer may sign only once the owner has approved them (domain: `maySign`). */
  needsApproval: z.boolean(),
  /** The standard text has a newer version for this listing; it takes effect once the owner chooses it again. */
  hasNewer: z.boolean(),
  /** The reader is asked first whether they are, or the company they sign for is, in Quebec. */
  asksForPlace: z.boolean(),
  /** There is no French text, which this reader would have to be given first: they cannot sign. */
  lacksFrench: z.boolean(),
  /** Signers have to use a passkey, or the password and a one-time code. */
  needsTwoFactors: z.boolean(),
  /** For whom the owner posted the listing; null for everyone else. */
  parties: z.nullable(z.object({ principal: z.string(), namesPrincipal: z.boolean() })),
});
export type Agreement = z.infer<typeof agreementSchema>;

/** A text of an agreement, as signed. */
export const shownTextSchema = z.object({
  version,
  language,
  title: z.string(),
  body: z.string(),
  sha256: z.string(),
});
export type ShownText = z.infer<typeof shownTextSchema>;

export const openAgreementRequestSchema = z.strictObject({
  /** If omitted: the one that the reader is offered first. */
  language: z.optional(language),
  /** The reader's answer whether they are, or the company they sign for is, in Quebec. */
  inQuebec: z.optional(z.boolean()),
});

export const signAgreementRequestSchema = z.extend(identityRequestSchema, {
  version,
  language,
  sha256: trimmedText(64),
  name: readableLine(SIGNER_NAME_MAX),
  capacity: z.enum(CAPACITIES),
  company: z._default(readableLine(COMPANY_MAX), ""),
  /** At the company. */
  title: z._default(readableLine(SIGNER_TITLE_MAX), ""),
  agreed: z.boolean(),
  /** Of the signer's device, such as 'America/Toronto'; a nonexistent one is omitted from the record. */
  timeZone: z._default(trimmedText(TIME_ZONE_MAX), ""),
});

const title = z._default(readableLine(AGREEMENT_TITLE_MAX), "");
const body = z._default(readableText(AGREEMENT_BODY_MAX), "");
/** The texts of a custom agreement. */
export const chooseAgreementRequestSchema = z.strictObject({
  kind: z.enum(AGREEMENT_KINDS),
  titleEn: title,
  bodyEn: body,
  titleFr: title,
  bodyFr: body,
  /** The owner confirmed that readers are offered only one language. */
  isOneLanguage: z._default(z.boolean(), false),
  /** The legal name of who the owner of the listing acts for; empty if they act for themselves, or leave it open. */
  principal: z._default(readableLine(COMPANY_MAX), ""),
  /** Certificates name them. Otherwise the name is only recorded. */
  namesPrincipal: z._default(z.boolean(), false),
  /** Signers have to use a passkey, or the password and a one-time code. If omitted, it stays as it was. */
  needsTwoFactors: z.optional(z.boolean()),
});
export type AgreementChoice = z.infer<typeof chooseAgreementRequestSchema>;
