import { z } from "zod/mini";
import { idParams, messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import {
  clientReportsSchema,
  createdReportSchema,
  createReportRequestSchema,
  drawReportRequestSchema,
  readReportRequestSchema,
  shownReportSchema,
} from "./client-reports.schema.ts";

const tag = "listings";

export const listClientReports = defineCall({
  method: "GET",
  path: "/v1/property/{id}/client-reports",
  tag,
  summary: "List the links to the figures of one's own listing that work",
  access: "members",
  params: idParams,
  answer: z.object({ reports: clientReportsSchema }),
});

export const drawClientReport = defineCall({
  method: "GET",
  path: "/v1/property/{id}/client-reports/pdf",
  tag,
  summary: "Download what such a link shows as a PDF",
  access: "members",
  params: idParams,
  query: drawReportRequestSchema,
});

export const createClientReport = defineCall({
  method: "POST",
  path: "/v1/property/{id}/client-reports",
  tag,
  summary: "Make a link to the figures of one's own listing, for a client",
  access: "members",
  params: idParams,
  body: createReportRequestSchema,
  answer: createdReportSchema,
});

export const revokeClientReport = defineCall({
  method: "DELETE",
  path: "/v1/client-reports/{id}",
  tag,
  summary: "Revoke such a link",
  access: "members",
  params: idParams,
  answer: messageAnswer,
});

export const readClientReport = defineCall({
  method: "POST",
  path: "/v1/client-reports/read",
  tag,
  summary: "Read the figures that a link leads to; the link is in the body, so that no log has it",
  access: "everyone",
  body: readReportRequestSchema,
  answer: z.object({ report: shownReportSchema }),
});
