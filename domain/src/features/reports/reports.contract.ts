import { z } from "zod/mini";
import { batchAnswer, batchRequestSchema } from "../../shared/batch.schema.ts";
import { idParams, messageAnswer, noBody } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import {
  listReportsRequestSchema,
  reportDetailSchema,
  reportInquiryRequestSchema,
  reportListingRequestSchema,
  reportSchema,
  resolveReportRequestSchema,
} from "./reports.schema.ts";

const tag = "reports";

export const reportInquiry = defineCall({
  method: "POST",
  path: "/v1/inquiries/{id}/report",
  tag,
  summary: "Report a conversation to the administrators",
  access: "members",
  params: idParams,
  body: reportInquiryRequestSchema,
  answer: messageAnswer,
});

export const reportListing = defineCall({
  method: "POST",
  path: "/v1/property/{id}/report",
  tag,
  summary: "Report a listing to the administrators",
  access: "members",
  params: idParams,
  body: reportListingRequestSchema,
  answer: messageAnswer,
});

export const listReports = defineCall({
  method: "GET",
  path: "/v1/admin/reports",
  tag,
  summary: "List reported conversations and listings",
  access: "administrators",
  duties: ["support"],
  query: listReportsRequestSchema,
  answer: z.extend(pageSchema, { reports: z.array(reportSchema) }),
});

export const exportReports = defineCall({
  method: "GET",
  path: "/v1/admin/reports/export",
  isAudited: true,
  tag,
  summary: "Download reports as CSV, filtered like the list",
  access: "administrators",
  duties: ["support"],
  query: z.omit(listReportsRequestSchema, { page: true, limit: true }),
});

export const readReport = defineCall({
  method: "GET",
  path: "/v1/admin/reports/{id}",
  isAudited: true,
  tag,
  summary: "Read a report with what it is about",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  answer: z.object({ report: reportDetailSchema }),
});

export const resolveReport = defineCall({
  method: "POST",
  path: "/v1/admin/reports/{id}/resolve",
  tag,
  summary: "Resolve a report",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  body: resolveReportRequestSchema,
  answer: messageAnswer,
});

export const reopenReport = defineCall({
  method: "POST",
  path: "/v1/admin/reports/{id}/reopen",
  tag,
  summary: "Take up a dismissed report again",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});

export const dismissReports = defineCall({
  method: "POST",
  path: "/v1/admin/reports/dismiss",
  tag,
  summary: "Dismiss several reports: those that are open are, the others are named",
  access: "administrators",
  duties: ["support"],
  body: batchRequestSchema,
  answer: batchAnswer,
});
