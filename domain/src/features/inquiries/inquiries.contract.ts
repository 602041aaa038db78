import { z } from "zod/mini";
import { idParams, messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import {
  archiveRequestSchema,
  inquirySchema,
  inquiryThreadSchema,
  listInquiriesRequestSchema,
  listReportsRequestSchema,
  replyRequestSchema,
  reportDetailSchema,
  reportRequestSchema,
  reportSchema,
  resolveReportRequestSchema,
  sendInquiryRequestSchema,
  unreadSchema,
} from "./inquiries.schema.ts";

const tag = "inquiries";

export const sendInquiry = defineCall({
  method: "POST",
  path: "/v1/mail/sendInquiryMail",
  tag,
  summary: "Send an inquiry to a listing's owner",
  access: "members",
  body: sendInquiryRequestSchema,
  answer: z.object({ msg: z.string(), inquiryId: z.uuid() }),
});

export const listInquiries = defineCall({
  method: "GET",
  path: "/v1/inquiries",
  tag,
  summary: "List conversations, newest first",
  access: "members",
  query: listInquiriesRequestSchema,
  answer: z.extend(pageSchema, { inquiries: z.array(inquirySchema) }),
});

export const countUnreadInquiries = defineCall({
  method: "GET",
  path: "/v1/inquiries/unread",
  tag,
  summary: "Count unread conversations",
  access: "members",
  answer: z.object({ unread: unreadSchema }),
});

export const readInquiry = defineCall({
  method: "GET",
  path: "/v1/inquiries/{id}",
  tag,
  summary: "Read a conversation and mark it as read",
  access: "members",
  params: idParams,
  answer: z.object({ inquiry: inquiryThreadSchema }),
});

export const replyToInquiry = defineCall({
  method: "POST",
  path: "/v1/inquiries/{id}/reply",
  tag,
  summary: "Reply in a conversation",
  access: "members",
  params: idParams,
  body: replyRequestSchema,
  answer: messageAnswer,
});

export const archiveInquiry = defineCall({
  method: "POST",
  path: "/v1/inquiries/{id}/archive",
  tag,
  summary: "Archive a conversation, or move it back to the inbox",
  access: "members",
  params: idParams,
  body: archiveRequestSchema,
  answer: messageAnswer,
});

export const reportInquiry = defineCall({
  method: "POST",
  path: "/v1/inquiries/{id}/report",
  tag,
  summary: "Report a conversation to the administrators",
  access: "members",
  params: idParams,
  body: reportRequestSchema,
  answer: messageAnswer,
});

export const listReports = defineCall({
  method: "GET",
  path: "/v1/admin/reports",
  tag,
  summary: "List reported conversations",
  access: "administrators",
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
  query: z.omit(listReportsRequestSchema, { page: true, limit: true }),
});

export const readReport = defineCall({
  method: "GET",
  path: "/v1/admin/reports/{id}",
  isAudited: true,
  tag,
  summary: "Read a reported conversation",
  access: "administrators",
  params: idParams,
  answer: z.object({ report: reportDetailSchema }),
});

export const resolveReport = defineCall({
  method: "POST",
  path: "/v1/admin/reports/{id}/resolve",
  tag,
  summary: "Resolve a report",
  access: "administrators",
  params: idParams,
  body: resolveReportRequestSchema,
  answer: messageAnswer,
});
