import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { datedPageRequestSchema } from "../../shared/paging.schema.ts";
import { reasonSchema } from "../../shared/reason.schema.ts";
import { readableText } from "../../shared/text.schema.ts";
import { LISTING_STATUSES } from "../listings/listings.terms.ts";
import { REPORT_NOTE_MAX, REPORT_OUTCOMES, REPORT_REASONS, REPORT_SUBJECTS } from "./reports.rules.ts";

const note = z._default(readableText(REPORT_NOTE_MAX), "");
export const reportInquiryRequestSchema = z.strictObject({ reason: z.enum(REPORT_REASONS.inquiry), note });
export const reportListingRequestSchema = z.strictObject({ reason: z.enum(REPORT_REASONS.listing), note });

const reasonOfReport = z.enum([...REPORT_REASONS.inquiry, ...REPORT_REASONS.listing]);
const outcomeOfReport = z.enum([...REPORT_OUTCOMES.inquiry, ...REPORT_OUTCOMES.listing]);

export const REPORT_STATES = ["open", "resolved"] as const;
export const listReportsRequestSchema = z.extend(datedPageRequestSchema, {
  state: z._default(z.enum(REPORT_STATES), "open"),
  /** What was reported. */
  kind: z.optional(z.enum(REPORT_SUBJECTS)),
});
export type ListReportsRequest = z.infer<typeof listReportsRequestSchema>;
const person = z.object({ uid: z.nullable(idText), name: z.string() });

/** A report as administrators see it. */
export const reportSchema = z.object({
  id: idText,
  about: z.object({ kind: z.enum(REPORT_SUBJECTS), id: idText }),
  /** The listing that was reported, or that the conversation is about. */
  listingName: z.string(),
  reason: reasonOfReport,
  note: z.string(),
  reporter: person,
  /** The other person in the conversation, or the listing's owner. */
  reported: person,
  createdAt: momentSchema,
  outcome: z.nullable(outcomeOfReport),
  resolvedAt: z.nullable(momentSchema),
});
export type Report = z.infer<typeof reportSchema>;

/** A report with what administrators need for the decision. */
export const reportDetailSchema = z.extend(reportSchema, {
  /** The conversation, which administrators may read only because of the report; empty for a listing. */
  messages: z.array(z.object({ id: idText, author: person, text: z.string(), createdAt: momentSchema })),
  /** Of a reported listing. */
  listingStatus: z.nullable(z.enum(LISTING_STATUSES)),
  /** Other reports about the same person, newest first. */
  history: z.array(reportSchema),
});
export type ReportDetail = z.infer<typeof reportDetailSchema>;

export const resolveReportRequestSchema = z.strictObject({
  outcome: outcomeOfReport,
  /** For the owner of a listing that this removes. */
  reason: z.optional(reasonSchema),
});
export type ResolveReportRequest = z.infer<typeof resolveReportRequestSchema>;
