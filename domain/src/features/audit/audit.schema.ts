import { z } from "zod/mini";
import { idText, lowerCaseId } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { datedPageRequestSchema } from "../../shared/paging.schema.ts";
import { plainText, trimmedText } from "../../shared/text.schema.ts";

/** Not every id is a UUID: some of the payment provider's are not. */
const anyId = trimmedText(100).check(lowerCaseId);

/** Filters of the audit log. All given filters must match. */
export const listAuditRequestSchema = z.extend(datedPageRequestSchema, {
  /** The action or its noun: 'listings.remove', 'listings'. */
  action: z.optional(plainText(60).check(z.regex(/^[a-z0-9._-]*$/u))),
  /** Who acted: the id of an account, or words of its name, or its email or phone number. */
  actor: z.optional(anyId),
  /** What was acted on: an id, a receipt's or a ticket's number, words of a title, or a person as above. */
  subject: z.optional(anyId),
  /** `hide`: without entries by which somebody only looked at something. */
  views: z.optional(z.enum(["show", "hide"])),
});
export type ListAuditRequest = z.infer<typeof listAuditRequestSchema>;

export const auditEntrySchema = z.object({
  id: idText,
  at: momentSchema,
  actorId: z.nullable(idText),
  /** Null if the account was deleted or nobody was signed in. */
  actorName: z.nullable(z.string()),
  action: z.string(),
  subjectKind: z.nullable(z.string()),
  subjectId: z.nullable(z.string()),
  /** A person's name, a listing's title, a receipt or ticket number; null if it has none or is gone. */
  subjectName: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  address: z.nullable(z.string()),
});
export type AuditEntryView = z.infer<typeof auditEntrySchema>;
