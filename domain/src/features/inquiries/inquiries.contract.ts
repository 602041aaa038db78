import { z } from "zod/mini";
import { idParams, messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { idText } from "../../shared/ids.schema.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import {
  archiveRequestSchema,
  inquirySchema,
  inquiryThreadSchema,
  listInquiriesRequestSchema,
  replyRequestSchema,
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
  answer: z.object({ msg: z.string(), inquiryId: idText }),
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
  summary: "Archive or unarchive a conversation",
  access: "members",
  params: idParams,
  body: archiveRequestSchema,
  answer: messageAnswer,
});
