import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { plainText } from "../../shared/text.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { listingFiguresSchema } from "../visits/figures.schema.ts";
import { FIGURE_DAYS } from "../visits/figures.terms.ts";
import { REPORT_DAYS, REPORTS_MAX } from "./client-reports.terms.ts";

const language = z.enum(LANGUAGES);

export const createReportRequestSchema = z.strictObject({
  /** For how many days the link works. */
  days: z.enum(REPORT_DAYS),
  /** In which the client reads it. */
  language,
});

/** In which the document is; by default, that of the call. */
export const drawReportRequestSchema = z.strictObject({ language: z.optional(language) });

const reportShape = { id: idText, language, createdAt: momentSchema, expiresAt: momentSchema };
export const clientReportSchema = z.object(reportShape);
export type ClientReport = z.infer<typeof clientReportSchema>;

/** Those that work, newest first. */
export const clientReportsSchema = z.array(clientReportSchema).check(z.maxLength(REPORTS_MAX));

export const createdReportSchema = z.object({
  report: clientReportSchema,
  /** What the link has; it is stored nowhere. */
  token: z.string(),
});

export const readReportRequestSchema = z.strictObject({
  token: plainText(100).check(z.regex(/^[\w-]+$/u)),
  days: z.enum(FIGURE_DAYS),
});

/** What a client reads: what everyone may know of the listing, and its figures. */
export const shownReportSchema = z.object({
  listing: z.object({ name: z.string(), place: z.string() }),
  expiresAt: momentSchema,
  figures: listingFiguresSchema,
});
export type ShownReport = z.infer<typeof shownReportSchema>;
